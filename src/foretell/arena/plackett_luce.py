"""The Plackett–Luce model: the likelihood of orders from the strengths of bots.

First place is chosen among all bots in proportion to their strengths, second place among the rest,
and so on (Luce, Individual Choice Behavior, 1959; Plackett, The Analysis of Permutations, 1975).
"""

from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Final

import numpy as np

from foretell.arena.estimate import Floats

_CLOSE: Final = 1e-10
_MOST: Final = 200
"""The most steps; about ten are usual."""
_LONGEST: Final = 3.0
"""The longest step of a strength, since full steps can lead to overflow."""


def fit(among: Floats, times: Floats, chosen: Floats, start: Floats | None = None) -> Floats:
    """Return the maximum-likelihood strengths as logarithms with mean 0.

    Each bot is credited with one more drawn game, split among all others: otherwise, a bot that
    always won would be infinitely strong. The maximum is then unique (Hunter, MM Algorithms for
    Generalized Bradley-Terry Models, 2004). It is found by Newton's method with backtracking, since
    Hunter's MM algorithm takes thousands of steps when a bot hardly ever wins.

    Args:
        among: the number of seats of each bot to choose from, ``[choice, bot]``.
        times: the number of times each choice was made, ``[choice]``.
        chosen: the number of times each bot was chosen, ``[bot]``.
        start: the initial logarithms (default: all 0).
    """
    bots = len(chosen)
    drawn = _drawn(bots)
    among = np.vstack([among, drawn])
    times = np.concatenate([times, np.full(len(drawn), 1 / (bots - 1))])
    chosen = chosen + 0.5
    strengths = np.zeros(bots) if start is None else start
    for _ in range(_MOST):
        step = _step(strengths, among, times, chosen)
        step *= min(1, _LONGEST / max(np.abs(step).max(), _CLOSE))
        likelihood = log_likelihood(strengths, among, times, chosen)
        while log_likelihood(strengths + step, among, times, chosen) < likelihood - _CLOSE:
            step /= 2
        strengths = strengths + step - (strengths + step).mean()
        if np.abs(step).max() < _CLOSE:
            break
    return strengths


@cache
def _drawn(bots: int) -> Floats:
    """Return the choices of the drawn games, one for each pair of bots."""
    return np.array([np.eye(bots)[list(pair)].sum(axis=0) for pair in combinations(range(bots), 2)])


def log_likelihood(strengths: Floats, among: Floats, times: Floats, chosen: Floats) -> float:
    """Return the log-likelihood of choices, given the logarithms of strengths."""
    return float(chosen @ strengths - times @ np.log(among @ np.exp(strengths)))


def _step(strengths: Floats, among: Floats, times: Floats, chosen: Floats) -> Floats:
    """Return Newton's step, without a change of the mean, on which nothing depends."""
    shares = among * np.exp(strengths)
    shares /= shares.sum(axis=1, keepdims=True)
    expected = times @ shares
    curvature = np.diag(expected) - shares.T @ (shares * times[:, None])
    step = np.linalg.solve(curvature + 1 / len(strengths), chosen - expected)
    return np.asarray(step, float)


def win_shares(strengths: Floats, players: int) -> Floats:
    """Return the probability of each bot to come first at a table of the pool.

    The others at its table are drawn uniformly from the rest of the pool, with replacement.

    Args:
        strengths: logarithms, ``[…, bot]``.
        players: the number of seats at a table.
    """
    gammas = np.exp(strengths)
    bots = gammas.shape[-1]
    shares = np.empty_like(gammas)
    for bot in range(bots):
        counts, weights = _tables(bots, bot, players - 1)
        own = gammas[..., bot, None]
        shares[..., bot] = (own / (own + gammas @ counts.T)) @ weights
    return shares


def _tables(bots: int, bot: int, seats: int) -> tuple[Floats, Floats]:
    """Return all ways to fill seats with other bots, ``[way, bot]``, and their probabilities."""
    others = [other for other in range(bots) if other != bot]
    ways = list(combinations_with_replacement(others, seats))
    counts = np.array([[way.count(other) for other in range(bots)] for way in ways], float)
    orders = [factorial(seats) // prod(map(factorial, map(way.count, set(way)))) for way in ways]
    return counts, np.array(orders) / len(others) ** seats
