"""The particulars of a server's refusals, as values of the game."""

import re
from collections.abc import Mapping
from typing import Final

from foretell.cards import Card, Suit

_CARD: Final = re.compile(r"[CDHS](?:[1-9]|1[0-3])|[ZN][1-4]")
_SUIT: Final = "led"
"""The field that holds a suit, by its number."""


def values_of(fields: Mapping[str, object]) -> dict[str, object]:
    """Return the fields of a refusal with cards and suits for what stands for them.

    >>> values_of({"card": "H5", "led": 1, "size": 3})
    {'card': Card('H5'), 'led': <Suit.DIAMONDS: 1>, 'size': 3}
    """
    return {name: _value(name, told) for name, told in fields.items()}


def _value(name: str, told: object) -> object:
    match told:
        case list():
            return tuple(_value(name, one) for one in told)
        case str() if _CARD.fullmatch(told):
            return Card(told)
        case int() if name == _SUIT and told in tuple(Suit):
            return Suit(told)
        case _:
            return told
