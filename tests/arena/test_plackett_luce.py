"""The Plackett-Luce model: its likelihood, its maximum, and the recovery of known strengths."""

from itertools import groupby, permutations
from math import exp, log

import numpy as np
import pytest

from foretell.arena import plackett_luce
from foretell.arena.choices import Choices
from foretell.arena.estimate import Floats
from foretell.arena.plackett_luce import fit, log_likelihood, win_shares

GAMES = [
    ((0, 1, 2), (30, 20, 10)),
    ((0, 1, 2), (30, 30, 10)),
    ((0, 1, 1), (10, 10, 10)),
    ((2, 2, 1), (30, 10, 30)),
    ((2, 0, 1, 1), (0, 0, 10, -10)),
    ((0, 1), (0, 0)),
]
"""Seating and points of a game."""


def of_order(order: list[int], strengths: Floats) -> float:
    """Return the log-likelihood of an order of bots."""
    found = 0.0
    while order:
        found += strengths[order[0]] - log(sum(exp(strengths[bot]) for bot in order))
        order = order[1:]
    return found


def by_hand(strengths: Floats) -> float:
    """Return the mean over all orders in which tied bots could have finished."""
    found = 0.0
    for seats, points in GAMES:
        ranked = sorted(range(len(seats)), key=lambda seat: -points[seat])
        groups = [list(group) for _, group in groupby(ranked, key=lambda seat: points[seat])]
        orders: list[list[int]] = [[]]
        for group in groups:
            orders = [[*order, *more] for order in orders for more in permutations(group)]
        found += sum(
            of_order([seats[seat] for seat in order], strengths) for order in orders
        ) / len(orders)
    return found


@pytest.mark.parametrize("seed", range(5))
def test_the_likelihood_of_ties_is_the_mean_over_all_orders(seed: int) -> None:
    """Choices among seats of one bot are left out, since they do not depend on the strengths."""
    made = Choices.of([GAMES], 3)
    chosen, times = made.weighed(np.ones(1))
    strengths = np.random.default_rng(seed).normal(size=(2, 3))
    ours = [log_likelihood(row, made.among, times, chosen) for row in strengths]
    theirs = [by_hand(row) for row in strengths]
    assert ours[0] - ours[1] == pytest.approx(theirs[0] - theirs[1])


def test_deals_count_according_to_their_weights() -> None:
    made = Choices.of([GAMES[:2], GAMES[2:], GAMES], 3)
    parts = [made.weighed(np.eye(3)[deal]) for deal in range(3)]
    for one, other, both in zip(*parts, strict=True):
        assert one + other == pytest.approx(both)
    chosen, times = made.weighed(np.array([2.0, 0.0, 1.0]))
    assert chosen == pytest.approx(2 * parts[0][0] + parts[2][0])
    assert times == pytest.approx(2 * parts[0][1] + parts[2][1])


def a_world(strengths: Floats, games: int, players: int, seed: int) -> Choices:
    """Return the choices of games drawn from the model, place after place by strengths."""
    numbers, played = np.random.default_rng(seed), []
    for _ in range(games):
        seats = numbers.integers(len(strengths), size=players)
        # The highest of these comes first: the Gumbel-max way to sample from the model.
        luck = strengths[seats] + numbers.gumbel(size=players)
        played.append([(tuple(map(int, seats)), tuple(map(int, 10**6 * luck)))])
    return Choices.of(played, len(strengths))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_known_strengths_are_recovered(players: int) -> None:
    truth = np.array([-1.5, -0.5, 0.0, 0.4, 1.6])
    games = 12_000 // players
    made = a_world(truth, games, players, seed=players)
    chosen, times = made.weighed(np.ones(games))
    found = fit(made.among, times, chosen)
    assert found == pytest.approx(truth - truth.mean(), abs=0.15)
    assert found.mean() == pytest.approx(0)


