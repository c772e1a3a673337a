"""Names that look alike, by Unicode's skeletons (UTS 39).

The table is written by ``scripts/lookalikes.py``.
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
"""Characters that show nothing (Default_Ignorable_Code_Point) and are no format characters."""
_REMEMBERED: Final = 4_096
"""Names whose skeletons are kept."""


def look_alike(one: str, other: str) -> bool:
    """Return whether two names look the same: as they are, or but for capitals.

    >>> look_alike("Ann", "\N{CYRILLIC CAPITAL LETTER A}nn"), look_alike("Ann", "ANN")
    (True, True)
    >>> look_alike("Iana", "lana"), look_alike("Iana", "Lana")
    (True, False)
    """
    return skeleton(one) == skeleton(other) or skeleton(one.casefold()) == skeleton(
        other.casefold()
    )


@lru_cache(_REMEMBERED)
def skeleton(text: str) -> str:
    """Return what a text has in common with all that look like it; good for comparing alone."""
    seen = normalize("NFKD", text)
    plain = "".join(one for one in seen if one not in IGNORABLE and category(one) != "Cf")
    return normalize("NFKD", plain.translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    table = (files("foretell.server") / "data" / "lookalikes.txt").read_text("utf-8")
    rows = (line.split("\t") for line in table.splitlines())
    return {ord(one): prototype for prototype, ones in rows for one in ones}
