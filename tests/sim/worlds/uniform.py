"""Whether worlds that were drawn are spread as evenly as chance has it."""

from collections import Counter
from collections.abc import Collection
from math import sqrt
from typing import Final

from numba import config

from foretell.sim.layout import IntArray

PER_WORLD: Final = 8 if config.DISABLE_JIT else 200
"""How many worlds to draw for each that there is."""
_DEVIATIONS: Final = 4.5
"""How far chi-square may be from its mean, in standard deviations."""


def check_uniform(drawn: IntArray, among: Collection[tuple[int, ...]]) -> None:
    """Fail unless exactly these worlds were drawn, and about as often as each other."""
    times = Counter(map(tuple, drawn.tolist()))
    assert set(times) <= set(among)
    expected, freedom = len(drawn) / len(among), len(among) - 1
    square = sum((times[world] - expected) ** 2 for world in among) / expected
    assert abs(square - freedom) <= _DEVIATIONS * sqrt(2 * freedom), (square, freedom)
