"""Refusals of a server speak of cards and suits again."""

from foretell.cards import Card, Suit
from foretell.client.refused import values_of


def test_cards_and_suits_are_told_from_texts_and_numbers() -> None:
    told = {"card": "H5", "led": 2, "allowed": ["Z1", "C13"], "name": "H14", "size": 2, "led_by": 1}
    assert values_of(told) == {
        "card": Card("H5"),
        "led": Suit(2),
        "allowed": (Card("Z1"), Card("C13")),
        "name": "H14",
        "size": 2,
        "led_by": 1,
    }


def test_a_suit_that_there_is_not_stays_what_it_is() -> None:
    assert values_of({"led": 9}) == {"led": 9}
