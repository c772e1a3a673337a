"""Reference for worlds: every deal of the unseen cards, replayed by the rules."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from foretell.cards import DECK, cards_of, set_of
from foretell.errors import Refusal
from foretell.game.deal import own_deck
from foretell.game.decide import act, action_of
from foretell.game.events import CardPlayed
from foretell.game.evolve import evolve
from foretell.game.observation import Observation, observe
from foretell.game.session import Session
from foretell.rules.options import Deal
from foretell.testing.hidden import World

Hands = tuple[int, ...]


def true_hands(session: Session) -> Hands:
    return tuple(hand for hand in session.state.round.hands if hand is not None)


def put_back(session: Session, hands: Sequence[int], viewer: int | None) -> Observation | None:
    """Return a viewer's observation after the round is replayed so that it leads to these hands.

    None if one of the actions would have been illegal.
    """
    world = World.of(session)
    dealt = [list(cards_of(hand)) for hand in hands]
    for event in world.since:
        if isinstance(event, CardPlayed):
            dealt[event.seat].append(event.card)
    state = evolve(world.before, replace(world.dealt, hands=tuple(map(tuple, dealt))))
    try:
        for event in world.since:
            action = action_of(event)
            if action is not None:
                state = act(state, action)[1]
    except Refusal:
        return None
    return observe(state, viewer)


def all_worlds(session: Session, viewer: int | None) -> Iterator[Hands]:
    """Yield all hands that are consistent with a viewer's knowledge of a game."""
    observation = session.observe(viewer)
    for hands in _deals(session, observation):
        if put_back(session, hands, viewer) == observation:
            yield hands


def _deals(session: Session, observation: Observation) -> Iterator[Hands]:
    """Yield all deals of the unseen cards to the seats with hidden hands."""
    known = observation.known.round.hands
    sizes = [hand.bit_count() for hand in true_hands(session)]
    gone = _gone(session)

    def deal(seat: int, gone: int) -> Iterator[Hands]:
        if seat == len(known):
            yield ()
            return
        hand = known[seat]
        if hand is not None:
            yield from ((hand, *rest) for rest in deal(seat + 1, gone))
            return
        one_suit = session.state.options.deal is Deal.ONE_SUIT
        deck = own_deck(seat) if one_suit else DECK
        for cards in combinations(
            [card for card in deck if not gone >> card.index & 1], sizes[seat]
        ):
            hand = set_of(cards)
            yield from ((hand, *rest) for rest in deal(seat + 1, gone | hand))

    return deal(0, gone | set_of(card for hand in known if hand for card in cards_of(hand)))


def _gone(session: Session) -> int:
    """Return the set of cards that are publicly known to be in no hand."""
    table = session.state.round
    open_cards = [card for trick in table.tricks for card in trick.cards]
    open_cards += [] if table.trick is None else table.trick.cards
    open_cards += [] if table.turned is None else [table.turned]
    return session.state.spent | set_of(open_cards)
