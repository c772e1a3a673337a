"""Text from others (a server, a file, a file's name), made safe to show.

Its author must not control the terminal or page of the reader, nor hide anything in it.
"""

from collections.abc import Iterator
from typing import Final
from unicodedata import category

UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Control, format (direction, zero width), private-use and surrogate characters, separators."""
IGNORABLE: Final = frozenset(
    (
        *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0",
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0100, 0xE01F0)),
    )
)
"""Invisible characters (Default_Ignorable_Code_Point) that are not format characters."""
BLANK: Final = IGNORABLE | {"\u2800"}
"""Letters, marks and signs that are invisible."""
_JOINER: Final = "\u200d"
_EMOJI_STYLE: Final = "\ufe0f"
_KEYCAP: Final = "\u20e3"
_SIGNS: Final = frozenset({"So", "Sk", "Sm"})
_FLAG: Final = "\N{WAVING BLACK FLAG}"
_FLAGS: Final = frozenset(
    "".join(chr(0xE0000 + ord(letter)) for letter in tags) + "\U000e007f"
    for tags in ("gbeng", "gbsct", "gbwls")
)
"""The tag characters behind the flag of England, Scotland or Wales."""


def shown(text: str) -> str:
    r"""Return a text with every invisible or controlling character as a visible escape.

    Joiners between the parts of one emoji stay.

    >>> print(shown("Ann\x1b[31m\u202e"), shown("\N{MAGE}\u200d\N{MALE SIGN}\ufe0f") == "🧙\u200d♂️")
    Ann\u001b[31m\u202e True
    """
    if text.isascii() and text.isprintable():  # nearly every text: no lookup needed
        return text
    kept = frozenset(_parts_of_emoji(text))
    return "".join(
        char if at in kept or not _is_invisible(char) else _escape(char)
        for at, char in enumerate(text)
    )


def shown_within(value: object) -> object:
    """Return a JSON value with all its texts, also the keys of objects, as ``shown``."""
    match value:
        case str():
            return shown(value)
        case list():
            return [shown_within(item) for item in value]
        case dict():
            return {shown(key): shown_within(item) for key, item in value.items()}
        case _:
            return value


def _is_invisible(char: str) -> bool:
    return category(char) in UNSEEN or char in BLANK


def _escape(char: str) -> str:
    code = ord(char)
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _parts_of_emoji(text: str) -> Iterator[int]:
    """Yield the positions of invisible characters that are part of an emoji."""
    for at, char in enumerate(text[1:], start=1):
        before, after = text[at - 1], text[at + 1 : at + 2]
        if char == _EMOJI_STYLE:
            if category(before) in _SIGNS or after == _KEYCAP:
                yield at
        elif char == _JOINER:
            joins = before == _EMOJI_STYLE or category(before) in _SIGNS
            if joins and after and category(after) in _SIGNS:
                yield at
        elif before == _FLAG and text[at : at + 6] in _FLAGS:
            yield from range(at, at + 6)
