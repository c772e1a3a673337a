"""The whole report, as a page or line by line."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from foretell.console.chart import Chart
from foretell.console.rule import rule
from foretell.console.statistics import bids, places, totals
from foretell.console.statistics.cards import cards, cards_drawn
from foretell.console.statistics.part import Part
from foretell.i18n import CardNames, Words
from foretell.stats.survey import Survey

NARROW: Final = 78
"""On a narrower screen the tables do not fit, and the report is told line by line."""
_WIDEST: Final = 80


class Report:
    """What games had in them, for one reader.

    Args:
        survey: what was counted.
        title: which games these were.
        words: the reader's language.
        names: what the reader's cards are called.
    """

    def __init__(self, survey: Survey, title: str, words: Words, names: CardNames) -> None:
        self._title = title
        self._parts = (
            bids.by_hand_size(survey, words),
            bids.by_bid(survey, words),
            *([places.over_hand_sizes(survey, words)] if len(survey.hand_sizes) > 1 else []),
            places.by_place(survey, words),
            totals.totals(survey, words),
            totals.totals_drawn(survey, words),
            cards(survey, words, names),
            cards_drawn(survey, words, names),
        )

    def lines(self) -> Iterator[str]:
        """Yield the report line by line, to be read aloud."""
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
