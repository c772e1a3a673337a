"""What totals are worth to who wants to win the game, and not as many points as possible."""

from math import sqrt
from statistics import NormalDist
from typing import Final

import numpy as np

from foretell.bots.search.likelihood import FloatArray
from foretell.bots.search.successive_elimination import Worth
from foretell.sim.layout import IntArray

NEAR: Final = 3
"""So many rounds before the end, and in the last, the place counts and not the points."""
_SWING: Final = 28.0
"""By how many points of a round two players of the same strength differ, as a standard deviation:
that of a player's points of a round with 4 players."""
_A_POINT: Final = 0.01
"""What a point is worth where it wins nothing."""
_STEPS: Final = np.linspace(-4.0, 4.0, 801)
_BELOW: Final = np.array([NormalDist().cdf(step) for step in _STEPS])


def worth_of_winning(players: int, rounds: int) -> Worth:
    """Return what tells the chance to win, in hundredths, after a round.

    In the rounds to come all are taken to be equally good, and each other player to be behind
    whatever the others do. A shared victory counts by the share.

    Args:
        players: how many play.
        rounds: how many rounds are to come after this one.
    """

    def worth(totals: IntArray, seat: int) -> FloatArray:
        lead = totals[..., seat, None] - totals[..., :players]
        others = np.delete(lead, seat, axis=-1)
        if rounds == 0:
            won = (others >= 0).all(axis=-1) / (1 + (others == 0).sum(axis=-1))
        else:
            swing = _SWING * sqrt(2 * rounds)
            won = np.interp(others / swing, _STEPS, _BELOW).prod(axis=-1)
        return np.asarray(100 * won + _A_POINT * totals[..., seat])

    return worth
