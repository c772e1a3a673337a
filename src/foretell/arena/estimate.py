"""Estimates with 95 % confidence intervals, in which the sampling unit is the deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, hypot, nan, pi, sin, sqrt, tan
from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from foretell.arena.times import longest_of
from foretell.bots.explanation import Z_95

UPPER_QUANTILE: Final = 0.975
"""The quantile at the upper end of a 95 % interval."""
_DEALS_TO_FIT: Final = 3
"""The fewest deals for which a share can be fitted when one is left out."""
_NEGLIGIBLE: Final = 1e-9
"""The share of squares below which a control does not vary."""
_BISECTIONS: Final = 60
"""Bisections of a right angle, down to the resolution of a float."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate with its 95 % confidence interval.

    >>> Estimate.around(4.5, margin=0.5)
    Estimate(value=4.5, low=4.0, high=5.0)

    Unknown numbers are ``nan``: an interval requires two deals.
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
        """Return an estimate whose interval extends by a margin to either side."""
        return cls(value, value - margin, value + margin)

    def to_json(self) -> dict[str, float | None]:
        """Return the estimate as JSON values, with None for unknown numbers."""
        both = {"value": self.value, "low": self.low, "high": self.high}
        return {name: None if number != number else number for name, number in both.items()}  # noqa: PLR0124 - nan


def mean(values: Floats) -> Estimate:
    """Return the mean over deals, with Student's interval.

    That is t * s / sqrt(D), where D is the number of deals, s the standard deviation of their
    values and t the 97.5 % quantile of Student's distribution with D - 1 degrees of freedom
    (Student, The Probable Error of a Mean, 1908).

    Args:
        values: the value of each deal; ``nan`` values are ignored.
    """
    values = values[~np.isnan(values)]
    deals = len(values)
    if not deals:
        return Estimate(nan, nan, nan)
    value = float(values.mean())
    if deals == 1:
        return Estimate.around(value, nan)
    deviation = float(values.std(ddof=1))
    return Estimate.around(value, t_quantile(UPPER_QUANTILE, deals - 1) * deviation / sqrt(deals))


class Control(NamedTuple):
    """A control variate: what is known of a bot's luck.

    Attributes:
        values: by deal.
        mean: what they are on average over all deals.
        error: the standard error of that.
    """

    values: Floats
    mean: float
    error: float


def controlled(values: Floats, controls: Sequence[Control]) -> Estimate:
    """Return the mean over deals, less the luck in it, with Student's interval.

    The correction of a value is a share, from 0 to 1, of the deviation of a control from its mean;
    the mean of all controls is one more control. The control and the share are those with the least
    squares over all other deals. They do not depend on the deal itself, so that the correction is 0
    on average.

    Args:
        values: the value of each deal.
        controls: the control variates.
    """
    of_all = Control(*(np.mean(column, axis=0) for column in zip(*controls, strict=True)))
    tried, deals = [*controls, of_all], np.arange(len(values))
    fits = np.array([_fits(values, control.values) for control in tried])
    best = fits[:, 1].argmax(axis=0)
    shares = fits[best, 0, deals]
    luck = np.array([control.values - control.mean for control in tried])[best, deals]
    error = float(np.mean(shares * np.array([control.error for control in tried])[best]))
    adjusted = mean(values - shares * luck)
    return Estimate.around(adjusted.value, hypot(adjusted.margin, Z_95 * error))


def _fits(values: Floats, control: Floats) -> Floats:
    """Fit a share of a control to the values, once for each deal, without that deal.

    Returns:
        The shares, from 0 to 1, and the sums of squares that they explain, ``[2, deals]``.
    """
    deals = len(values)
    if deals < _DEALS_TO_FIT:
        return np.zeros((2, deals))
    values, control = values - values.mean(), control - control.mean()

    def products(one: Floats, other: Floats) -> Floats:
        # The sum of products about the means of the deals that are left. Both arrays have mean 0,
        # so without a deal, the sum of the others is its value with the sign changed.
        return one @ other - one * other * deals / (deals - 1)

    squares, joint = products(control, control), products(control, values)
    varies = squares > _NEGLIGIBLE * (control @ control)
    shares = np.divide(joint, squares, out=np.zeros(deals), where=varies).clip(0.0, 1.0)
    return np.array([shares, shares * (2 * joint - shares * squares)])


def slowest(counts: NDArray[np.int64], first: int, share: float) -> Estimate:
    """Return a quantile of decision times, with Woodruff's interval.

    The share of decisions within a time is a ratio of sums over deals. Its interval, around the
    requested share, is converted back to times (Woodruff, Confidence Intervals for Medians and
    Other Position Measures, 1952).

    Args:
        counts: decisions, ``[deal, bin]``.
        first: the bin of column 0; see ``foretell.arena.times``.
        share: the share of decisions below the quantile, above 0 and below 1.
    """
    total = counts.sum()
    if not total:
        return Estimate(nan, nan, nan)
    below = np.cumsum(counts.sum(axis=0)) / total

    def within(part: float) -> float:
        return longest_of(first + min(int(np.searchsorted(below, part)), len(below) - 1))

    value, deals = within(share), len(counts)
    if deals == 1:
        return Estimate.around(value, nan)
    column = min(int(np.searchsorted(below, share)), len(below) - 1)
    strays = counts[:, : column + 1].sum(axis=1) - below[column] * counts.sum(axis=1)
    error = sqrt(deals / (deals - 1) * float((strays**2).sum())) / float(total)
    margin = t_quantile(UPPER_QUANTILE, deals - 1) * error
    return Estimate(value, within(share - margin), within(share + margin))


@cache
def t_quantile(share: float, freedom: int) -> float:
    """Return a quantile of Student's t distribution.

    >>> round(t_quantile(0.975, 1), 3), round(t_quantile(0.975, 99), 3)
    (12.706, 1.984)

    Args:
        share: the probability below the quantile, from 0.5 to below 1.
        freedom: the degrees of freedom, 1 or more.
    """
    low, high = 0.0, pi / 2
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2
        if _t_cdf(middle, freedom) < share:
            low = middle
        else:
            high = middle
    return sqrt(freedom) * tan(low)


def _t_cdf(angle: float, freedom: int) -> float:
    """Return the cumulative t distribution at sqrt(freedom) * tan(angle), as a finite sum.

    Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.7.3 and 26.7.4.
    """
    odd = freedom % 2
    terms = np.arange(1 + odd, freedom - 2 + odd, 2, dtype=float)
    factors = terms / (terms + 1) * cos(angle) ** 2
    total = float(np.cumprod(factors).sum()) + (freedom > 1)
    if odd:
        return 0.5 + (angle + sin(angle) * cos(angle) * total) / pi
    return 0.5 + sin(angle) * total / 2
