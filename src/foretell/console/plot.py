"""The totals over the rounds, a letter and a line per player."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any, Final

from rich.text import Text

from foretell.console.view import View, number
from foretell.game.events import RoundScored

HEIGHT: Final = 16
_NARROWEST: Final = 24
_WIDEST: Final = 76
_COLOURS: Final = (6, 1, 2, 3, 12, 5)
"""By seat, as terminals number them; the letters tell them apart without colour."""
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
    width = max(_NARROWEST, min(width - 1, _WIDEST))
    try:
        lines = _drawn(scores, len(view.players), width)
    except ImportError:  # it comes ready made for the commonest systems only
        return []
    drawn = [Text.from_ansi(line) for line in lines]
    return [Text(view.words("play-plot-title"), "heading"), *drawn, _legend(view)]


def _drawn(scores: Sequence[RoundScored], players: int, width: int) -> list[str]:
    import plotext  # takes a while to load, and a game draws it once

    plotext.terminal.limit(False, False)  # noqa: FBT003 - the size is the caller's business
    figure: Any = plotext.figure
    figure.clear()
    figure.theme("colorless")
    figure.plot_size(width, HEIGHT)
    rounds = [score.round for score in scores]
    lines = [[score.totals[seat] for score in scores] for seat in range(players)]
    for marker in ("braille", None):  # all lines, and then the letters over them
        for seat in reversed(range(players)):
            symbol = plotext.marker(marker or letter(seat), plotext.pixel(_COLOURS[seat]))
            signal = figure.signal(rounds, lines[seat], marker=symbol)
            figure.draw(signal.lines() if marker else signal)
    figure.ruler(0).ticks(rounds[:: 1 + _TICK * len(rounds) // width])
    marks = _marks([total for line in lines for total in line])
    figure.ruler(1).ticks(marks, [number(mark) for mark in marks])
    return str(figure.build().string()).splitlines()


def _marks(totals: Sequence[int]) -> list[int]:
    """Return round numbers for the axis of the totals."""
    low, high = min(totals), max(totals)
    step = next((step for step in _STEPS if (high - low) // step < _MARKS), _STEPS[-1])
    return list(range(-(-low // step) * step, high + 1, step))


def _legend(view: View) -> Text:
    entries = (
        Text.assemble((letter(seat), f"color({_COLOURS[seat]})"), f" {name}")
        for seat, name in enumerate(view.players)
    )
    return Text("   ").join(entries)
