"""Confidence intervals reach their nominal coverage."""

from math import isnan, nan, sqrt

import numpy as np
import pytest

from foretell.arena.estimate import (
    UPPER_QUANTILE,
    Control,
    Estimate,
    _fits,
    controlled,
    mean,
    slowest,
    t_quantile,
)
from foretell.arena.times import bin_of, longest_of

TABLE = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 9: 2.2622, 30: 2.0423}
TABLE |= {31: 2.0395, 99: 1.9842, 100: 1.9840, 1000: 1.9623, 20_001: 1.9601}
"""The 97.5 % quantiles of Student's distribution, as tables print them."""


@pytest.mark.parametrize(("freedom", "quantile"), TABLE.items())
def test_quantiles_of_students_distribution_match_published_tables(
    freedom: int, quantile: float
) -> None:
    assert t_quantile(UPPER_QUANTILE, freedom) == pytest.approx(quantile, abs=6e-5)


@pytest.mark.parametrize("freedom", [1, 2, 7, 8])
def test_the_median_of_students_distribution_is_zero(freedom: int) -> None:
    assert t_quantile(0.5, freedom) == pytest.approx(0, abs=1e-9)


def test_a_mean_has_students_interval() -> None:
    found = mean(np.array([1.0, 2.0, 6.0]))
    margin = TABLE[2] * sqrt(7) / sqrt(3)
    assert found.value == 3.0
    assert found.margin == pytest.approx(margin, abs=1e-4)
    assert found.high - found.value == pytest.approx(found.value - found.low)


def test_a_single_deal_has_no_interval_and_no_deals_have_no_mean() -> None:
    one = mean(np.array([nan, 4.0]))
    assert one.value == 4.0
    assert isnan(one.margin)
    assert one.to_json() == {"value": 4.0, "low": None, "high": None}
    assert isnan(mean(np.array([nan])).value)
    assert isnan(slowest(np.zeros((2, 1), int), 0, 0.99).value)
    single = slowest(np.array([[3]]), 0, 0.99)
    assert single.value == longest_of(0)
    assert isnan(single.margin)


@pytest.mark.parametrize("deals", [3, 10, 50])
def test_intervals_of_means_cover_the_truth_in_95_of_100_matches(deals: int) -> None:
    """Deals are independent of each other; games of the same deal are not."""
    numbers, matches, hits = np.random.default_rng(deals), 3000, 0
    for _ in range(matches):
        luck = numbers.normal(7.0, 20.0, deals)
        games = luck[:, None] + numbers.normal(0.0, 30.0, (deals, 4))
        found = mean(games.mean(axis=1))
        hits += found.low <= 7.0 <= found.high
    assert hits / matches == pytest.approx(0.95, abs=0.012)


def test_intervals_that_treat_games_as_independent_are_too_narrow() -> None:
    """This is why the unit is the deal."""
    numbers, matches, hits = np.random.default_rng(1), 1000, 0
    for _ in range(matches):
        games = numbers.normal(7.0, 20.0, 20)[:, None] + numbers.normal(0.0, 5.0, (20, 4))
        found = mean(games.ravel())
        hits += found.low <= 7.0 <= found.high
    assert hits / matches < 0.8


def test_quantiles_of_decision_times_come_from_their_bins() -> None:
    counts = np.zeros((2, 3), int)
    counts[:, 0], counts[1, 2] = 99, 2
    found = slowest(counts, bin_of(1.0), 0.99)
    assert found.value == longest_of(bin_of(1.0))
    assert found.low == found.value
    assert found.high == longest_of(bin_of(1.0) + 2)


def test_intervals_of_slow_decisions_cover_the_truth() -> None:
    """Times that follow an exponential distribution, faster in some deals than in others."""
    numbers, matches, deals, hits = np.random.default_rng(2), 200, 40, 0
    speeds = np.array([0.5, 2.0])
    every = numbers.exponential(1.0, 500_000) * numbers.choice(speeds, 500_000)
    truth = float(np.quantile(every, 0.99))
    for _ in range(matches):
        scale = numbers.choice(speeds, deals)
        times = numbers.exponential(1.0, (deals, 100)) * scale[:, None]
        bins = np.floor(16 * np.log2(times)).astype(int)
        first = int(bins.min())
        counts = np.array(
            [np.bincount(row - first, minlength=bins.max() - first + 1) for row in bins]
        )
        found = slowest(counts, first, 0.99)
        width = 2 ** (1 / 16)
        hits += found.low / width <= truth <= found.high
    assert 0.9 <= hits / matches <= 0.995


def test_the_margin_of_an_estimate_is_half_of_its_interval() -> None:
    assert Estimate.around(5.0, 2.0) == Estimate(5.0, 3.0, 7.0)
    assert Estimate(5.0, 3.0, 7.0).margin == 2.0


@pytest.mark.parametrize("deals", [5, 10, 50])
def test_intervals_without_luck_cover_the_truth_and_are_narrower(deals: int) -> None:
    numbers, matches, hits, widths = np.random.default_rng(deals), 2000, 0, []
    for _ in range(matches):
        luck, mood = numbers.normal(3.0, 20.0, deals), numbers.normal(0.0, 20.0, deals)
        values = 7.0 + luck - 3.0 + numbers.normal(0.0, 10.0, deals)
        controls = [Control(mood, 0.0, 0.0), Control(luck, 3.0, 0.0)]
        found = controlled(values, controls)
        hits += found.low <= 7.0 <= found.high
        widths.append(found.margin / mean(values).margin)
    assert hits / matches == pytest.approx(0.95, abs=0.02)
    assert float(np.median(widths)) < 0.6


def test_two_controls_may_explain_more_together() -> None:
    numbers = np.random.default_rng(1)
    one, other = numbers.normal(0.0, 20.0, (2, 12))
    values = 7.0 + (one + other) / 2
    found = controlled(values, [Control(one, 0.0, 0.0), Control(other, 0.0, 0.5)])
    assert found.value == pytest.approx(7.0)
    assert found.margin == pytest.approx(1.96 * 0.25, rel=1e-3)


def test_the_correction_of_a_deal_is_fitted_to_all_others() -> None:
    luck, values = np.random.default_rng(2).normal(0.0, 10.0, (2, 7))
    values += luck / 2
    for deal, (share, explained) in enumerate(_fits(values, luck).T):
        control, lead = np.delete(luck, deal), np.delete(values, deal)
        slope, level = np.polyfit(control, lead, 1)
        assert share == pytest.approx(slope)
        left = lead - slope * control - level
        assert explained == pytest.approx(((lead - lead.mean()) ** 2).sum() - (left**2).sum())


def test_the_error_of_a_controls_mean_widens_the_interval() -> None:
    luck = np.array([-9.0, 3.0, 5.0, 1.0, 7.0, -2.0])
    values = 7.0 + luck
    for error in (0.0, 0.5):
        found = controlled(values, [Control(luck, 0.0, error)])
        assert found.value == pytest.approx(7.0)
        assert found.margin == pytest.approx(1.96 * error)


def test_no_luck_leaves_the_plain_mean() -> None:
    values = np.array([1.0, 2.0, 6.0])
    found, plain = controlled(values, [Control(np.zeros(3), 0.0, 0.0)]), mean(values)
    assert (found.value, found.margin) == pytest.approx((plain.value, plain.margin))
    assert controlled(values[:1], [Control(np.array([5.0]), 0.0, 0.0)]).value == 1.0
