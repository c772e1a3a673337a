"""A report: a title and parts, as a page or line by line."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretell.terminal.common.output import console, write_line
from foretell.terminal.common.report.chart import Chart
from foretell.terminal.common.style import rule


@dataclass(frozen=True, slots=True)
class Part:
    """A table or a chart under a heading.

    Attributes:
        heading: its heading.
        note: how to read it; "" if that is obvious.
        drawn: the table, or the chart.
        lines: the same, line by line; empty for a chart, whose figures its table gives.
        note_aloud: whether the note also applies to the lines; most refer to rows and columns.
    """

    heading: str
    note: str
    drawn: RenderableType | Chart
    lines: Callable[[], Iterable[str]] = tuple
    note_aloud: bool = False


def columns(
    headings: Sequence[str], rows: Iterable[Sequence[str | Text]], *, names: bool = False
) -> Table:
    """Return a table of figures; with ``names``, the first column is left-aligned."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.show_header, grid.header_style = True, "quiet"
    for place, heading in enumerate(headings):
        is_name = names and place == 0
        grid.add_column(heading, justify="left" if is_name else "right", no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid


NARROW: Final = 78
"""The width below which a sheet is printed line by line, because tables do not fit."""
_WIDEST: Final = 80


@dataclass(frozen=True, slots=True)
class Sheet:
    """Tables and charts under a title."""

    title: str
    parts: Sequence[Part]

    def lines(self) -> Iterator[str]:
        """Yield the sheet line by line, for screen readers."""
        yield self.title
        for part in self.parts:
            lines = list(part.lines())
            if lines:
                yield f"{part.heading}. {part.note}" if part.note_aloud else f"{part.heading}."
                yield from lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, _WIDEST) - 1
        if options.max_width < NARROW:
            yield from map(Text, self.lines())
            return
        yield rule(self.title, width)
        for part in self.parts:
            for row in _rows(part, width - 1):
                yield Padding(row, (0, 1), expand=False) if row else ""


def _rows(part: Part, width: int) -> Iterator[RenderableType]:
    rows = part.drawn.drawn(width) if isinstance(part.drawn, Chart) else [part.drawn]
    if rows:
        yield ""
        yield Text(part.heading, "heading")
        if part.note:
            yield Text(part.note, "quiet")
        yield from rows


def print_sheet(sheet: Sheet, *, plain: bool) -> None:
    """Print a report, line by line if plain."""
    if plain:
        for line in sheet.lines():
            write_line(line)
    else:
        console().print(sheet)
