"""Names that look alike, by Unicode skeletons (UTS 39).

``scripts/lookalikes.py`` generates the table.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final
from unicodedata import category, normalize

from foretell.untrusted_text import IGNORABLE

_REMEMBERED: Final = 4_096
"""Number of skeletons that are cached."""


@lru_cache(_REMEMBERED)
def skeleton(text: str) -> str:
    """Return the skeleton of a text, equal for texts that look alike; only for comparison.

    >>> skeleton("\N{CYRILLIC CAPITAL LETTER A}nn"), skeleton("Emma") == skeleton("Ernrna")
    ('Ann', True)
    """
    decomposed = normalize("NFKD", text)
    plain = "".join(one for one in decomposed if one not in IGNORABLE and category(one) != "Cf")
    return normalize("NFKD", plain.translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    table = (files("foretell.server") / "data" / "lookalikes.txt").read_text("utf-8")
    rows = (line.split("\t") for line in table.splitlines())
    return {ord(one): prototype for prototype, ones in rows for one in ones}
