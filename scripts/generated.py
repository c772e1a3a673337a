"""Write the files that are made from the code, or check that they are up to date.

    python -m scripts.generated [--check]

``make generated`` runs it, after the scripts that draw cards.
"""

import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from scripts import commands, declaration, man, published, rules, settings, wire_types

ROOT: Final = Path(__file__).resolve().parents[1]


def files() -> Iterator[tuple[Path, str]]:
    """Yield every file with its text."""
    modules = (wire_types, declaration, man, commands, rules, settings)
    yield from chain.from_iterable(module.files() for module in modules)
    yield from published.files(ROOT)


def write(written: Iterable[tuple[Path, str]], *, is_check: bool) -> int:
    """Write files that are out of date, or only name them; return the exit status."""
    late = [
        (path, text)
        for path, text in written
        if not path.exists() or path.read_text("utf-8") != text
    ]
    for path, text in late:
        if is_check:
            print(f"{path} is out of date: make generated")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
    return int(is_check and bool(late))


if __name__ == "__main__":
    sys.exit(write(files(), is_check=sys.argv[1:] == ["--check"]))
