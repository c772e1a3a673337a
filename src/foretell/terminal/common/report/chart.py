"""Lines over two axes, in the signs of a terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, assert_never

from rich.text import Text

from foretell.terminal.common.style import held_together

NARROWEST: Final = 24
WIDEST: Final = 76
COLOURS: Final = (6, 1, 2, 3, 12, 5)
"""Of lines in turn, as terminals number them; the letters tell them apart without colour."""

Point = tuple[float, float]
Tick = tuple[float, str]
"""A place on an axis, and what stands there."""


class _Part(Enum):
    """What is drawn of a line, from below to above."""

    LINE = "line"
    LETTERS = "letters"
    LAST_LETTER = "last letter"


@dataclass(frozen=True, slots=True)
class Line:
    """A line with a letter on it.

    Attributes:
        letter: what it is called by.
        name: what it shows.
        points: where it goes.
        lettered: where its letter stands; at every point unless said otherwise.
    """

    letter: str
    name: str
    points: Sequence[Point]
    lettered: Sequence[Point] | None = None

    def of(self, part: _Part) -> Sequence[Point]:
        """Return the points of one part of it."""
        letters = self.points if self.lettered is None else self.lettered
        match part:
            case _Part.LINE:
                return self.points
            case _Part.LETTERS:
                return letters[:-1]
            case _Part.LAST_LETTER:
                return letters[-1:]
            case _:
                assert_never(part)


@dataclass(frozen=True, slots=True)
class Chart:
    """Lines, and what stands at the axes; the first line lies over the others."""

    lines: Sequence[Line]
    across: Sequence[Tick]
    up: Sequence[Tick]
    height: int = 16

    def drawn(self, width: int) -> list[Text]:
        """Return the chart line by line with a legend below; nothing where none can be drawn.

        Args:
            width: cells that there are; a chart takes ``WIDEST`` at most.
        """
        try:
            drawn = self._drawn(max(NARROWEST, min(width, WIDEST)))
        except ImportError:  # it comes ready made for the commonest systems only
            return []
        return [*map(Text.from_ansi, drawn), legend(self.lines)]

    def _drawn(self, width: int) -> list[str]:
        import plotext  # takes a while to load

        plotext.terminal.limit(False, False)  # noqa: FBT003 - the size is the caller's business
        figure: Any = plotext.figure
        figure.clear()
        figure.theme("colorless")
        figure.plot_size(width, self.height)
        for part in _Part:  # all lines, over them the letters, and over those the last ones
            for place, line in reversed(list(enumerate(self.lines))):
                points = line.of(part)
                if not points:
                    continue
                sign = "braille" if part is _Part.LINE else line.letter
                symbol = plotext.marker(sign, plotext.pixel(_colour(place)))
                signal = figure.signal(*map(list, zip(*points, strict=True)), marker=symbol)
                figure.draw(signal.lines() if part is _Part.LINE else signal)
        for axis, ticks in enumerate((self.across, self.up)):
            ruler = figure.ruler(axis)
            ruler.ticks([place for place, _ in ticks], [sign for _, sign in ticks])
            places = [point[axis] for line in self.lines for point in line.points]
            if min(places) < max(places):  # by itself, it would end an axis at its last tick
                ruler.lim(min(places), max(places))
        return str(figure.build().string()).splitlines()


def legend(lines: Sequence[Line]) -> Text:
    """Return the letters of lines with their names."""
    entries = (
        Text.assemble((line.letter, f"color({_colour(place)})"), held_together(f" {line.name}"))
        for place, line in enumerate(lines)
    )
    return Text("   ").join(entries)


def _colour(place: int) -> int:
    return COLOURS[place % len(COLOURS)]


def round_marks(low: float, high: float, steps: Sequence[int], most: int) -> list[int]:
    """Return round numbers within a range: multiples of the first step that leaves few enough.

    >>> round_marks(-35, 210, (10, 20, 50, 100), 6)
    [0, 50, 100, 150, 200]
    """
    step = next((step for step in steps if (high - low) // step < most), steps[-1])
    return list(range(int(-(-low // step) * step), int(high) + 1, step))
