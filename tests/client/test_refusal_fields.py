"""Refusals of a server speak of cards and suits again."""

from foretell.cards import Card, Suit
from foretell.client.refusal_fields import values_of


def test_codes_of_cards_and_suits_become_their_values() -> None:
    fields = {
        "card": "H5",
        "led": 2,
        "allowed": ["Z1", "C13"],
        "name": "H14",
        "size": 2,
        "led_by": 1,
    }
    assert values_of(fields) == {
        "card": Card("H5"),
        "led": Suit(2),
        "allowed": (Card("Z1"), Card("C13")),
        "name": "H14",
        "size": 2,
        "led_by": 1,
    }


def test_an_unknown_suit_stays_a_number() -> None:
    assert values_of({"led": 9}) == {"led": 9}
