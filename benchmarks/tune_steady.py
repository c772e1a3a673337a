"""Tune the weights of ``steady`` for one kind of game by an evolution strategy (CMA-ES).

    python benchmarks/tune_steady.py --players 4                      # from today's weights
    python benchmarks/tune_steady.py --players 3 --deal one_suit --generations 40

All candidates of a generation play the same deals, and each generation new ones. A candidate's
score mixes the points of three tables: it alone among copies of the former ``steady``, the former
alone among copies of it, and its copies alone. Prints the mean of the candidates now and then, and
at the end the weights.
Hansen, The CMA Evolution Strategy: A Tutorial (2016).
"""

import argparse
from typing import Final

import numpy as np
from steady_games import Deals, FloatArray, points_of

from foretell import Options
from foretell.bots.steady.weights import Dangers, Weights, weights_for

CANDIDATES: Final = 16
SEED: Final = 77
_FIRST: Final = len(Dangers._fields)
_SMALLEST_SCALE: Final = 0.04
_LEAD: Final = 4.0
"""The lead from which a further point counts less, so that no one is tuned to spite the others."""


class Evolution:
    """An evolution strategy with an adapted covariance, which maximises.

    Args:
        start: the first mean.
        step: the first deviation, relative to the size of each number.
    """

    def __init__(self, start: FloatArray, step: float) -> None:
        size, parents = len(start), CANDIDATES // 2
        self.mean = start
        self._scale = np.maximum(0.3 * np.abs(start), _SMALLEST_SCALE)
        self._numbers = np.random.default_rng(0)
        ranks = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self._shares = ranks / ranks.sum()
        mass = 1 / (self._shares**2).sum()
        self._mass, self.step = mass, step
        self._path_rate = (mass + 2) / (size + mass + 5)
        self._rank_one_rate = 2 / ((size + 1.3) ** 2 + mass)
        self._rank_rate = min(
            1 - self._rank_one_rate, 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass)
        )
        self._long_rate = (4 + mass / size) / (size + 4 + 2 * mass / size)
        self._damping = 1 + self._path_rate + 2 * max(0, np.sqrt((mass - 1) / (size + 1)) - 1)
        self._usual = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))
        self._path, self._long_path = np.zeros(size), np.zeros(size)
        self._covariance = np.eye(size)
        self._moves = np.zeros((CANDIDATES, size))

    def candidates(self) -> FloatArray:
        """Return new candidates in mirrored pairs, ``float64[candidates, numbers]``."""
        half = self._numbers.standard_normal((CANDIDATES // 2, len(self.mean)))
        squares, self._axes = np.linalg.eigh(self._covariance)
        self._lengths = np.sqrt(np.maximum(squares, 1e-12))
        self._moves = np.vstack([half, -half]) * self._lengths @ self._axes.T
        return np.asarray(self.mean + self.step * self._scale * self._moves)

    def learn(self, scores: FloatArray) -> None:
        """Move towards the candidates with the best scores."""
        best = self._moves[np.argsort(-scores)[: len(self._shares)]]
        move = self._shares @ best
        self.mean = self.mean + self.step * self._scale * move
        fresh = np.sqrt(self._path_rate * (2 - self._path_rate) * self._mass)
        self._path = (1 - self._path_rate) * self._path
        self._path += fresh * (self._axes @ (self._axes.T @ move / self._lengths))
        fresh = np.sqrt(self._long_rate * (2 - self._long_rate) * self._mass)
        self._long_path = (1 - self._long_rate) * self._long_path + fresh * move
        kept = 1 - self._rank_one_rate - self._rank_rate
        self._covariance = (
            kept * self._covariance
            + self._rank_one_rate * np.outer(self._long_path, self._long_path)
            + self._rank_rate * (best.T * self._shares) @ best
        )
        long = float(np.linalg.norm(self._path)) / self._usual
        self.step *= float(np.exp(self._path_rate / self._damping * (long - 1)))


def weights_of(numbers: FloatArray) -> Weights:
    """Return weights from their numbers in order."""
    values = [float(number) for number in numbers]
    winner, loser = Dangers(*values[:_FIRST]), Dangers(*values[_FIRST : 2 * _FIRST])
    return Weights(winner, loser, *values[2 * _FIRST :])


def score(deals: Deals, weights: Weights) -> float:
    """Return the score of weights; the lone player's seat moves from game to game."""
    players = deals.options.players
    everyone, seats = (1 << players) - 1, np.arange(deals.games) % players
    lone, own, leads = 1 << seats, [], []
    for planners in (lone, everyone - lone):
        points = points_of(deals, weights, planners)
        alone = points[np.arange(deals.games), seats].mean()
        leads.append(alone - (points.sum(axis=1).mean() - alone) / (players - 1))
        own.append(alone)
    among_like = points_of(deals, weights, np.full(deals.games, everyone)).mean()
    above, below = leads[0], -leads[1]
    above, below = (
        min(above, _LEAD + 0.3 * (above - _LEAD)),
        min(below, _LEAD + 0.1 * (below - _LEAD)),
    )
    return float(0.25 * above + 0.25 * below + 0.2 * own[0] + 0.4 * among_like)


def main() -> None:
    """Tune, and print the weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deal", choices=("shared", "one_suit"), default="shared")
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--games", type=int, default=400, help="per candidate (default: 400)")
    parser.add_argument("--step", type=float, default=0.5, help="first deviation (default: 0.5)")
    given = parser.parse_args()
    options = Options(players=given.players, deal=given.deal)
    winner, loser, *others = weights_for(given.players, given.deal == "one_suit")
    evolution = Evolution(np.array([*winner, *loser, *others]), given.step)
    for number in range(given.generations):
        deals = Deals(options, SEED, number * given.games, given.games)
        scores = [score(deals, weights_of(numbers)) for numbers in evolution.candidates()]
        evolution.learn(np.array(scores))
        if number % 10 == 0:
            print(f"{number:4} {np.mean(scores):7.2f} {evolution.step:.3f}", flush=True)
    print(weights_of(evolution.mean))


if __name__ == "__main__":
    main()
