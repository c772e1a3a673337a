"""The luck of one seat's decisions in a whole game."""

from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np

from foretell.arena.control.kernel import SCRATCH, worth_among_steady
from foretell.game.events import BidMade, CardPlayed, Event, TrumpChosen
from foretell.game.evolve import evolve
from foretell.game.state import State
from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim.counter import derive
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of

STEPS: Final = 300
"""The steps of the chain over possible deals, at each decision that counts."""


def luck_of(
    options: Options, seed: str, events: Iterable[Event], seat: int, *, steps: int = STEPS
) -> float:
    """Return the luck of a seat's decisions among ``steady``, in points of its lead.

    Args:
        options: of the game.
        seed: of the game.
        events: all its events.
        seat: the seat.
        steps: the number of possible deals at each decision; the mean is 0 with any number.
    """
    settings, key = settings_of(options), int(seed, 16) & ((1 << 62) - 1)
    scratch = np.zeros((SCRATCH, at.WIDTH), dtype=np.int64)
    sums, luck = np.zeros(2, dtype=np.int64), 0
    for number, (start, actions) in enumerate(_rounds(State.start(options, seed), events)):
        own = derive(derive(key, seat), number)
        worth_among_steady(settings, start, seat, actions, steps, own, scratch, sums)
        luck += int(sums[1] - sums[0])
    return luck / ((steps + 1) * (options.players - 1))


def _rounds(state: State, events: Iterable[Event]) -> Iterator[tuple[IntArray, IntArray]]:
    """Yield each round of a game as it was dealt, with all actions in it."""
    start: IntArray | None = None
    bids: dict[int, int] = {}
    others: list[int] = []

    def done() -> tuple[IntArray, IntArray]:
        assert start is not None
        # Where bids are not open, the simulator asks for them in the order of the seats.
        first, players = int(start[at.LEADER]), state.options.players
        ordered = sorted(bids.items(), key=lambda made: (made[0] - first) % players)
        trump = others[: 1 if start[at.PHASE] == at.CHOOSING_TRUMP else 0]
        actions = [*trump, *(bid for _, bid in ordered), *others[len(trump) :]]
        return start, np.array(actions, dtype=np.int64)

    for event in events:
        match event:
            case BidMade() | CardPlayed() | TrumpChosen():
                if start is not None and start[at.ROUND] != state.round.number:
                    yield done()
                    start, bids, others = None, {}, []
                if start is None:
                    start = state_of(state)
        match event:
            case BidMade(seat, bid):
                assert bid is not None
                bids[seat] = bid
            case CardPlayed():
                others.append(event.card.index)
            case TrumpChosen():
                others.append(int(event.suit))
        state = evolve(state, event)
    yield done()
