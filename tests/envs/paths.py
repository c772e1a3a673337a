"""Games of ``Session`` as paths of the tree that has every random event as a separate action."""

from collections.abc import Iterator, Sequence
from random import Random

from foretell.envs.actions import action_number
from foretell.envs.chance.play import CHANCE
from foretell.game.decide import action_of
from foretell.game.events import Dealt, Event
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.testing.hidden import World


def path_of(options: Options, events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """Yield what has happened: ``CHANCE`` or a seat, and the number of its outcome or action."""
    is_drawn = options.first_dealer is None
    for event in events:
        if isinstance(event, Dealt):
            if is_drawn:
                yield CHANCE, event.dealer
                is_drawn = False
            for hand in event.hands:
                assert hand is not None
                yield from ((CHANCE, index) for index in sorted(card.index for card in hand))
            if event.turned is not None:
                yield CHANCE, event.turned.index
        elif (action := action_of(event)) is not None:
            yield action.seat, action_number(action)


def in_order(session: Session, steps: int | None) -> Session:
    """Play at random, with bids in order."""
    chance = Random(7)
    while session.to_act and (steps is None or steps > 0):
        session.act(chance.choice(session.legal_actions(session.to_act[0])))
        steps = None if steps is None else steps - 1
    return session


def events_in(session: Session, world: World) -> tuple[Event, ...]:
    """Return the events of the session with those of the current round as in this world."""
    before = session.events[: len(session.events) - len(World.of(session).since) - 1]
    return (*before, world.dealt, *world.since)
