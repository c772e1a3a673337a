"""Figures with intervals of 95 % confidence. The unit is the deal, never the game."""

from dataclasses import dataclass
from math import nan, sqrt
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from foretell.arena.student import t_quantile
from foretell.arena.times import longest_of

SURE: Final = 0.975
"""The share of cases below the upper end of an interval of 95 %."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, and the interval that holds the true one in 95 of 100 matches.

    Numbers are ``nan`` where there is no telling: an interval takes two deals.
    """

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @classmethod
    def around(cls, value: float, margin: float) -> Self:
        """Return a figure with an interval of so much to either side."""
        return cls(value, value - margin, value + margin)

    def to_json(self) -> dict[str, float | None]:
        """Return the figure as JSON values: None for what is not known."""
        both = {"value": self.value, "low": self.low, "high": self.high}
        return {name: None if number != number else number for name, number in both.items()}  # noqa: PLR0124 - nan


def mean(values: Floats) -> Estimate:
    """Return the mean of what single deals came to, with Student's interval.

    That is t * s / sqrt(D), where D is the number of deals, s the standard deviation of their
    values and t the 97.5 % quantile of Student's distribution with D - 1 degrees of freedom
    (Student, The Probable Error of a Mean, 1908).

    Args:
        values: one for each deal; deals without a value are ``nan`` and left out.
    """
    values = values[~np.isnan(values)]
    deals = len(values)
    if not deals:
        return Estimate(nan, nan, nan)
    value = float(values.mean())
    if deals == 1:
        return Estimate.around(value, nan)
    deviation = float(values.std(ddof=1))
    return Estimate.around(value, t_quantile(SURE, deals - 1) * deviation / sqrt(deals))


def slowest(counts: NDArray[np.int64], first: int, share: float) -> Estimate:
    """Return the time that a share of all decisions do not exceed, with Woodruff's interval.

    The share of decisions within a time is a ratio of sums over deals. Its interval, around the
    share that is asked for, is read back into times (Woodruff, Confidence Intervals for Medians
    and Other Position Measures, 1952).

    Args:
        counts: ``[deal, bin]``, decisions.
        first: the bin of column 0; see ``foretell.arena.times``.
        share: above 0, below 1.
    """
    total = counts.sum()
    if not total:
        return Estimate(nan, nan, nan)
    below = np.cumsum(counts.sum(axis=0)) / total

    def within(wanted: float) -> float:
        return longest_of(first + min(int(np.searchsorted(below, wanted)), len(below) - 1))

    value, deals = within(share), len(counts)
    if deals == 1:
        return Estimate.around(value, nan)
    column = min(int(np.searchsorted(below, share)), len(below) - 1)
    strays = counts[:, : column + 1].sum(axis=1) - below[column] * counts.sum(axis=1)
    error = sqrt(deals / (deals - 1) * float((strays**2).sum())) / float(total)
    margin = t_quantile(SURE, deals - 1) * error
    return Estimate(value, within(share - margin), within(share + margin))
