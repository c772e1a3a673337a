"""The likeness of names: whether one could pass for another at a table.

Only letters and digits make a name; case, spaces, signs, emoji and loose marks decorate it. So do
a number (``Ann 2``) and whatever a sign or brackets set off (``Ann (host)``), and digits and signs
may stand for letters (``4nn``). Another word makes another name: ``Ann`` and ``Ann B`` are two.
"""

import re
from functools import lru_cache
from typing import Final, TypeAlias
from unicodedata import category, normalize

from foretell.server.lookalikes import skeleton

_Keys: TypeAlias = frozenset[tuple[bool, str]]
"""Texts to compare, as written (False) and ignoring case (True): never one with the other, since I
looks like l, and i does not."""

_FOR_LETTERS: Final = "012345789@$€!|"
_SPELLINGS: Final = tuple(
    str.maketrans(_FOR_LETTERS, letters) for letters in ("olzeastbgaseil", "oizeastbgaseli")
)
"""Digits and signs as letters: some may be an l or an i, and no two digits are the same letter."""
_SIGN_IN_WORD: Final = re.compile("(?<=[a0])[@$€!|](?=[a0])|[@$€](?=[a0])")
_BOXED: Final = {
    first + place: letter
    for first in (0x1F150, 0x1F170, 0x1F1E6)  # white on black circles and squares, and of flags
    for place, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
}
_LOOSE_MARK: Final = re.compile(
    "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
)
"""Marks that belong to no script, and have not been composed with a letter."""
_IN_BRACKETS: Final = re.compile(r"[(\[{<«【「『][^)\]}>»】」』]*[)\]}>»】」』]?")
_SET_OFF: Final = re.compile(" +[^a0 ]+ *|[^a0 ]+ +|[|/:;,•·–—~=+*#<>]+")
_NUMBER: Final = re.compile("^[^a0]*0+[^a0]+|[^a0]*0+[^a0]*$")
_WORD: Final = re.compile("[a0]+|[^a0]+")
_REMEMBERED: Final = 4_096
"""Number of names whose keys are cached."""


def look_alike(one: str, other: str) -> bool:
    """Return whether one of two names could pass for the other.

    >>> look_alike("Ann", "\N{CYRILLIC CAPITAL LETTER A}nn"), look_alike("Ann", "A nn ✓")
    (True, True)
    >>> look_alike("Ann", "Ann (host)"), look_alike("Ann", "Ann B")
    (True, False)
    >>> look_alike("Iana", "lana"), look_alike("Iana", "Lana")
    (True, False)
    """
    whole, other_whole = _keys(one), _keys(other)
    return not (
        whole.isdisjoint(other_whole)
        and whole.isdisjoint(_keys_of_parts(other))
        and other_whole.isdisjoint(_keys_of_parts(one))
    )


@lru_cache(_REMEMBERED)
def _keys(name: str) -> _Keys:
    """Return the keys of a whole name, without decorations."""
    composed = _LOOSE_MARK.sub("", normalize("NFC", name)) or name
    texts = {composed, composed.translate(_BOXED)}
    texts |= {_spelt_out(composed, spelling) for spelling in _SPELLINGS}
    keys = set()
    for text in texts:
        for is_folded, cased in ((False, text), (True, text.casefold())):
            keys |= {(is_folded, skeleton(_bare(cased))), (is_folded, _bare(skeleton(cased)))}
    return frozenset(keys)


@lru_cache(_REMEMBERED)
def _keys_of_parts(name: str) -> _Keys:
    """Return the keys of what remains of a name without a number, or without an addition."""
    text = normalize("NFKC", name)
    parts = {text, " ".join(_split(_IN_BRACKETS, text)), *_split(_SET_OFF, text)}
    parts |= {"".join(_split(_NUMBER, part)) for part in parts}
    named = (part for part in parts if any(map(str.isalpha, part)))
    return frozenset().union(*map(_keys, named))


def _bare(text: str) -> str:
    """Return the letters, marks and digits of a text; without letters, its marks and symbols."""
    has_letters = any(map(str.isalpha, text))
    kinds = "LMN" if has_letters else "MNS"
    return "".join(one for one in text if category(one)[0] in kinds) or text


def _spelt_out(text: str, spelling: dict[int, int]) -> str:
    """Return a text whose words with a letter have letters for digits, and for signs within."""
    words = []
    for match in _WORD.finditer(_SIGN_IN_WORD.sub("a", _shape(text))):
        word = text[slice(*match.span())]
        words.append(word.translate(spelling) if any(map(str.isalpha, word)) else word)
    return "".join(words)


def _split(separator: re.Pattern[str], text: str) -> list[str]:
    """Return the pieces of a text between separators, which match its shape."""
    spans = [match.span() for match in separator.finditer(_shape(text))]
    starts, ends = (0, *(end for _, end in spans)), (*(start for start, _ in spans), len(text))
    return [text[start:end] for start, end in zip(starts, ends, strict=True)]


def _shape(text: str) -> str:
    """Return a text with an "a" for each letter or mark, a 0 for each digit, and its signs."""
    shapes = {"L": "a", "M": "a", "N": "0", "Z": " "}
    return "".join(shapes.get(category(one)[0], one) for one in text)
