"""The utility of totals for winning the game instead of scoring points."""

from math import sqrt
from statistics import NormalDist
from typing import Final

import numpy as np

from foretell.bots.search.likelihood import FloatArray
from foretell.bots.search.successive_elimination import Utility
from foretell.sim.layout import IntArray

ENDGAME_ROUNDS: Final = 3
"""The last rounds of the game, in which winning counts instead of points."""
_ROUND_DEVIATION: Final = 28.0
"""Standard deviation of a player's points in a round, with 4 players."""
_POINT: Final = 0.01
"""The utility of a point, which breaks ties between actions that win equally often."""
_Z: Final = np.linspace(-4.0, 4.0, 801)
_NORMAL_CDF: Final = np.array([NormalDist().cdf(step) for step in _Z])


def win_utility(players: int, rounds: int) -> Utility:
    """Return the utility function for winning: the chance to win after a round, in percent.

    It assumes that all players are equally strong in later rounds, and that the others' results are
    independent. A shared victory counts in part.

    Args:
        players: the number of players.
        rounds: the number of rounds after this one.
    """

    def utility(totals: IntArray, seat: int) -> FloatArray:
        lead = totals[..., seat, None] - totals[..., :players]
        others = np.delete(lead, seat, axis=-1)
        if rounds == 0:
            won = (others >= 0).all(axis=-1) / (1 + (others == 0).sum(axis=-1))
        else:
            deviation = _ROUND_DEVIATION * sqrt(2 * rounds)
            won = np.interp(others / deviation, _Z, _NORMAL_CDF).prod(axis=-1)
        return np.asarray(100 * won + _POINT * totals[..., seat])

    return utility
