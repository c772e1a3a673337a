"""Drawn pages of clauses of the rules."""

from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretell.i18n.rulebook import Section

WIDEST: Final = 80


def titles(clauses: tuple[Section, ...], width: int) -> RenderableType:
    """Return the titles of clauses, in two columns if there is room."""
    height = -(-len(clauses) // (2 if width >= WIDEST else 1))
    page = Table.grid(padding=(0, 3, 0, 0))
    page.add_row(*(_column(clauses[top : top + height]) for top in range(0, len(clauses), height)))
    return Padding(page, (0, 0, 0, 1), expand=False)


def _column(clauses: tuple[Section, ...]) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="quiet")
    for section in clauses:
        grid.add_row(section.clause, section.title)
    return grid


def pages(clauses: tuple[Section, ...]) -> RenderableType:
    """Return clauses in full, under chapter headings if there is more than one chapter."""
    has_headings = len({section.chapter for section in clauses}) > 1
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="quiet")
    grid.add_column(max_width=WIDEST - 8)
    for heading, of_chapter in groupby(clauses, key=lambda section: section.chapter):
        if has_headings:
            grid.add_row("", Group(Text(heading.upper(), "heading"), ""))
        for section in of_chapter:
            paragraph = Group(Text(section.title, "heading"), Text(section.text), "")
            grid.add_row(section.clause, paragraph)
    return Padding(grid, (1, 1, 0, 1), expand=False)
