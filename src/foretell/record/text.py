"""Texts of files: those that a record may contain, and quotes of any others."""

import json
from dataclasses import dataclass, replace
from typing import Final, TypeVar
from unicodedata import category

from foretell.errors import Refusal
from foretell.untrusted_text import shown

SHOWN: Final = 64
"""The most characters quoted from a file: the length of a commitment."""
_UNPLAIN: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Control characters, lone surrogates, line and paragraph separators."""
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of all text after them."""
_R = TypeVar("_R", bound=Refusal)


@dataclass(frozen=True, slots=True)
class OddNumber:
    """A number that no key of a record can have, as written: 1.5, 1e400, 40 digits."""

    text: str


def is_plain(text: str) -> bool:
    """Return whether a record may contain a text: nothing in it controls a terminal."""
    if text.isascii() and text.isprintable():  # nearly every text: no lookup needed
        return True
    return all(map(_is_plain, text))


def clean(text: str) -> str:
    r"""Return a text safe to show: truncated, with unsafe characters escaped.

    >>> print(clean("a\x1b[31mb"))
    a\u001b[31mb
    """
    return shown(text[:SHOWN]) + ("…" if len(text) > SHOWN else "")


def quote(value: object) -> str:
    """Return a JSON value safe to show; lists and objects are abbreviated."""
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
    """Return a refusal that quotes a file, with its texts made safe to show."""
    texts = {name: clean(text) for name, text in refusal.data().items() if isinstance(text, str)}
    return replace(refusal, **texts)


def _is_plain(char: str) -> bool:
    return category(char) not in _UNPLAIN and char not in _TURNING
