"""The difficulty of a puzzle, from the share of tries in which players of known ratings succeed."""

from itertools import pairwise
from math import inf, log10

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.analysis.puzzles.difficulty import (
    GUESSER,
    PANEL,
    POLICY,
    difficulty_of,
    guesser_share,
    policy_share,
)
from foretell.analysis.puzzles.puzzle import LEVELS, Value

SHARES = st.fixed_dictionaries(dict.fromkeys(PANEL, st.floats(0, 1)))


@given(SHARES, st.sampled_from(list(PANEL)))
def test_a_puzzle_is_no_harder_when_a_player_solves_it_more_often(
    shares: dict[str, float], name: str
) -> None:
    easier, harder = {**shares, name: 1.0}, {**shares, name: 0.0}
    assert difficulty_of(easier) <= difficulty_of(shares) <= difficulty_of(harder)


def test_a_puzzle_is_the_harder_the_stronger_the_levels_that_fail() -> None:
    difficulties = [
        difficulty_of({name: float(name not in LEVELS[:failing]) for name in PANEL})
        for failing in range(len(LEVELS) + 1)
    ]
    assert all(harder - easier > 100 for easier, harder in pairwise(difficulties))


def test_difficulties_reach_from_below_800_to_2200() -> None:
    assert difficulty_of(dict.fromkeys(PANEL, 1.0)) < 800
    assert 2150 < difficulty_of(dict.fromkeys(PANEL, 0.0)) < 2250


def test_it_is_the_rating_of_who_would_succeed_half_the_time() -> None:
    for difficulty in (900, 1200, 1700):
        shares = {
            name: 1 / (1 + 10 ** ((difficulty - rating) / 400))
            for name, (rating, _) in PANEL.items()
        }
        # the guess before anybody is asked pulls towards 1200
        assert abs(difficulty_of(shares) - difficulty) < 60


def test_nobody_asked_leaves_the_mean() -> None:
    assert difficulty_of({}) == 1200


def test_the_panel_is_in_the_order_of_its_strength() -> None:
    ratings = [PANEL[level].rating for level in LEVELS]
    assert ratings == sorted(ratings)
    assert {POLICY, GUESSER, *LEVELS} == set(PANEL)


def test_the_share_of_the_policy_is_that_of_its_odds_at_a_temperature() -> None:
    assert policy_share([0.0]) == 0.5
    assert policy_share([inf]) == 1
    ten_to_one = 4 / log10(2.718281828459045)
    assert policy_share([ten_to_one]) == pytest.approx(10 / 11)
    assert policy_share([ten_to_one, 0.0]) == pytest.approx(5 / 11)


def test_the_share_of_the_guesser_grows_with_the_gap_and_falls_with_the_choices() -> None:
    close, far = (Value(0, 0), Value(80, 0)), (Value(0, 0), Value(400, 0))
    three = (Value(0, 0), Value(0, 0), Value(80, 0))
    assert guesser_share([three]) < guesser_share([close]) < guesser_share([far]) < 1
    assert guesser_share([close, far]) == pytest.approx(
        guesser_share([close]) * guesser_share([far])
    )
