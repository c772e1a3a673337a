"""Rates: work per second."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, TypeAlias

import numba

from foretell.bench.figure import Effort, Prepare, Sampler, significant

Work: TypeAlias = Callable[[int], tuple[int, float]]
"""``amount -> (count, seconds)``: do an amount of work, and return its count in the unit and its
duration. The count is roughly proportional to the amount."""

_GROWTH: Final = 8
_SURE: Final = 0.25
"""The share of the desired duration from which a trial predicts the rest."""


def rate(work: Work, effort: Effort) -> Sampler:
    """Return the sampler of a rate, after calibrating the amount of work."""
    amount = _enough(work, effort.seconds)

    def sample() -> float:
        count, seconds = work(amount)
        return significant(count / seconds)

    return sample


def measured(set_up: Callable[[], Work]) -> Prepare:
    """Return the set-up of a benchmark that measures the rate of some work."""

    @contextmanager
    def prepare(effort: Effort) -> Iterator[Sampler]:
        yield rate(set_up(), effort)

    return prepare


def timed(do: Callable[[int], int]) -> Work:
    """Return the timed work of a function that takes an amount and returns a count."""

    def work(amount: int) -> tuple[int, float]:
        start = perf_counter()
        count = do(amount)
        return count, perf_counter() - start

    return work


@contextmanager
def cores(count: int) -> Iterator[None]:
    """Limit parallel kernels to this number of cores."""
    before = numba.get_num_threads()
    numba.set_num_threads(count)
    try:
        yield
    finally:
        numba.set_num_threads(before)


def _enough(work: Work, seconds: float) -> int:
    work(1)  # the first call compiles or loads code
    amount = 1
    while (took := work(amount)[1]) < seconds * _SURE:
        amount *= _GROWTH
    return max(1, round(amount * seconds / took))
