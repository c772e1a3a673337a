"""Fields of refusals as values of Fluent variables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING, Final

from foretell.cards import Card, Suit
from foretell.floors import Command
from foretell.untrusted_text import shown

if TYPE_CHECKING:
    from foretell.i18n.cardnames import CardNames

LONGEST_TEXT: Final = 64
"""The most characters shown of an untrusted text; a digest is shown in full."""
LONGEST_TUPLE: Final = 40
"""The most elements shown of a tuple; a hand of cards has 30 at most."""
LARGEST_NUMBER: Final = 10**15


SEATS: Final = ("to_act", "dealer", "seat")
"""The fields that hold a seat. A refusal is about the first of them that it has."""


@dataclass(frozen=True, slots=True)
class Seated:
    """The names of the players at a table, and the reader's seat, None for an onlooker."""

    players: Sequence[str] = ()
    own: int | None = None


NOBODY: Final = Seated()
"""No table: seats are called by their numbers."""


def seat_in(fields: Mapping[str, object]) -> int | None:
    """Return the seat that a refusal with these fields is about, None if it is about none.

    >>> seat_in({"seat": 1, "to_act": 0})
    0
    """
    seats = (fields[name] for name in SEATS if name in fields)
    return next((seat for seat in seats if isinstance(seat, int)), None)


def in_words(value: object, names: "CardNames") -> str | int:
    """Return the value of a field as shown in a sentence.

    Cards and suits are named, equal names only once. Unprintable characters are escaped
    (``foretell.untrusted_text``). Integers stay numbers, for plural forms. Paths are
    shown in full, and so are commands.
    """
    match value:
        case Card():
            return names.card(value)
        case Suit():
            return names.suit(value)
        case tuple() | list():
            items = dict.fromkeys(str(in_words(item, names)) for item in value[:LONGEST_TUPLE])
            return ", ".join([*items, "…"] if len(value) > LONGEST_TUPLE else items)
        case PurePath() | Command():
            return shown(str(value))
        case bool() | None:
            return str(value).lower()
        case int() if abs(value) < LARGEST_NUMBER:
            return value
        case _:
            return _printable(str(value))


def _printable(text: str) -> str:
    return shown(text if len(text) <= LONGEST_TEXT else text[:LONGEST_TEXT] + "…")
