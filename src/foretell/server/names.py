"""Names that people give themselves, cleaned."""

from typing import Final
from unicodedata import category, normalize

from foretell.server.refusals import BadCharacter, EmptyName, NameTooLong

LONGEST_NAME: Final = 32
"""Characters."""
MOST_MARKS: Final = 3
"""Accents in a row: enough for every script, too few to cover other lines."""

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Control, formatting (directions, zero widths), unassigned and private, ends of lines."""
_MARKS: Final = frozenset({"Mn", "Me"})
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""


def clean_name(text: str) -> str:
    r"""Return a name as it is kept: composed, trimmed, single spaces.

    >>> clean_name("  Zoe\u0308  S. ")
    'Zoë S.'

    Raises:
        EmptyName, NameTooLong, BadCharacter: when it cannot be one.
    """
    if len(text) > 8 * LONGEST_NAME:  # before work is put into it
        raise NameTooLong(LONGEST_NAME)
    name = normalize("NFC", text).strip()
    marks = 0
    for character in name:
        kind = category(character)
        marks = marks + 1 if kind in _MARKS else 0
        if kind in _UNSEEN or character in _BLANK or marks > MOST_MARKS:
            raise BadCharacter(f"U+{ord(character):04X}")
    name = " ".join(name.split())
    if not name or all(category(character) in _MARKS for character in name):
        raise EmptyName
    if len(name) > LONGEST_NAME:
        raise NameTooLong(LONGEST_NAME)
    return name
