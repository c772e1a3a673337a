"""ASCII spellings of signs, for terminals that cannot show them."""

import codecs
import unicodedata
from functools import cache
from io import TextIOWrapper
from typing import Final, TextIO

NAME: Final = "foretell-ascii"
_SPELLED: Final = {
    **dict(zip("♠♥♦♣", "SHDC", strict=True)),
    **dict.fromkeys("╭╮╰╯┌┐└┘├┤┬┴┼", "+"),
    **dict.fromkeys("─━‐‑–—−", "-"),  # noqa: RUF001 - lookalikes on purpose
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),  # noqa: RUF001 - lookalikes on purpose
    **dict.fromkeys("\u00a0\u202f", " "),
    "│": "|",
    "░": "#",
    "·": ".",
    "›": ">",
    "★": "*",
    "≈": "~",
    "…": ".",
    **dict(zip("äöüÄÖÜß", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss"), strict=True)),
    "œ": "oe",
    "Œ": "OE",
    "¿": "?",
    "¡": "!",
}
_SQUARE: Final = dict(zip("╭╮╰╯", "┌┐└┘", strict=True))
"""Square corners for round ones: more encodings have them and the lines between."""
_BRAILLE: Final = range(0x2800, 0x2900)


def spell_out(stream: TextIO) -> None:
    """Make a stream spell out signs missing from its encoding instead of failing."""
    if isinstance(stream, TextIOWrapper) and stream.errors in {"strict", "backslashreplace"}:
        stream.reconfigure(errors=handler_for(stream.encoding))


@cache
def handler_for(encoding: str) -> str:
    """Return the name of an error handler for an encoding; codecs do not pass it theirs.

    Boxes keep one style of line: corners are square if the encoding has no round ones.
    """
    name = f"{NAME}-{encoding}"
    corners = {round_: square for round_, square in _SQUARE.items() if _has(encoding, square)}

    def handle(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeEncodeError):
            raise error
        chars = error.object[error.start : error.end]
        return "".join(corners.get(char) or spelled(char) for char in chars), error.end

    codecs.register_error(name, handle)
    return name


def _has(encoding: str, char: str) -> bool:
    try:
        char.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def spelled(char: str) -> str:
    """Return the ASCII spelling of a character.

    >>> "".join(map(spelled, "♥7 è così…"))
    'H7 e cosi.'
    """
    if char in _SPELLED:
        return _SPELLED[char]
    if ord(char) in _BRAILLE:
        return "."
    bare = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return bare or "?"
