"""The utility of totals for winning the game instead of scoring points, compiled."""

from math import sqrt
from typing import Final

from foretell.bots.search.trials import RUNNING, START, STOP, Trials
from foretell.sim import layout as at
from foretell.sim.compiling import compiled, inlined
from foretell.sim.elementary import exp
from foretell.sim.layout import IntArray

ENDGAME_ROUNDS: Final = 3
"""The last rounds of the game, in which winning counts instead of points."""
_ROUND_DEVIATION: Final = 28.0
"""Standard deviation of a player's points in a round, with 4 players."""
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
    start, seat, players = trials.progress[START], games[0, at.SEAT], settings[at.PLAYERS]
    for game in range(start, trials.progress[STOP]):
        for place in range(trials.progress[RUNNING]):
            utility = win_utility(outcomes[game - start, place], seat, players, rounds)
            trials.values[game, trials.running[place]] = utility


@compiled
def win_utility(totals: IntArray, seat: int, players: int, rounds: int) -> float:
    """Return the utility of totals after a round: the chance to win in percent.

    It assumes that all players are equally strong in later rounds, and that the others' results are
    independent. A shared victory counts in part.

    Args:
        totals: the totals of all seats, ``int64[SEATS]``.
        seat: the seat whose utility it is.
        players: the number of players.
        rounds: the number of rounds after this one.
    """
    deviation, won, winners = _ROUND_DEVIATION * sqrt(2.0 * rounds), 1.0, 1
    for other in range(players):
        lead = totals[seat] - totals[other]
        if other == seat:
            continue
        if rounds > 0:
            won *= normal_cdf(lead / deviation)
        elif lead < 0:
            won = 0.0
        elif lead == 0:
            winners += 1
    return float(100.0 * won / winners + _POINT * totals[seat])


@inlined
def normal_cdf(z: float) -> float:
    """Return the cumulative probability of the standard normal distribution, within 1e-7.

    Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.2.17.
    """
    t = 1.0 / (1.0 + 0.2316419 * abs(z))
    tail = 1.781477937 + t * (-1.821255978 + t * 1.330274429)
    tail = t * (0.319381530 + t * (-0.356563782 + t * tail))
    tail *= 0.39894228040143268 * exp(-0.5 * z * z)
    return tail if z < 0.0 else 1.0 - tail
