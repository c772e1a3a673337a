"""Games of two players by rules of thumb at one table, and how far one leads the other."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from former_steady import former_policy

from foretell import Options
from foretell.bots.steady.compiled import weighted_policy
from foretell.bots.steady.weights import Weights
from foretell.sim import layout as at
from foretell.sim.bits import lowest
from foretell.sim.compiling import kernel
from foretell.sim.counter import derive
from foretell.sim.deal import deal, start_game
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of
from foretell.sim.step import apply, legal

FloatArray = npt.NDArray[np.float64]


class Deals(NamedTuple):
    """The deals of some games, which follow from a seed and their numbers."""

    options: Options
    seed: int
    first: int
    games: int


class Lone(NamedTuple):
    """Points a round of a lone player and of the others in each game, ``float64[games]``."""

    own: FloatArray
    others: FloatArray

    @property
    def lead(self) -> FloatArray:
        """The points of the lone player above the mean of the others."""
        return self.own - self.others


def alone(deals: Deals, weights: Weights, *, planner: bool) -> Lone:
    """Play each game once with the lone player at each seat.

    Args:
        deals: the games.
        weights: the weights of those who plan as ``steady`` does now.
        planner: whether the lone player is one of them; if not, all the others are.
    """
    players = deals.options.players
    own, others = np.zeros(deals.games), np.zeros(deals.games)
    for seat in range(players):
        lone = 1 << seat
        planners = np.full(deals.games, lone if planner else (1 << players) - 1 - lone)
        points = points_of(deals, weights, planners)
        own += points[:, seat] / players
        others += (points.sum(axis=1) - points[:, seat]) / (players - 1) / players
    return Lone(own, others)


def points_of(deals: Deals, weights: Weights, planners: IntArray) -> FloatArray:
    """Return the points a round of each seat, ``float64[games, players]``.

    Args:
        deals: the games.
        weights: the weights of the players who plan.
        planners: their seats in each game, as sets, ``int64[games]``; the former ``steady`` has the
            others.
    """
    settings = settings_of(deals.options)
    totals = np.zeros((deals.games, deals.options.players), np.int64)
    _play(settings, deals.seed, deals.first, planners, weights, totals)
    return totals / int(settings[at.ROUNDS])


@kernel
def _play(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    seed: int,
    first: int,
    planners: IntArray,
    weights: Weights,
    totals: IntArray,
) -> None:
    state = np.empty(at.WIDTH, np.int64)
    for game in range(len(planners)):
        start_game(settings, state, derive(seed, first + game))
        while state[at.PHASE] != at.FINISHED:
            if state[at.PHASE] == at.DEALING:
                deal(settings, state)
            actions = int(legal(settings, state))
            if actions & (actions - 1) == 0:
                action = lowest(actions)
            elif planners[game] >> state[at.SEAT] & 1:
                action = weighted_policy(settings, state, actions, weights)
            else:
                action = former_policy(settings, state, 0)
            apply(settings, state, action)
        for seat in range(settings[at.PLAYERS]):
            totals[game, seat] = state[at.TOTALS + seat]
