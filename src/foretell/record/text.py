"""Text that comes out of a file: what is plain, and what may be shown of the rest.

Whoever writes a file must not be able to write to the terminal of whoever checks it.
"""

import json
from dataclasses import dataclass, replace
from typing import Final, TypeVar
from unicodedata import category

from foretell.errors import Refusal

SHOWN: Final = 64
"""Characters quoted from a file at most; a commitment has as many."""
_UNPLAIN: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Control characters, lone surrogates, line and paragraph separators."""
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What changes the direction of all the text behind it."""
_R = TypeVar("_R", bound=Refusal)


@dataclass(frozen=True, slots=True)
class OddNumber:
    """A number that no key of a record can have, as it was written: 1.5, 1e400, 40 digits."""

    text: str


def is_plain(text: str) -> bool:
    """Return whether a text can be shown as it is: nothing in it acts on a terminal."""
    if text.isascii() and text.isprintable():  # nearly every text; no need to look it up
        return True
    return all(map(_is_plain, text))


def clean(text: str) -> str:
    r"""Return a text as it may be shown: cut to a sane length, escapes for what is not plain.

    >>> print(clean("a\x1b[31mb"))
    a\u001b[31mb
    """
    shown = "".join(char if _is_plain(char) else f"\\u{ord(char):04x}" for char in text[:SHOWN])
    return shown + "…" if len(text) > SHOWN else shown


def quote(value: object) -> str:
    """Return a JSON value as it may be shown; of a list or an object only that it is one."""
    match value:
        case str():
            return f'"{clean(value)}"'
        case list():
            return "[…]" if value else "[]"
        case dict():
            return "{…}" if value else "{}"
        case OddNumber(text):
            return clean(text)
        case _:
            return json.dumps(value)


def cleaned(refusal: _R) -> _R:
    """Return a refusal that quotes a file, with all its texts clean."""
    texts = {name: clean(text) for name, text in refusal.data().items() if isinstance(text, str)}
    return replace(refusal, **texts)


def _is_plain(char: str) -> bool:
    return category(char) not in _UNPLAIN and char not in _TURNING
