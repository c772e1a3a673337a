"""The entries of a language's catalogue, each of them parsed when it is first needed.

A command says a few of some thousand sentences; parsing all of them takes longer than the rest.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: only there does anything but a brace stand in column 1."""
_NAME: Final = re.compile(r"-?[A-Za-z][\w-]*")


@cache
def entries(language: str) -> Mapping[str, str]:
    """Return the text of every message, and of every term under its name with the hyphen."""
    folder = files("foretell.i18n") / "catalogues" / language
    found: dict[str, str] = {}
    for path in folder.iterdir():
        if path.name.endswith(".ftl"):
            found.update(_parted(path.read_text(encoding="utf-8")))
    return found


def needed(language: str, name: str) -> Iterator[str]:
    """Yield the text of an entry and of all others that it, or one of those, may name.

    Nothing is yielded where there is no such entry.
    """
    known, waiting, seen = entries(language), [name], {name}
    while waiting:
        text = known.get(waiting.pop())
        if text is None:
            continue
        yield text
        named = (known.keys() & set(_NAME.findall(text))) - seen
        seen |= named
        waiting.extend(sorted(named))


def _parted(text: str) -> Iterator[tuple[str, str]]:
    starts = list(_ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]
