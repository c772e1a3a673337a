"""Distributions: numbers and their frequencies."""

import statistics
from itertools import pairwise
from math import isclose, isnan

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.stats.distribution import GRAIN, Distribution, histogram, width_for

pytestmark = pytest.mark.kernel

NUMBERS = st.lists(st.integers(-300, 300), min_size=2, max_size=50)


def distribution(numbers: list[int]) -> Distribution:
    return Distribution.of((number, 1) for number in numbers)


@given(NUMBERS)
def test_a_distribution_agrees_with_the_statistics_of_its_numbers(numbers: list[int]) -> None:
    found = distribution(numbers)
    assert found.total == len(numbers)
    assert isclose(found.mean, statistics.mean(numbers), abs_tol=1e-9)
    assert isclose(found.deviation, statistics.stdev(numbers), abs_tol=1e-9)
    assert (found.lowest, found.highest) == (min(numbers), max(numbers))
    assert numbers.count(found.commonest) == max(map(numbers.count, numbers))
    assert found.above(7).hits == sum(number > 7 for number in numbers)
    assert found.below(7).hits == sum(number < 7 for number in numbers)
    assert found.at(7).hits == numbers.count(7)


@given(NUMBERS, st.floats(0.01, 1))
def test_a_quantile_is_the_lowest_number_that_enough_values_do_not_exceed(
    numbers: list[int], share: float
) -> None:
    found = distribution(numbers).quantile(share)
    ordered = sorted(numbers)
    assert sum(number <= found for number in ordered) >= share * len(ordered)
    assert sum(number < found for number in ordered) < share * len(ordered)


def test_the_mode_is_the_lowest_of_the_commonest_numbers() -> None:
    assert distribution([5, 5, 1, 1, 9]).commonest == 1


def test_numbers_that_never_occurred_are_omitted() -> None:
    assert Distribution.of([(3, 0), (2, 1), (2, 4)]).counts == ((2, 5),)


def test_an_empty_distribution_has_no_mean_and_a_single_number_no_spread() -> None:
    nothing, one = Distribution.of([]), distribution([4])
    assert all(map(isnan, (nothing.mean, nothing.margin, nothing.deviation, one.deviation)))
    assert (one.mean, one.quantile(0.5)) == (4, 4)


@given(st.lists(st.integers(-99, 99), min_size=1), st.sampled_from([10, 20, 50]))
def test_the_bins_of_a_histogram_hold_all_numbers(tens: list[int], width: int) -> None:
    found = distribution([GRAIN * ten for ten in tens])
    steps = histogram(found, width)
    assert isclose(sum(share for _, share in steps), 1)
    middles = [middle for middle, _ in steps]
    assert all(isclose(after - before, width) for before, after in pairwise(middles))
    assert middles[0] - width / 2 <= found.lowest <= middles[0] + width / 2
    assert middles[-1] - width / 2 <= found.highest <= middles[-1] + width / 2


@pytest.mark.parametrize(
    ("highest", "width"), [(0, 10), (600, 10), (610, 20), (2500, 50), (90_000, 1000)]
)
def test_bins_are_wide_enough_that_few_are_needed(highest: int, width: int) -> None:
    assert width_for(distribution([0, highest])) == width
