"""``Share``: a proportion with its confidence interval."""

from dataclasses import dataclass
from math import nan, sqrt
from typing import Final

Z_95: Final = 1.959963984540054
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Share:
    """A proportion with Wilson's 95 % confidence interval.

    Wilson, Probable Inference, the Law of Succession, and Statistical Inference (1927): unlike
    the normal interval it stays within 0 and 1, and is accurate near them.

    >>> share = Share(8, of=10)
    >>> share.value, round(share.low, 2), round(share.high, 2)
    (0.8, 0.49, 0.94)

    Attributes:
        hits: the number of successes.
        of: the number of trials; if it is 0, every value is ``nan``.
    """

    hits: int
    of: int

    @property
    def value(self) -> float:
        """The share, 0 to 1."""
        return self.hits / self.of if self.of else nan

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        if not self.of:
            return nan
        spread = self.value * (1 - self.value) / self.of + (Z_95 / (2 * self.of)) ** 2
        return Z_95 * sqrt(spread) / (1 + Z_95 * Z_95 / self.of)

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return max(self._middle - self.margin, 0.0)

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return min(self._middle + self.margin, 1.0)

    @property
    def _middle(self) -> float:
        if not self.of:
            return nan
        return (self.hits + Z_95 * Z_95 / 2) / (self.of + Z_95 * Z_95)
