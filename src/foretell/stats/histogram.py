"""Histograms of points."""

from typing import Final

from foretell.stats.distribution import Distribution

GRAIN: Final = 10
"""Points are multiples of ten (R8)."""
_WIDTHS: Final = (10, 20, 50, 100, 200, 500, 1000)
_MOST: Final = 60


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
