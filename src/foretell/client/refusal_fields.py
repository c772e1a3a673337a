"""Fields of a server's refusals, converted to values of the game."""

import re
from collections.abc import Mapping
from typing import Final

from foretell.cards import Card, Suit

_CARD: Final = re.compile(r"[CDHS](?:[1-9]|1[0-3])|[ZN][1-4]")
_SUIT: Final = "led"
"""The field that holds a suit, by its number."""


def values_of(fields: Mapping[str, object]) -> dict[str, object]:
    """Return the fields of a refusal with cards and suits in place of their codes.

    >>> values_of({"card": "H5", "led": 1, "size": 3})
    {'card': Card('H5'), 'led': <Suit.DIAMONDS: 1>, 'size': 3}
    """
    return {name: _value(name, field) for name, field in fields.items()}


def _value(name: str, field: object) -> object:
    match field:
        case list():
            return tuple(_value(name, item) for item in field)
        case str() if _CARD.fullmatch(field):
            return Card(field)
        case int() if name == _SUIT and field in tuple(Suit):
            return Suit(field)
        case _:
            return field
