"""Hidden cards, given by the hand sizes and voids of the seats, without a game."""

from itertools import combinations
from random import Random

from hypothesis import reject
from hypothesis import strategies as st

from foretell.cards import DECK_SIZE, RANKS, SUIT_SET, SUITS
from foretell.sim.worlds.hidden import Hidden, _check_room


def hidden(unseen: int, *seats: tuple[int, str]) -> Hidden:
    """Return hidden cards for the number of unseen cards and the void suits of each seat."""
    held = [number for number, _ in seats]
    may_hold = [unseen & ~_cards_of(suits) if number else 0 for number, suits in seats]
    _check_room(held, may_hold)
    return Hidden((0,) * len(seats), tuple(held), tuple(may_hold))


def some_cards(count: int, seed: int) -> int:
    """Return a random set of ``count`` cards."""
    return sum(1 << card for card in Random(seed).sample(range(DECK_SIZE), count))


def all_hands(cards: Hidden) -> list[tuple[int, ...]]:
    """Return all possible hands, seat by seat."""
    found: list[tuple[int, ...]] = [()]
    for held, may_hold in zip(cards.held, cards.may_hold, strict=True):
        found = [
            (*hands, sum(drawn))
            for hands in found
            for drawn in combinations(_bits(may_hold & ~sum(hands)), held)
        ]
    return found


@st.composite
def small(draw: st.DrawFn) -> Hidden:
    """Return a strategy for a few hidden cards with any voids."""
    unseen = sum(1 << card for card in draw(st.sets(st.integers(0, DECK_SIZE - 1), max_size=8)))
    seat = st.tuples(st.integers(0, 2), st.sets(st.sampled_from("CDHS")).map("".join))
    try:
        return hidden(unseen, *draw(st.lists(seat, min_size=1, max_size=6)))
    except ValueError:
        reject()


def _bits(cards: int) -> list[int]:
    return [1 << card for card in range(DECK_SIZE) if cards >> card & 1]


def _cards_of(suits: str) -> int:
    return sum(SUIT_SET << (RANKS * suit) for suit in range(SUITS) if "CDHS"[suit] in suits)