def test_fitted_strengths_maximise_the_likelihood() -> None:
    """The prior adds one drawn game for each bot."""
    made = a_world(np.array([-1.0, 0.0, 1.0]), 200, 3, seed=1)
    chosen, times = made.weighed(np.ones(200))
    found = fit(made.among, times, chosen)

    def besides(strengths: Floats) -> float:
        drawn: float = sum(
            strengths[one] + strengths[two] - 2 * log(exp(strengths[one]) + exp(strengths[two]))
            for one, two in ((0, 1), (0, 2), (1, 2))
        )
        return log_likelihood(strengths, made.among, times, chosen) + float(drawn) / 4

    best, numbers = besides(found), np.random.default_rng(2)
    for size in (0.001, 0.01, 0.1, 1.0):
        for _ in range(20):
            assert besides(found + numbers.normal(scale=size, size=3)) <= best + 1e-9
    ends = [
        besides(found + np.eye(3)[bot] * 1e-4) - besides(found - np.eye(3)[bot] * 1e-4)
        for bot in range(3)
    ]
    assert ends == pytest.approx([0, 0, 0], abs=1e-6)


def test_a_bot_that_always_wins_has_a_finite_strength() -> None:
    games = [[((0, 1, 2), (30, 10 * (deal % 2), 10))] for deal in range(500)]
    made = Choices.of(games, 3)
    chosen, times = made.weighed(np.ones(500))
    found = fit(made.among, times, chosen)
    assert np.isfinite(found).all()
    assert 5 < found[0] - max(found[1:]) < 12


def test_a_fit_of_ratings_does_not_depend_on_its_starting_point() -> None:
    made = a_world(np.array([-1.0, 0.0, 1.0]), 100, 3, seed=3)
    chosen, times = made.weighed(np.ones(100))
    usual = fit(made.among, times, chosen)
    far = fit(made.among, times, chosen, start=np.array([9.0, 0.0, -9.0]))
    assert far == pytest.approx(usual)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 3, 4])
def test_expected_shares_of_wins_are_averages_over_all_tables(bots: int, players: int) -> None:
    strengths = np.linspace(-1, 1, bots)
    found = win_shares(strengths, players)
    for bot in range(bots):
        others = [other for other in range(bots) if other != bot]
        tables = np.stack(np.meshgrid(*[others] * (players - 1))).reshape(players - 1, -1).T
        gammas = np.exp(strengths)
        shares = [gammas[bot] / (gammas[bot] + gammas[table].sum()) for table in tables]
        assert found[bot] == pytest.approx(np.mean(shares))


def test_shares_of_wins_are_computed_for_many_strengths_at_once() -> None:
    rows = np.random.default_rng(4).normal(size=(5, 3))
    assert win_shares(rows, 4) == pytest.approx(np.array([win_shares(row, 4) for row in rows]))


def test_two_bots_of_equal_strength_win_equally_often() -> None:
    assert win_shares(np.zeros(2), 4) == pytest.approx([1 / 4, 1 / 4])


def test_a_step_that_lowers_the_likelihood_is_shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    made = a_world(np.array([-1.0, 0.0, 1.0]), 100, 3, seed=3)
    chosen, times = made.weighed(np.ones(100))
    usual = fit(made.among, times, chosen)
    monkeypatch.setattr(plackett_luce, "_LONGEST", 100.0)
    far = fit(made.among, times, chosen, start=np.array([4.0, 0.0, -4.0]))
    assert far == pytest.approx(usual)


def test_a_fit_ends_even_if_it_does_not_converge(monkeypatch: pytest.MonkeyPatch) -> None:
    made = a_world(np.array([-1.0, 0.0, 1.0]), 100, 3, seed=3)
    chosen, times = made.weighed(np.ones(100))
    monkeypatch.setattr(plackett_luce, "_MOST", 2)
    assert fit(made.among, times, chosen) == pytest.approx([-1, 0, 1], abs=0.4)
