"""The order of cards in a shown hand."""

from foretell.cards import DECK, Suit
from foretell.terminal.common.table.visible import laid_out
from foretell.testing import cards


def test_trump_comes_first_and_wizards_and_jesters_last() -> None:
    hand = cards("C3 H2 H13 N1 D9 S4 Z2")
    assert laid_out(hand, Suit.HEARTS) == cards("H13 H2 S4 C3 D9 Z2 N1")


def test_without_trump_black_and_red_suits_take_turns() -> None:
    assert laid_out(cards("D1 C1 H1 S1"), None) == cards("S1 H1 C1 D1")


def test_the_highest_card_of_a_suit_comes_first() -> None:
    assert laid_out(cards("S2 S13 S7"), None) == cards("S13 S7 S2")


def test_sorting_a_hand_loses_no_card() -> None:
    assert set(laid_out(DECK, Suit.CLUBS)) == set(DECK)
