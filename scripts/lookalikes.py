"""Write the data for comparing names: characters that look alike, and the ranges of emoji.

    python scripts/lookalikes.py

Both come from Unicode: the confusables (UTS 39) from the package confusable_homoglyphs, and the
property Extended_Pictographic from regex. The pairs lack a direction, so the character with several
partners is taken as their prototype. Needs pip.
"""

import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from unicodedata import normalize

DATA: Final = Path(__file__).parents[1] / "src/foretell/server/data"
PACKAGES: Final = ("confusable_homoglyphs==3.3.1", "regex==2026.11.15")
LONGEST_CHAIN: Final = 8
MARK: Final = "\u200e"
"""A mark around right-to-left texts, which keeps lines of source readable."""


def main() -> None:
    """Install the packages, and write both files."""
    with TemporaryDirectory() as folder:
        subprocess.run(  # noqa: S603 - names from above
            [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", folder,
             *PACKAGES],
            check=True,
        )  # fmt: skip
        source = Path(folder, "confusable_homoglyphs", "confusables.json")
        pairs = json.loads(source.read_text("utf-8"))
        sys.path.insert(0, folder)
        emoji = "\n".join(_pictographs())
    DATA.mkdir(exist_ok=True)
    (DATA / "emoji.txt").write_text(emoji + "\n", encoding="utf-8")
    prototypes = _prototypes(
        {_plain(one): [_plain(other["c"]) for other in ones] for one, ones in pairs.items()}
    )
    sources = defaultdict(list)
    for one, prototype in sorted(prototypes.items()):
        sources[prototype].append(one)
    lines = (f"{prototype}\t{''.join(ones)}" for prototype, ones in sorted(sources.items()))
    (DATA / "lookalikes.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _plain(text: str) -> str:
    return text.strip(MARK)


def _prototypes(partners: Mapping[str, list[str]]) -> dict[str, str]:
    """Return the prototype of each decomposed character, fully resolved."""
    prototypes = {
        one: prototype
        for one, others in partners.items()
        if len(one) == 1
        and normalize("NFKD", one) == one
        and (prototype := normalize("NFKD", _prototype(one, others, partners))) != one
    }
    for _ in range(LONGEST_CHAIN):
        prototypes = {
            one: normalize("NFKD", "".join(prototypes.get(part, part) for part in prototype))
            for one, prototype in prototypes.items()
            if prototype != one
        }
    loops = [one for one, text in prototypes.items() if any(part in prototypes for part in text)]
    assert not loops, loops
    return prototypes


def _prototype(one: str, others: list[str], partners: Mapping[str, list[str]]) -> str:
    several = [other for other in others if len(other) > 1]
    if several:
        return min(several)
    if len(others) > 1:
        return one
    other = others[0]
    if len(partners.get(other, ())) > 1:
        return other
    return min(one, other, key=lambda text: (not text.isascii(), text))


def _pictographs() -> Iterator[str]:
    """Yield the ranges of emoji, as hexadecimal numbers."""
    pictograph = import_module("regex").compile(r"\p{Extended_Pictographic}")
    codes = [code for code in range(0x80, 0x110000) if pictograph.match(chr(code))]
    first = codes[0]
    for before, code in zip(codes, [*codes[1:], 0], strict=True):
        if code != before + 1:
            yield f"{first:X} {before:X}"
            first = code


if __name__ == "__main__":
    main()
