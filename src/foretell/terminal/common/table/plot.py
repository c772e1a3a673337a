"""A plot of totals over rounds, with a letter and a line per player."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final

from rich.text import Text

from foretell.game.events import RoundScored
from foretell.terminal.common.report.chart import NARROWEST, WIDEST, Chart, Line, round_marks
from foretell.terminal.common.view import View, number

STEPS: Final = (10, 20, 50, 100, 200, 500, 1000)
MOST_MARKS: Final = 6
"""The steps between the marks of an axis of points, and the most marks."""
_TICK: Final = 4
"""The minimum width of a round number in cells."""
_ROWS: Final = 10
_AXIS: Final = 10
"""The minimum rows of a chart and maximum cells of its axis, which keep letters apart."""


def letter(seat: int) -> str:
    """Return the letter of a seat in the plot."""
    return ascii_uppercase[seat]


def plot(scores: Sequence[RoundScored], view: View, *, width: int) -> list[Text]:
    """Return the rows of the plot; none before the second round, or if it cannot be drawn."""
    if len(scores) < 2:
        return []
    width = max(NARROWEST, min(width - 1, WIDEST))
    totals = [total for score in scores for total in score.totals]
    marks = round_marks(min(totals), max(totals), STEPS, MOST_MARKS)
    beside = _beside(scores[-1].totals, row=(max(totals) - min(totals)) / _ROWS)
    cell = (scores[-1].round - scores[0].round) / (width - _AXIS)
    lines = []
    for seat, name in enumerate(view.players):
        *points, (last, total) = [(float(score.round), score.totals[seat]) for score in scores]
        lettered = [*points, (last - beside[seat] * cell, total)]
        lines.append(Line(letter(seat), name, [*points, (last, total)], lettered))
    chart = Chart(
        lines,
        across=[
            (score.round, str(score.round)) for score in scores[:: 1 + _TICK * len(scores) // width]
        ],
        up=[(mark, number(mark)) for mark in marks],
    )
    rows = chart.drawn(width)
    return [Text(view.words("play-plot-title"), "heading"), *rows] if rows else []


def _beside(totals: Sequence[int], *, row: float) -> list[int]:
    """Return each seat's letter offset, in letters, where lines end side by side.

    >>> _beside([40, 90, 41, 40], row=5)
    [2, 0, 0, 1]

    Args:
        totals: the totals at which the lines end, by seat.
        row: the points between two rows of the chart.
    """
    beside = [0] * len(totals)
    above: int | None = None
    for seat in sorted(range(len(totals)), key=lambda seat: (-totals[seat], -seat)):
        if above is not None and totals[above] - totals[seat] <= row:
            beside[seat] = beside[above] + 1
        above = seat
    return beside
