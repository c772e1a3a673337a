"""Looking things up in the rules of a table."""

import re
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
    number = part.upper().removeprefix("R").strip()
    return tuple(
        section
        for section in sections(view.words, options)
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
    """Return clauses in full."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="quiet")
    grid.add_column(max_width=WIDEST - 8)
    for section in found:
        paragraph = Group(Text(section.title, "heading"), Text(section.text), "")
        grid.add_row(section.clause, paragraph)
    return Padding(grid, (1, 1, 0, 1), expand=False)
