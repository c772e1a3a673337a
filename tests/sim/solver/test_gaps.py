"""Closing gaps between cards, without any other change to them."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import DECK_SIZE, FULL_SET, RANKS, cards_of, set_of
from foretell.rules.options import Deal
from foretell.sim.solver import new_scratch
from foretell.sim.solver.gaps import close_gaps
from foretell.sim.solver.scratch import HANDS, LIVE, ONE_SUIT
from foretell.testing import cards

pytestmark = pytest.mark.kernel


def closed(*hands: int, deal: Deal = Deal.SHARED) -> list[int]:
    scratch = new_scratch()
    scratch[ONE_SUIT] = deal is Deal.ONE_SUIT
    scratch[HANDS : HANDS + len(hands)] = hands
    live = int(np.bitwise_or.reduce(np.array(hands)))
    scratch[HANDS + LIVE] = live
    close_gaps(scratch, HANDS, FULL_SET & ~live)
    assert scratch[HANDS + LIVE] == np.bitwise_or.reduce(scratch[HANDS : HANDS + len(hands)])
    return [int(hand) for hand in scratch[HANDS : HANDS + len(hands)]]


def words(hand: int) -> str:
    return " ".join(map(str, cards_of(hand)))


@pytest.mark.parametrize(
    ("hands", "deal", "expected"),
    [
        (("C5 C9", "C7 H2"), Deal.SHARED, ["C1 C3", "C2 H1"]),
        (("Z2 Z4", "Z3 N4"), Deal.SHARED, ["Z1 Z3", "Z2 N1"]),
        (("C5 C9", "D7 D9"), Deal.ONE_SUIT, ["C1 C3", "D2 D3"]),
        (("C5 Z1", "D5 Z2"), Deal.ONE_SUIT, ["C1 Z1", "D1 Z2"]),
    ],
)
def test_cards_move_down_to_fill_gaps(
    hands: tuple[str, ...], deal: Deal, expected: list[str]
) -> None:
    """R7.4, R9.7."""
    found = closed(*(set_of(cards(hand)) for hand in hands), deal=deal)
    assert list(map(words, found)) == expected


owners = st.lists(st.integers(-3, 3), min_size=DECK_SIZE, max_size=DECK_SIZE)


@pytest.mark.compiled
@given(owners, st.sampled_from(Deal))
def test_suits_and_the_order_of_cards_are_kept(owner: list[int], deal: Deal) -> None:
    """R7.4, R9.7."""
    hands = [
        sum(1 << card for card in range(DECK_SIZE) if owner[card] == seat) for seat in range(4)
    ]
    found = closed(*hands, deal=deal)
    assert closed(*found, deal=deal) == found
    before = {card: seat for seat, hand in enumerate(hands) for card in cards_of(hand)}
    after = {card: seat for seat, hand in enumerate(found) for card in cards_of(hand)}
    pairs = list(
        zip(
            sorted(before, key=lambda card: card.index),
            sorted(after, key=lambda card: card.index),
            strict=True,
        )
    )
    assert all(before[old] == after[new] and old.suit == new.suit for old, new in pairs)
    if deal is Deal.ONE_SUIT:
        numbers = [
            (old.index % RANKS, new.index % RANKS) for old, new in pairs if old.suit is not None
        ]
        assert all((a < b) == (c < d) for a, c in numbers for b, d in numbers)
