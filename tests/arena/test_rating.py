"""Ratings: relative strengths, their intervals, and results that cannot be compared."""

from dataclasses import replace
from math import isnan, log

import numpy as np
import pytest

from foretell.arena import Results, play_match, rate
from foretell.arena.contests import Seating
from foretell.arena.estimate import Floats
from foretell.arena.match import Tables
from foretell.arena.refusals import (
    GamesDiffer,
    NeverMet,
    NothingToRate,
    OtherOptions,
    TooFewBots,
)
from foretell.rules.options import Options
from tests.arena.helpers import NAMES, duel, invented, pool

FEW = 50
"""Number of resamples for tests in which the interval does not matter."""


def by_place(_: int, seating: Seating) -> list[int]:
    """Return points that favour later names in the alphabet, with some luck by seat."""
    return [10 * bot + 15 * (seat == 0) for seat, bot in enumerate(seating)]


def test_the_strongest_comes_first() -> None:
    rated = rate(invented(pool(*NAMES[:5], deals=4), by_place), resamples=FEW)
    assert [rating.bot for rating in rated] == list(reversed(NAMES[:5]))
    assert np.mean([rating.rating.value for rating in rated]) == pytest.approx(1500)
    values = [rating.rating.value for rating in rated]
    assert values == sorted(values, reverse=True)
    for rating in rated:
        assert rating.rating.low <= rating.rating.value <= rating.rating.high
        assert 0 < rating.won.low <= rating.won.value <= rating.won.high < 1


def test_a_rating_400_points_higher_means_ten_times_the_strength() -> None:
    """Between two bots, the ratio of strengths is the ratio of wins."""
    options = Options(players=2)

    def points(deal: int, seating: Seating) -> list[int]:
        return [10 if (bot == 0) == (deal <= 1000) else 0 for bot in seating]

    match = duel("ann", "bob", options=options, deals=1100)
    ann, bob = rate(invented(match, points), resamples=FEW)
    assert ann.rating.value - bob.rating.value == pytest.approx(400, abs=1)
    assert ann.won.value == pytest.approx(10 / 11, abs=0.001)


def test_steady_is_stronger_than_random() -> None:
    steady, random = rate(play_match(duel(deals=12)))
    assert (steady.bot, random.bot) == ("steady", "random")
    assert steady.rating.low > random.rating.high
    assert (steady.games, random.games) == (36, 36)
    assert steady.to_json()["bot"] == "steady"


def test_the_same_seed_gives_the_same_intervals() -> None:
    results = play_match(duel(deals=5))
    assert rate(results, resamples=FEW) == rate(results, resamples=FEW)
    assert rate(results, resamples=FEW, seed=1) != rate(results, resamples=FEW)


def test_one_deal_has_no_interval() -> None:
    rated = rate(play_match(duel(deals=1)), resamples=FEW)
    assert all(isnan(rating.rating.low) and isnan(rating.won.high) for rating in rated)


@pytest.mark.parametrize(
    ("matches", "low"), [(25, 0.8), pytest.param(400, 0.92, marks=pytest.mark.thorough)]
)
def test_intervals_of_ratings_contain_the_true_strength(matches: int, low: float) -> None:
    """Games are drawn from the model with the same luck throughout a deal: the deal is the unit."""
    numbers, truth, hits = np.random.default_rng(7), log(3), 0
    for _ in range(matches):
        found = rate(drawn(numbers.gumbel(size=(60, 2)), truth), resamples=100)
        ann = next(rating.rating for rating in found if rating.bot == "ann")
        hits += ann.low <= 1500 + 400 / log(10) * truth / 2 <= ann.high
    assert low <= hits / matches <= 1


def drawn(luck: Floats, truth: float) -> Results:
    """Return games of two bots with luck by deal, one of them stronger by the given amount."""

    def points(deal: int, seating: Seating) -> list[int]:
        return [int(1e6 * (luck[deal - 1, bot] + truth * (bot == 0))) for bot in seating]

    match = duel("ann", "bob", options=Options(players=2), deals=len(luck))
    return invented(match, points)


def test_results_of_several_matches_are_rated_together() -> None:
    one = invented(duel("bob", "ann", deals=3), by_place)
    two = invented(duel("cid", "bob", deals=3, seed="3"), by_place)
    assert {rating.bot for rating in rate(one, two, resamples=FEW)} == {"ann", "bob", "cid"}


def test_a_duplicate_game_counts_once() -> None:
    results = play_match(duel(deals=4))
    assert rate(results, results, resamples=FEW) == rate(results, resamples=FEW)


def test_the_same_game_with_two_different_results_is_refused() -> None:
    results = play_match(duel(deals=2))
    first = replace(results.games[0], points=(990, 0, 0))
    other = Results(results.match, (first, *results.games[1:]))
    with pytest.raises(GamesDiffer) as refused:
        rate(results, other)
    assert refused.value.data() == {"deal": 1, "seed": "2a", "bots": "steady,random,random"}


def test_results_with_other_options_are_refused_with_the_difference() -> None:
    other = duel(options=Options(players=3, hand_sizes=(2,), bidding="secret"))
    with pytest.raises(OtherOptions) as refused:
        rate(play_match(duel()), play_match(other))
    assert refused.value.options == ("bidding", "hand_sizes")


def test_bots_that_never_met_are_not_compared() -> None:
    one = invented(duel("ann", "bob"), by_place)
    two = invented(duel("cid", "dot", seed="3"), by_place)
    with pytest.raises(NeverMet) as refused:
        rate(one, two)
    assert refused.value.data() == {"some": ("ann", "bob"), "others": ("cid", "dot")}


def test_a_bot_without_opponents_has_no_rating() -> None:
    with pytest.raises(TooFewBots):
        rate(play_match(duel("steady", "steady")))


def test_incomplete_deals_are_not_rated() -> None:
    results = play_match(duel(deals=1))
    with pytest.raises(NothingToRate):
        rate(Results(results.match, results.games[:-1]))
    with pytest.raises(NothingToRate):
        rate()


def test_mixed_tables_alone_suffice_for_ratings() -> None:
    match = pool(*NAMES, deals=6, tables=Tables.MIXED)
    rated = rate(invented(match, by_place), resamples=FEW)
    assert rated[0].bot == NAMES[-1]
    assert len(rated) == len(NAMES)


def test_deals_that_one_bot_always_wins_leave_the_interval_open() -> None:
    best, other = rate(
        invented(duel("bob", "ann", deals=5), lambda _, seating: [10 * bot for bot in seating]),
        resamples=FEW,
    )
    assert best.rating.value > other.rating.value
    for figure in (best.rating, best.won, other.rating, other.won):
        assert isnan(figure.low)
        assert isnan(figure.high)
