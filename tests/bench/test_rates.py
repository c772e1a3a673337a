"""Rates per second, measured over batches that take long enough."""

import numba
import pytest

from foretell.bench.figure import ONCE, Effort
from foretell.bench.rates import cores, rate, timed

pytestmark = pytest.mark.kernel


class Worker:
    """A worker that does three units for each requested one, in a hundredth of a second each."""

    def __init__(self) -> None:
        self.amounts: list[int] = []

    def __call__(self, amount: int) -> tuple[int, float]:
        self.amounts.append(amount)
        return 3 * amount, amount / 100


def test_a_rate_is_the_count_divided_by_the_seconds() -> None:
    sample = rate(Worker(), Effort(samples=5, seconds=0.2))
    assert sample() == 300.0


def test_a_rate_is_measured_over_enough_work_to_fill_the_requested_time() -> None:
    worker = Worker()
    sample = rate(worker, Effort(samples=5, seconds=10.0))
    sample()
    assert worker.amounts[-1] == 1000
    assert worker.amounts[:2] == [1, 1], "the first time may be spent on compiling"
    assert max(worker.amounts[:-1]) <= 1000, "trials are shorter than what is measured"


def test_slow_work_is_measured_one_unit_at_a_time() -> None:
    worker = Worker()
    rate(worker, Effort(samples=5, seconds=0.001))()
    assert worker.amounts == [1, 1, 1]


def test_the_least_effort_does_one_unit_of_work() -> None:
    worker = Worker()
    rate(worker, ONCE)()
    assert set(worker.amounts) == {1}


def test_the_time_of_a_function_is_measured() -> None:
    count, seconds = timed(lambda amount: amount * 2)(21)
    assert count == 42
    assert seconds >= 0


def test_the_cores_are_restored_after_a_measurement() -> None:
    before = numba.get_num_threads()
    with cores(1):
        assert numba.get_num_threads() == 1
    assert numba.get_num_threads() == before
    with pytest.raises(RuntimeError), cores(1):
        raise RuntimeError
    assert numba.get_num_threads() == before
