"""Look-ups in the rules of a table."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from foretell.i18n.rulebook import Section, sections
from foretell.rules.options import Options
from foretell.terminal.common.view import View


def chapter(options: Options, part: str, view: View) -> tuple[Section, ...]:
    """Return the clauses of a part: ``R7.3``, ``7.3``, all of ``7``; every clause if empty."""
    return parts(sections(view.words, options, view.names.faces), part)


def parts(book: Iterable[Section], part: str) -> tuple[Section, ...]:
    """Return the clauses of ``book`` that a part names, like ``chapter``."""
    number = part.upper().strip().removeprefix("R").strip()
    return tuple(
        section
        for section in book
        if not number or re.match(rf"R{re.escape(number)}(\.|$)", section.clause)
    )


def lines(clauses: tuple[Section, ...]) -> Iterator[str]:
    """Yield clauses as plain lines, under the headings of their chapters."""
    has_headings = len({section.chapter for section in clauses}) > 1
    for heading, of_chapter in groupby(clauses, key=lambda section: section.chapter):
        if has_headings:
            yield f"{heading}:"
        for section in of_chapter:
            yield f"{section.clause} {section.title}. {section.text}"
