"""Signs spelled in letters for terminals that cannot show them."""

import codecs
import unicodedata
from io import TextIOWrapper
from typing import Final, TextIO

NAME: Final = "foretell-ascii"
_SPELLED: Final = {
    **dict(zip("♠♥♦♣", "SHDC", strict=True)),
    **dict.fromkeys("╭╮╰╯┌┐└┘├┤┬┴┼", "+"),
    **dict.fromkeys("─━‐‑–—−", "-"),  # noqa: RUF001 - they look alike on purpose
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),  # noqa: RUF001
    **dict.fromkeys("\u00a0\u202f", " "),
    "│": "|",
    "░": "#",
    "·": ".",
    "›": ">",
    "★": "*",
    "…": ".",
    **dict(zip("äöüÄÖÜß", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss"), strict=True)),
    "œ": "oe",
    "Œ": "OE",
    "¿": "?",
    "¡": "!",
}
_BRAILLE: Final = range(0x2800, 0x2900)


def spell_out(stream: TextIO) -> None:
    """Let a stream write in letters what its encoding has no sign for, instead of failing."""
    if isinstance(stream, TextIOWrapper) and stream.errors in {"strict", "backslashreplace"}:
        stream.reconfigure(errors=NAME)


def spelled(char: str) -> str:
    """Return what stands for a character where only ASCII can be written.

    >>> "".join(map(spelled, "♥7 è così…"))
    'H7 e cosi.'
    """
    if char in _SPELLED:
        return _SPELLED[char]
    if ord(char) in _BRAILLE:
        return "."
    bare = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return bare or "?"


def _handle(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(spelled, error.object[error.start : error.end])), error.end


codecs.register_error(NAME, _handle)
