"""Line charts drawn in terminal characters."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from foretell.terminal.common.style import held_together

NARROWEST: Final = 24
WIDEST: Final = 76
COLOURS: Final = (6, 1, 2, 3, 12, 5)
"""Terminal colour numbers for successive lines; letters distinguish lines without colour."""

Point = tuple[float, float]
Tick = tuple[float, str]
"""A position on an axis, and its label."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line with a letter on it.

    Attributes:
        letter: the letter that identifies it.
        name: its name in the legend.
        points: its points, in order.
        lettered: the points marked with its letter (default: every point).
    """

    letter: str
    name: str
    points: Sequence[Point]
    lettered: Sequence[Point] | None = None

    @property
    def layers(self) -> tuple[Sequence[Point], ...]:
        """The line, the letters above it, and the last letter on top."""
        letters = self.points if self.lettered is None else self.lettered
        return self.points, letters[:-1], letters[-1:]


@dataclass(frozen=True, slots=True)
class Chart:
    """Lines and axis ticks; the first line is drawn on top."""

    lines: Sequence[Line]
    across: Sequence[Tick]
    up: Sequence[Tick]
    height: int = 16

    def drawn(self, width: int) -> list[Text]:
        """Return the rows of the chart with a legend below; none if it cannot be drawn.

        Args:
            width: the available cells; a chart takes at most ``WIDEST``.
        """
        try:
            rows = self._drawn(max(NARROWEST, min(width, WIDEST)))
        except ImportError:  # its wheels exist only for the most common systems
            return []
        return [*map(Text.from_ansi, rows), legend(self.lines)]

    def _drawn(self, width: int) -> list[str]:
        import plotext  # slow to import

        plotext.terminal.limit(False, False)  # noqa: FBT003 - the caller sets the size
        figure: Any = plotext.figure
        figure.clear()
        figure.theme("colorless")
        figure.plot_size(width, self.height)
        for layer in range(3):
            for place, line in reversed(list(enumerate(self.lines))):
                points = line.layers[layer]
                if not points:
                    continue
                sign = line.letter if layer else "braille"
                symbol = plotext.marker(sign, plotext.pixel(_colour(place)))
                signal = figure.signal(*map(list, zip(*points, strict=True)), marker=symbol)
                figure.draw(signal if layer else signal.lines())
        for axis, ticks in enumerate((self.across, self.up)):
            ruler = figure.ruler(axis)
            ruler.ticks([place for place, _ in ticks], [sign for _, sign in ticks])
            places = [point[axis] for line in self.lines for point in line.points]
            if min(places) < max(places):  # by default an axis ends at its last tick
                ruler.lim(min(places), max(places))
        return str(figure.build().string()).splitlines()


def legend(lines: Sequence[Line]) -> Text:
    """Return the legend: the letters of lines with their names."""
    entries = (
        Text.assemble((line.letter, f"color({_colour(place)})"), held_together(f" {line.name}"))
        for place, line in enumerate(lines)
    )
    return Text("   ").join(entries)


def _colour(place: int) -> int:
    return COLOURS[place % len(COLOURS)]


def round_marks(low: float, high: float, steps: Sequence[int], most: int) -> list[int]:
    """Return round numbers in a range: multiples of the first step that gives few enough.

    >>> round_marks(-35, 210, (10, 20, 50, 100), 6)
    [0, 50, 100, 150, 200]
    """
    step = next((step for step in steps if (high - low) // step < most), steps[-1])
    return list(range(int(-(-low // step) * step), int(high) + 1, step))
