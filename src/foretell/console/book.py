"""Looking things up in the rules of a table."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretell.console.view import View
from foretell.i18n.rulebook import Section, sections
from foretell.rules.options import Options

WIDEST: Final = 80


def chapter(options: Options, part: str, view: View) -> tuple[Section, ...]:
    """Return the clauses that a part names: ``R7.3``, ``7.3``, all of ``7``; every one if empty."""
    return parts(sections(view.words, options, view.names.faces), part)


def parts(book: Iterable[Section], part: str) -> tuple[Section, ...]:
    """Return those of some clauses that a part names, as ``chapter`` does."""
    number = part.upper().strip().removeprefix("R").strip()
    return tuple(
        section
        for section in book
        if not number or re.match(rf"R{re.escape(number)}(\.|$)", section.clause)
    )


def titles(found: tuple[Section, ...], width: int) -> RenderableType:
    """Return clauses by their titles, in two columns where there is room."""
    height = -(-len(found) // (2 if width >= WIDEST else 1))
    page = Table.grid(padding=(0, 3, 0, 0))
    page.add_row(*(_column(found[top : top + height]) for top in range(0, len(found), height)))
    return Padding(page, (0, 0, 0, 1), expand=False)


def _column(found: tuple[Section, ...]) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="quiet")
    for section in found:
        grid.add_row(section.clause, section.title)
    return grid


def pages(found: tuple[Section, ...]) -> RenderableType:
    """Return clauses in full, under the headings of their chapters where there are several."""
    has_headings = len({section.chapter for section in found}) > 1
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="quiet")
    grid.add_column(max_width=WIDEST - 8)
    for heading, clauses in groupby(found, key=lambda section: section.chapter):
        if has_headings:
            grid.add_row("", Group(Text(heading.upper(), "heading"), ""))
        for section in clauses:
            paragraph = Group(Text(section.title, "heading"), Text(section.text), "")
            grid.add_row(section.clause, paragraph)
    return Padding(grid, (1, 1, 0, 1), expand=False)


def lines(found: tuple[Section, ...]) -> Iterator[str]:
    """Yield clauses as lines to be read aloud, under the headings of their chapters."""
    has_headings = len({section.chapter for section in found}) > 1
    for heading, clauses in groupby(found, key=lambda section: section.chapter):
        if has_headings:
            yield f"{heading}:"
        for section in clauses:
            yield f"{section.clause} {section.title}. {section.text}"
