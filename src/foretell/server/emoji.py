"""Emoji sequences: several characters that are displayed as one sign (UTS 51)."""

import re
from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import category

SIGN: Final = "\N{SLIGHTLY SMILING FACE}"
"""The stand-in for each sequence in a text that is being checked."""
MOST_JOINED: Final = 4
"""The most emoji joined into one: a family of four."""
_FLAGS: Final = ("gbeng", "gbsct", "gbwls")
"""England, Scotland and Wales: the flags spelled with tag characters."""


def as_single_signs(text: str) -> str:
    r"""Return a text with each emoji sequence replaced by one sign.

    >>> as_single_signs("\N{MAGE}\u200d\N{MALE SIGN}\ufe0f Max") == SIGN + " Max"
    True
    """
    return _sequences().sub(lambda sequence: _single(sequence[0]), text)


def _single(sequence: str) -> str:
    """Return the sign, or the sequence itself if it contains unassigned characters."""
    return sequence if any(category(one) == "Cn" for one in sequence) else SIGN


@cache
def _sequences() -> re.Pattern[str]:
    ranges = (files("foretell.server") / "data" / "emoji.txt").read_text("ascii").split()
    codes = [chr(int(code, 16)) for code in ranges]
    pairs = zip(codes[::2], codes[1::2], strict=True)
    pictograph = f"[{''.join(f'{first}-{last}' for first, last in pairs)}]"
    one = f"{pictograph}(?:\ufe0f|[\U0001f3fb-\U0001f3ff])?"
    joined = f"{one}(?:\u200d{one}){{1,{MOST_JOINED - 1}}}"
    flags = "|".join(
        "\N{WAVING BLACK FLAG}"
        + "".join(chr(0xE0000 + ord(letter)) for letter in flag)
        + "\U000e007f"
        for flag in _FLAGS
    )
    return re.compile(f"{flags}|{joined}|{pictograph}\ufe0f|[0-9#*]\ufe0f\u20e3")
