"""The entries of a language's catalogue, each of them parsed when it is first needed.

A command says a few of some thousand sentences; parsing all of them takes longer than the rest.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

CATALOGUES: Final = Path(__file__).with_name("catalogues")
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: only there does anything but a brace stand in column 1."""
_PARSER: Final = FluentParser(with_spans=False)


@cache
def entry(language: str, name: str) -> Message | Term:
    """Return a message, or a term by its name with the hyphen.

    Raises:
        LookupError: when there is no such entry.
    """
    text = texts(language).get(name)
    if text is None:
        raise LookupError(f"{language} has no message {name}")
    parsed = _PARSER.parse_entry(text)
    assert isinstance(parsed, Message | Term), text
    return parsed


@cache
def texts(language: str) -> Mapping[str, str]:
    """Return the text of every message, and of every term under its name with the hyphen."""
    found: dict[str, str] = {}
    for path in (CATALOGUES / language).glob("*.ftl"):
        found.update(_parted(path.read_text(encoding="utf-8")))
    return found


def _parted(text: str) -> Iterator[tuple[str, str]]:
    starts = list(_ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]
