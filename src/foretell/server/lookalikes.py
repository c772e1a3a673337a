"""Names that look alike, by Unicode skeletons (UTS 39).

``scripts/lookalikes.py`` generates the table.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final
from unicodedata import category, normalize

IGNORABLE: Final = frozenset(
    (
        *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0",
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0100, 0xE01F0)),
    )
)
"""Invisible characters (Default_Ignorable_Code_Point) that are not format characters."""
_REMEMBERED: Final = 4_096
"""Number of skeletons that are cached."""


@lru_cache(_REMEMBERED)
def skeleton(text: str) -> str:
    """Return the skeleton of a text, equal for texts that look alike; only for comparison.

    >>> skeleton("\N{CYRILLIC CAPITAL LETTER A}nn"), skeleton("Emma") == skeleton("Ernrna")
    ('Ann', True)
    """
    seen = normalize("NFKD", text)
    plain = "".join(one for one in seen if one not in IGNORABLE and category(one) != "Cf")
    return normalize("NFKD", plain.translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    table = (files("foretell.server") / "data" / "lookalikes.txt").read_text("utf-8")
    rows = (line.split("\t") for line in table.splitlines())
    return {ord(one): prototype for prototype, ones in rows for one in ones}
