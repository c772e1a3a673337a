"""The model of Plackett and Luce: a strength for each bot, and likelihoods of orders from them.

Who comes first is chosen among all, each as likely as its share of all strengths, who comes second
among the rest, and so on (Luce, Individual Choice Behavior, 1959; Plackett, The Analysis of
Permutations, 1975).
"""

from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Final

import numpy as np

from foretell.arena.estimate import Floats

_CLOSE: Final = 1e-10
_MOST: Final = 200
"""Steps; some ten are usual."""
_LONGEST: Final = 3.0
"""A step for any strength: whole ones can lead to where numbers overflow."""


def fit(among: Floats, times: Floats, chosen: Floats, start: Floats | None = None) -> Floats:
    """Return the logarithms of the likeliest strengths; their mean is 0.

    Each bot has drawn one more game, with parts of it against each other one: without that, who
    has won always would be infinitely strong. Then there is just one maximum (Hunter, MM
    Algorithms for Generalized Bradley-Terry Models, 2004). It is found by Newton's method, with
    shorter steps where a whole one leads down: Hunter's own takes thousands of steps when a
    bot hardly ever wins.

    Args:
        among: ``[choice, bot]``, how many seats of each bot there are to choose from.
        times: how often each choice was made.
        chosen: how often each bot was.
        start: where to begin; all alike when left out.
    """
    bots = len(chosen)
    drawn = _drawn(bots)
    among = np.vstack([among, drawn])
    times = np.concatenate([times, np.full(len(drawn), 1 / (bots - 1))])
    chosen = chosen + 0.5
    found = np.zeros(bots) if start is None else start
    for _ in range(_MOST):
        step = _step(found, among, times, chosen)
        step *= min(1, _LONGEST / max(np.abs(step).max(), _CLOSE))
        here = log_likelihood(found, among, times, chosen)
        while log_likelihood(found + step, among, times, chosen) < here - _CLOSE:
            step /= 2
        found = found + step - (found + step).mean()
        if np.abs(step).max() < _CLOSE:
            break
    return found


@cache
def _drawn(bots: int) -> Floats:
    """Return the choices of the drawn games: each bot with each other one."""
    return np.array([np.eye(bots)[list(pair)].sum(axis=0) for pair in combinations(range(bots), 2)])


def log_likelihood(strengths: Floats, among: Floats, times: Floats, chosen: Floats) -> float:
    """Return the logarithm of the likelihood of choices, for logarithms of strengths."""
    return float(chosen @ strengths - times @ np.log(among @ np.exp(strengths)))


def _step(strengths: Floats, among: Floats, times: Floats, chosen: Floats) -> Floats:
    """Return Newton's step; strengths that all grow alike mean nothing, so it has no such part."""
    shares = among * np.exp(strengths)
    shares /= shares.sum(axis=1, keepdims=True)
    expected = times @ shares
    curvature = np.diag(expected) - shares.T @ (shares * times[:, None])
    step = np.linalg.solve(curvature + 1 / len(strengths), chosen - expected)
    return np.asarray(step, float)


def win_shares(strengths: Floats, players: int) -> Floats:
    """Return how likely each bot is to come first among others of the pool.

    The others at its table are drawn from the pool without it, each as likely at each seat.

    Args:
        strengths: ``[…, bot]``, logarithms.
        players: the seats of a table.
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
    """Return all ways to fill seats with other bots, ``[way, bot]``, and how likely each is."""
    others = [other for other in range(bots) if other != bot]
    ways = list(combinations_with_replacement(others, seats))
    counts = np.array([[way.count(other) for other in range(bots)] for way in ways], float)
    orders = [factorial(seats) // prod(map(factorial, map(way.count, set(way)))) for way in ways]
    return counts, np.array(orders) / len(others) ** seats
