"""A part of the report: the same for the eye and for the ear."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from foretell.terminal.common.report.chart import Chart


@dataclass(frozen=True, slots=True)
class Part:
    """A table or a chart under a heading.

    Attributes:
        heading: what it shows.
        note: how to read it; "" where that is plain.
        drawn: the table, or the chart.
        lines: the same, line by line; a chart has none, its table says it already.
        note_aloud: the note belongs to the lines, too; most speak of rows and columns.
    """

    heading: str
    note: str
    drawn: RenderableType | Chart
    lines: Callable[[], Iterable[str]] = tuple
    note_aloud: bool = False


def columns(
    headings: Sequence[str], rows: Iterable[Sequence[str | Text]], *, names: bool = False
) -> Table:
    """Return a table of figures; the first column may be names, which stand to the left."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.show_header, grid.header_style = True, "quiet"
    for place, heading in enumerate(headings):
        is_name = names and place == 0
        grid.add_column(heading, justify="left" if is_name else "right", no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid
