"""The entries of a language's catalogue, each parsed on first use.

A command prints a few of some thousand messages; parsing all would take longer than everything
else it does.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from foretell.i18n.parser import parse
from foretell.i18n.syntax import Entry

CATALOGUES: Final = Path(__file__).with_name("catalogues")
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The start of a message or a term, in column 1."""


@cache
def entry(language: str, name: str) -> Entry:
    """Return a message, or a term, whose name includes the hyphen.

    Raises:
        LookupError: when there is no such entry.
    """
    text = texts(language).get(name)
    if text is None:
        raise LookupError(f"{language} has no message {name}")
    return parse(text)


@cache
def texts(language: str) -> Mapping[str, str]:
    """Return the source texts of all messages and terms by name."""
    sources: dict[str, str] = {}
    for path in (CATALOGUES / language).glob("*.ftl"):
        sources.update(_split(path.read_text(encoding="utf-8")))
    return sources


def catalogue_text(language: str, *names: str) -> str:
    """Return the files of a language's catalogue with these names, such as ``cards``, as one."""
    files = (CATALOGUES / language / f"{name}.ftl" for name in names)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _split(text: str) -> Iterator[tuple[str, str]]:
    starts = list(_ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]
