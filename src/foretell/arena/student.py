"""Student's t distribution, for means of few numbers as well as of many."""

from functools import cache
from math import cos, pi, sin, sqrt, tan
from typing import Final

import numpy as np

_STEPS: Final = 60
"""Halvings of a right angle, to where numbers are no finer."""


@cache
def t_quantile(share: float, freedom: int) -> float:
    """Return what a variable stays below in such a share of cases.

    >>> round(t_quantile(0.975, 1), 3), round(t_quantile(0.975, 99), 3)
    (12.706, 1.984)

    Args:
        share: from 0.5 on, below 1.
        freedom: the degrees of freedom, 1 or more.
    """
    low, high = 0.0, pi / 2
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if _below(middle, freedom) < share:
            low = middle
        else:
            high = middle
    return sqrt(freedom) * tan(low)


def _below(angle: float, freedom: int) -> float:
    """Return how likely a variable is to stay below sqrt(freedom) * tan(angle): a finite sum.

    Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.7.3 and 26.7.4.
    """
    odd = freedom % 2
    terms = np.arange(1 + odd, freedom - 2 + odd, 2, dtype=float)
    factors = terms / (terms + 1) * cos(angle) ** 2
    total = float(np.cumprod(factors).sum()) + (freedom > 1)
    if odd:
        return 0.5 + (angle + sin(angle) * cos(angle) * total) / pi
    return 0.5 + sin(angle) * total / 2
