"""Counting high cards."""

import pytest

from foretell.bots.levels.counting import high_cards
from foretell.bots.steady.sight import Sight
from foretell.cards import FULL_SET, Suit, set_of
from foretell.rules.trick import NO_TRUMP
from foretell.testing.builders import cards


@pytest.mark.parametrize(
    ("hand", "trump", "high"),
    [
        ("Z1 Z2 N1", NO_TRUMP, 2),
        ("C13 C12 C11", NO_TRUMP, 2),
        ("C13 C12 C11 C8 C7", Suit.CLUBS, 4),
        ("C13 C12 C11 C8 C7", Suit.SPADES, 2),
    ],
)
def test_wizards_the_two_highest_of_a_suit_and_high_trumps_count(
    hand: str, trump: int, high: int
) -> None:
    sight = Sight(FULL_SET, 0.5, int(trump), last_wizard=False, one_suit_each=False)
    assert high_cards(set_of(cards(hand)), sight) == high
