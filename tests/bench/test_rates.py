"""How much is done in a second: as much at once as takes long enough."""

import numba
import pytest

from foretell.bench.figure import ONCE, Effort
from foretell.bench.rates import cores, rate, timed

pytestmark = pytest.mark.compiled


class Worker:
    """Does 3 of something for each of the amount, and takes a hundredth of a second for it."""

    def __init__(self) -> None:
        self.amounts: list[int] = []

    def __call__(self, amount: int) -> tuple[int, float]:
        self.amounts.append(amount)
        return 3 * amount, amount / 100


def test_a_rate_is_the_count_by_the_seconds() -> None:
    sample = rate(Worker(), Effort(samples=5, seconds=0.2))
    assert sample() == 300.0


def test_so_much_is_done_as_takes_the_time_wanted() -> None:
    worker = Worker()
    sample = rate(worker, Effort(samples=5, seconds=10.0))
    sample()
    assert worker.amounts[-1] == 1000
    assert worker.amounts[:2] == [1, 1], "the first time may be spent on compiling"
    assert max(worker.amounts[:-1]) <= 1000, "trials are shorter than what is measured"


def test_what_takes_long_is_done_but_once() -> None:
    worker = Worker()
    rate(worker, Effort(samples=5, seconds=0.001))()
    assert worker.amounts == [1, 1, 1]


def test_the_least_effort_does_as_little_as_possible() -> None:
    worker = Worker()
    rate(worker, ONCE)()
    assert set(worker.amounts) == {1}


def test_a_function_is_timed() -> None:
    count, seconds = timed(lambda amount: amount * 2)(21)
    assert count == 42
    assert seconds >= 0


def test_the_cores_are_given_back() -> None:
    before = numba.get_num_threads()
    with cores(1):
        assert numba.get_num_threads() == 1
    assert numba.get_num_threads() == before
    with pytest.raises(RuntimeError), cores(1):
        raise RuntimeError
    assert numba.get_num_threads() == before
