"""A chi-square test that sampled worlds are uniformly distributed."""

from collections import Counter
from collections.abc import Collection
from math import sqrt
from typing import Final

from numba import config

from foretell.sim.layout import IntArray

PER_WORLD: Final = 8 if config.DISABLE_JIT else 200
"""Number of samples per possible world."""
_DEVIATIONS: Final = 4.5
"""Allowed distance of chi-square from its mean, in standard deviations."""


def check_uniform(drawn: IntArray, among: Collection[tuple[int, ...]]) -> None:
    """Fail unless exactly these worlds were drawn, with about equal frequencies."""
    times = Counter(map(tuple, drawn.tolist()))
    assert set(times) <= set(among)
    expected, freedom = len(drawn) / len(among), len(among) - 1
    square = sum((times[world] - expected) ** 2 for world in among) / expected
    assert abs(square - freedom) <= _DEVIATIONS * sqrt(2 * freedom), (square, freedom)
