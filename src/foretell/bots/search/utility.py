"""The utility of totals for winning the game instead of scoring points, compiled."""

from math import sqrt
from typing import Final

import numpy as np

from foretell.bots.search.trials import RUNNING, START, STOP, Trials
from foretell.sim import layout
from foretell.sim.compiling import compiled
from foretell.sim.elementary import exp
from foretell.sim.layout import IntArray

ENDGAME_ROUNDS: Final = 3
"""The last rounds of the game, in which winning counts instead of points."""
_SCALES: Final = (1.0, 1.0, 20.0, 25.0, 16.0, 16.0, 13.0)
"""By number of players, the points by which one must lead to be *e* times as likely to win.

With one round to come, fitted to games of ``learned``.
"""
_POINT: Final = 0.01
"""The utility of a point, which breaks ties between actions that win equally often."""


@compiled
def note_utility(
    settings: IntArray, trials: Trials, games: IntArray, outcomes: IntArray, rounds: int
) -> None:
    """Write the utility of a stage's totals as its values; arguments as for ``note_points``.

    Args:
        settings: the settings of the games.
        trials: the trials.
        games: all games before the rollouts.
        outcomes: those of the rollouts.
        rounds: the number of rounds after this one.
    """
    start, seat, players = trials.progress[START], games[0, layout.SEAT], settings[layout.PLAYERS]
    for game in range(start, trials.progress[STOP]):
        for place in range(trials.progress[RUNNING]):
            utility = win_utility(outcomes[game - start, place], seat, players, rounds)
            trials.values[game, trials.running[place]] = utility


@compiled
def win_utility(totals: IntArray, seat: int, players: int, rounds: int) -> float:
    """Return the utility of totals after a round: the chance to win in percent.

    It is a softmax: the odds between two players grow exponentially with the lead, the less so the
    more rounds are to come. A shared victory counts in part.

    Args:
        totals: the totals of all seats, ``int64[SEATS]``.
        seat: the seat whose utility it is.
        players: the number of players.
        rounds: the number of rounds after this one.
    """
    scale, odds = _SCALES[players] * sqrt(rounds), 0.0
    for other in range(players):
        behind = totals[other] - totals[seat]
        if rounds > 0:
            odds += exp(behind / scale)
        elif behind == 0:
            odds += 1.0
        elif behind > 0:
            odds = np.inf
    return float(100.0 / odds + _POINT * totals[seat])
