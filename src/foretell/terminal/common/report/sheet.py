"""A title and parts, as a page or line by line."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from foretell.terminal.common.report.chart import Chart
from foretell.terminal.common.report.part import Part
from foretell.terminal.common.rule import rule

NARROW: Final = 78
"""On a narrower screen the tables do not fit, and the sheet is told line by line."""
_WIDEST: Final = 80


class Sheet:
    """Parts under a title.

    Args:
        title: what all of it is about.
        parts: tables and charts.
    """

    def __init__(self, title: str, parts: Sequence[Part]) -> None:
        self._title = title
        self._parts = parts

    def lines(self) -> Iterator[str]:
        """Yield the sheet line by line, to be read aloud."""
        yield self._title
        for part in self._parts:
            told = list(part.lines())
            if told:
                yield f"{part.heading}. {part.note}" if part.note_aloud else f"{part.heading}."
                yield from told

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, _WIDEST) - 1
        if options.max_width < NARROW:
            yield from map(Text, self.lines())
            return
        yield rule(self._title, width)
        for part in self._parts:
            for row in _rows(part, width - 1):
                yield Padding(row, (0, 1), expand=False) if row else ""


def _rows(part: Part, width: int) -> Iterator[RenderableType]:
    drawn = part.drawn.drawn(width) if isinstance(part.drawn, Chart) else [part.drawn]
    if drawn:
        yield ""
        yield Text(part.heading, "heading")
        if part.note:
            yield Text(part.note, "quiet")
        yield from drawn
