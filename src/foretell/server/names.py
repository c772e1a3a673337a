"""Validation and clean-up of the names that people choose."""

from typing import Final
from unicodedata import category, east_asian_width, normalize

from foretell.server.emoji import as_single_signs
from foretell.server.refusals import BadCharacter, EmptyName, NameTooLong
from foretell.untrusted_text import BLANK, UNSEEN

LONGEST_NAME: Final = 32
"""Width in columns: one for a letter; two for an emoji, a Chinese character and the like."""
MOST_MARKS: Final = 3
"""Combining marks in a row: enough for every script, too few to cover other lines."""

_REFUSED: Final = UNSEEN | {"Cn"}
"""Categories of invisible and of unassigned characters."""
MARKS: Final = frozenset({"Mn", "Me"})
"""Categories of marks, which take no place."""
_WIDE: Final = {"\ufdfd": 18, "\u2e3a": 2, "\u2e3b": 3}
"""Signs that are wider than their Unicode properties suggest."""
_CUNEIFORM: Final = range(0x12000, 0x12550)
_WIDTH_OF_CUNEIFORM: Final = 4


def clean_name(text: str) -> str:
    r"""Return a name as it is stored: composed, trimmed, single spaces.

    >>> clean_name("  Zoe\u0308  S. ")
    'Zoë S.'

    Raises:
        EmptyName, NameTooLong, BadCharacter: when the text is not a valid name.
    """
    if len(text) > 8 * LONGEST_NAME:  # before any expensive work
        raise NameTooLong(LONGEST_NAME)
    name = " ".join(visible(normalize("NFC", text).strip()).split())
    if not name or all(category(character) in MARKS for character in name):
        raise EmptyName
    signs = as_single_signs(name)
    if len(signs) > LONGEST_NAME or columns(signs) > LONGEST_NAME:
        raise NameTooLong(LONGEST_NAME)
    return name


def columns(text: str) -> int:
    """Return the width of a text in columns; a ligature counts as wide as its expansion."""
    return max(sum(map(_width, text)), sum(map(_width, normalize("NFKC", text))))


def visible(text: str) -> str:
    """Return a text, if all its characters are visible and none changes how others look.

    Raises:
        BadCharacter: when one does not.
    """
    marks = 0
    for character in as_single_signs(text):
        kind = category(character)
        marks = marks + 1 if kind in MARKS else 0
        if kind in _REFUSED or character in BLANK or marks > MOST_MARKS:
            raise BadCharacter(f"U+{ord(character):04X}")
    return text


def _width(character: str) -> int:
    if category(character) in MARKS:
        return 0
    if ord(character) in _CUNEIFORM:
        return _WIDTH_OF_CUNEIFORM
    usual = 2 if east_asian_width(character) in {"W", "F"} else 1
    return _WIDE.get(character, usual)
