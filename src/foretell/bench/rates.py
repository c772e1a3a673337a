"""How much is done in a second."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, TypeAlias

import numba

from foretell.bench.figure import Effort, Sampler, significant

Work: TypeAlias = Callable[[int], tuple[int, float]]
"""``amount -> (count, seconds)``: do so much; tell what that comes to in the unit, and how long it
took. Twice the amount is about twice the count."""

_GROWTH: Final = 8
_SURE: Final = 0.25
"""A trial that takes this share of the time wanted tells what the whole will take."""


def rate(work: Work, effort: Effort) -> Sampler:
    """Return what measures a rate, having found out how much work takes long enough."""
    amount = _enough(work, effort.seconds)

    def sample() -> float:
        count, seconds = work(amount)
        return significant(count / seconds)

    return sample


def timed(do: Callable[[int], int]) -> Work:
    """Return the work of a function that does so much and returns the count."""

    def work(amount: int) -> tuple[int, float]:
        start = perf_counter()
        count = do(amount)
        return count, perf_counter() - start

    return work


@contextmanager
def cores(count: int) -> Iterator[None]:
    """Let kernels that run on many cores use so many of them."""
    before = numba.get_num_threads()
    numba.set_num_threads(count)
    try:
        yield
    finally:
        numba.set_num_threads(before)


def _enough(work: Work, seconds: float) -> int:
    work(1)  # the first time, code is compiled or loaded
    amount = 1
    while (took := work(amount)[1]) < seconds * _SURE:
        amount *= _GROWTH
    return max(1, round(amount * seconds / took))
