"""How often something happened, and how sure that is."""

from dataclasses import dataclass
from math import nan, sqrt
from typing import Final

Z_95: Final = 1.959963984540054
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Share:
    """So many times out of so many, with Wilson's interval of 95 % confidence.

    Wilson, Probable Inference, the Law of Succession, and Statistical Inference (1927): unlike
    the simpler interval it stays within 0 and 1, and is right for shares near them.

    >>> share = Share(8, of=10)
    >>> share.value, round(share.low, 2), round(share.high, 2)
    (0.8, 0.49, 0.94)

    Attributes:
        hits: how often it happened.
        of: how often it could have happened. When that is never, every number is ``nan``.
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
