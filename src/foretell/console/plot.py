"""The totals over the rounds, a letter and a line per player."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final

from rich.text import Text

from foretell.console.chart import NARROWEST, WIDEST, Chart, Line, round_marks
from foretell.console.view import View, number
from foretell.game.events import RoundScored

_STEPS: Final = (10, 20, 50, 100, 200, 500, 1000)
_MARKS: Final = 6
_TICK: Final = 4
"""Cells that the number of a round takes at least."""


def letter(seat: int) -> str:
    """Return the letter that stands for a seat in the plot."""
    return ascii_uppercase[seat]


def plot(scores: Sequence[RoundScored], view: View, *, width: int) -> list[Text]:
    """Return the plot line by line; nothing before the second round, or where none can be drawn."""
    if len(scores) < 2:
        return []
    width = max(NARROWEST, min(width - 1, WIDEST))
    totals = [total for score in scores for total in score.totals]
    marks = round_marks(min(totals), max(totals), _STEPS, _MARKS)
    chart = Chart(
        [
            Line(letter(seat), name, [(score.round, score.totals[seat]) for score in scores])
            for seat, name in enumerate(view.players)
        ],
        across=[
            (score.round, str(score.round)) for score in scores[:: 1 + _TICK * len(scores) // width]
        ],
        up=[(mark, number(mark)) for mark in marks],
    )
    drawn = chart.drawn(width)
    return [Text(view.words("play-plot-title"), "heading"), *drawn] if drawn else []
