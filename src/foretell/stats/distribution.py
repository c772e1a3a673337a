"""``Distribution``: the frequencies of whole numbers, and histograms of points."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import accumulate
from math import nan, sqrt
from typing import Final, Self

from foretell.stats.share import Z_95, Share

GRAIN: Final = 10
"""Points are multiples of ten (R8)."""
_WIDTHS: Final = (10, 20, 50, 100, 200, 500, 1000)
_MOST: Final = 60


@dataclass(frozen=True, slots=True)
class Distribution:
    """Whole numbers and their frequencies.

    >>> dice = Distribution.of([(1, 5), (2, 5), (6, 10)])
    >>> dice.mean, dice.quantile(0.25), dice.quantile(0.5), dice.highest
    (3.75, 1, 2, 6)

    Attributes:
        counts: ``(number, times)``, numbers ascending, times at least 1.
    """

    counts: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, counts: Iterable[tuple[int, int]]) -> Self:
        """Return the distribution of counts in any order; counts of the same number are added."""
        times: dict[int, int] = {}
        for number, count in counts:
            if count:
                times[number] = times.get(number, 0) + count
        return cls(tuple(sorted(times.items())))

    @property
    def total(self) -> int:
        """The sum of all frequencies."""
        return sum(times for _, times in self.counts)

    @property
    def mean(self) -> float:
        """The mean; ``nan`` when there are no numbers."""
        total = self.total
        return sum(number * times for number, times in self.counts) / total if total else nan

    @property
    def deviation(self) -> float:
        """The sample standard deviation; ``nan`` for fewer than two numbers."""
        total, mean = self.total, self.mean
        if total < 2:
            return nan
        return sqrt(
            sum(times * (number - mean) ** 2 for number, times in self.counts) / (total - 1)
        )

    @property
    def margin(self) -> float:
        """Half the width of the 95 % confidence interval of the mean."""
        return Z_95 * self.deviation / sqrt(self.total) if self.total else nan

    @property
    def lowest(self) -> int:
        """The lowest number; there must be one."""
        return self.counts[0][0]

    @property
    def highest(self) -> int:
        """The highest number; there must be one."""
        return self.counts[-1][0]

    @property
    def commonest(self) -> int:
        """The mode, the lowest of several; there must be a number."""
        return max(self.counts, key=lambda count: count[1])[0]

    def at(self, number: int) -> Share:
        """Return the share of a number."""
        return self._share(lambda other: other == number)

    def above(self, number: int) -> Share:
        """Return the share of higher numbers."""
        return self._share(lambda other: other > number)

    def below(self, number: int) -> Share:
        """Return the share of lower numbers."""
        return self._share(lambda other: other < number)

    def quantile(self, share: float) -> int:
        """Return a quantile: the lowest number that at least this share does not exceed.

        Args:
            share: above 0, at most 1; there must be a number.
        """
        threshold = share * self.total
        passed = accumulate(times for _, times in self.counts)
        return next(
            number
            for (number, _), times in zip(self.counts, passed, strict=True)
            if times >= threshold
        )

    def _share(self, is_meant: Callable[[int], bool]) -> Share:
        return Share(sum(times for number, times in self.counts if is_meant(number)), self.total)


def width_for(*distributions: Distribution) -> int:
    """Return a bin width, in points, that covers the distributions with a few dozen bins."""
    span = max(each.highest for each in distributions) - min(each.lowest for each in distributions)
    return next((width for width in _WIDTHS if span <= width * _MOST), _WIDTHS[-1])


def histogram(distribution: Distribution, width: int) -> list[tuple[float, float]]:
    """Return the middle and the share of each bin.

    >>> histogram(Distribution.of([(0, 1), (10, 1), (50, 2)]), 20)
    [(5.0, 0.5), (25.0, 0.0), (45.0, 0.5)]

    Args:
        distribution: the distribution of points.
        width: the bin width in points, a multiple of ``GRAIN``.
    """
    steps: dict[int, int] = {}
    for points, times in distribution.counts:
        steps[points // width] = steps.get(points // width, 0) + times
    total, middle = distribution.total, (width - GRAIN) / 2
    return [
        (step * width + middle, steps.get(step, 0) / total)
        for step in range(min(steps), max(steps) + 1)
    ]
