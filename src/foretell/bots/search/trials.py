"""``Trials``: the results of rollouts of some actions, and what they say of each, compiled.

All actions are tried in the same games, so that differences show early. After each stage, actions
significantly behind the best one are eliminated (Maron and Moore, Hoeffding Races, 1994; here with
the normal interval of paired differences). The best of several noisy means promises too much, so a
policy that is known to be good can guide the choice: the action is taken that is most likely in the
policy times exp(lead / temperature), where leads are over the most likely action of the policy, the
default, and the temperature is a share of the standard error of the lead.
"""

from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from foretell.bots.engine import Crossing, operation
from foretell.bots.explanation import Z_95
from foretell.bots.sampling.likelihood import FloatArray
from foretell.sim import layout
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import IntArray

FIRST_STAGE: Final = 32
"""Games in the first stage; each later stage has as many as all before it."""
_ELIMINATION: Final = 3.5
"""The gap, in standard errors, beyond which an action is eliminated."""
TEMPERATURE: Final = 0.15
"""The temperature of the choice, in standard errors."""
_PRIOR_VARIANCE: Final = 400.0
"""The prior variance of a game, and of the difference of two actions in it, in squared points."""
_GAMES_OF_CHOICE: Final = 5.0
"""The weight of this prior in a choice, in games: it guards against a few that agree by chance."""
_GAMES_OF_INTERVAL: Final = 1.0
"""The weight of a prior as wide in an interval: all games may agree, and the next one differ."""

# The progress of trials.

START: Final = 0
"""The first game of the stage to be played."""
STOP: Final = 1
"""The game after its last one; the trials are over when it equals ``START``."""
RUNNING: Final = 2
"""The number of actions still tried."""
LEFT: Final = 3
"""The rollouts left."""
BEST: Final = 4
"""The best action so far, by number."""
DEFAULT: Final = 5
"""The most likely action in the policy that guides the choice, by number; below 0 without one."""
TRIES_ALL: Final = 6
"""Whether no action is eliminated."""
PROGRESS: Final = 7
"""The number of entries of the progress."""

# The estimate of an action from its rollouts.

POINTS: Final = 0
"""The mean points of the round."""
MAKES_BID: Final = 1
"""The share of games in which the bid is made."""
MARGIN: Final = 2
"""Half the 95 % interval of the mean."""
BEHIND: Final = 3
"""The gap of its utility to that of the best action, from 0."""
BEHIND_MARGIN: Final = 4
"""Half the 95 % interval of that gap."""
ESTIMATE: Final = 5
"""The number of entries of an estimate."""


class Trials(NamedTuple):
    """The trials of some actions in some games.

    Attributes:
        progress: ``int64[PROGRESS]``.
        running: the actions still tried, by number, ``int64[actions]``, of which the first
            ``progress[RUNNING]`` count.
        games: the games in which each action was tried, ``int64[actions]``.
        points: the points of the round, ``float64[games, actions]``.
        values: the utility to be maximised, likewise.
        lags: the lags of running actions and their standard errors, ``float64[2, actions]``.
        log_odds: the logarithms of the probabilities of actions in the policy, relative to the
            default's, ``float64[actions]``; unused without a policy.
    """

    progress: IntArray
    running: IntArray
    games: IntArray
    points: FloatArray
    values: FloatArray
    lags: FloatArray
    log_odds: FloatArray


def new_trials(
    games: int,
    actions: int,
    *,
    tries_all: bool = False,
    most: int | None = None,
    logits: FloatArray | None = None,
) -> Trials:
    """Return trials before the first stage.

    Args:
        games: the number of games.
        actions: the number of actions.
        tries_all: whether no action is eliminated.
        most: the most rollouts, though the first stage always runs in full (default: no limit).
        logits: of the actions in the policy that guides the choice, ``float64[actions]`` (default:
            no policy, and the action with the highest mean is taken).
    """
    rollouts = games * actions if most is None else most
    default = -1 if logits is None else int(logits.argmax())
    return Trials(
        np.array([0, min(FIRST_STAGE, games), actions, rollouts, 0, default, tries_all], np.int64),
        np.arange(actions, dtype=np.int64),
        np.zeros(actions, dtype=np.int64),
        np.zeros((games, actions)),
        np.zeros((games, actions)),
        np.zeros((2, actions)),
        np.zeros(actions) if logits is None else logits - logits[default],
    )


@compiled
def note_points(trials: Trials, games: IntArray, outcomes: IntArray) -> None:
    """Write the points of a stage as its values, too.

    Args:
        trials: the trials.
        games: all games before the rollouts, ``int64[games, WIDTH]``.
        outcomes: those of the rollouts of running actions in the games of the stage,
            ``int64[stage, running, OUTCOME]``.
    """
    start = trials.progress[START]
    seat = games[0, layout.SEAT]
    for game in range(start, trials.progress[STOP]):
        for place in range(trials.progress[RUNNING]):
            action = trials.running[place]
            points = outcomes[game - start, place, seat] - games[game, layout.TOTALS + seat]
            trials.points[game, action] = points
            trials.values[game, action] = points


@compiled
def eliminate(trials: Trials) -> None:
    """Eliminate hopeless actions after a stage, and set up the next stage, unless it was the last.

    The default is never eliminated.
    """
    progress, running, lags = trials.progress, trials.running, trials.lags
    start, stop, count = progress[START], progress[STOP], progress[RUNNING]
    leader, ahead = _leader(trials), 0
    for place in range(count):
        action = running[place]
        trials.games[action] = stop
        lags[0, place], lags[1, place] = _lag(trials, trials.values, leader, action)
        ahead += _stays(trials, place)
    progress[BEST] = _best(trials, leader)
    progress[LEFT] -= count * (stop - start)
    further = min(2 * stop, len(trials.values), stop + max(progress[LEFT], 0) // ahead)
    progress[START] = stop
    progress[STOP] = further
    if further == stop or count == 1:
        progress[STOP] = stop
        return
    survivors = 0
    for place in range(count):
        if _stays(trials, place):
            running[survivors] = running[place]
            survivors += 1
    progress[RUNNING] = survivors


@inlined
def _stays(trials: Trials, place: int) -> bool:
    """Return whether a running action is tried further."""
    lag, error = trials.lags[0, place], trials.lags[1, place]
    is_default: bool = trials.running[place] == trials.progress[DEFAULT]
    stays = is_default or trials.progress[TRIES_ALL] != 0
    return stays or bool(lag <= _ELIMINATION * error)


@inlined
def _best(trials: Trials, leader: int) -> int:
    """Return the action that is taken: without a policy, the leader."""
    default: int = trials.progress[DEFAULT]
    if default < 0:
        return leader
    best, most = default, 0.0
    for place in range(trials.progress[RUNNING]):
        action: int = trials.running[place]
        lag, error = _lag(trials, trials.values, default, action)
        temperature = TEMPERATURE * guarded_error(error, trials.games[action], _GAMES_OF_CHOICE)
        score = temperature * trials.log_odds[action] - lag
        if score > most and action != default:
            best, most = action, score
    return best


def _estimating(trials: Trials, estimates: FloatArray) -> Crossing:
    return *trials.values.shape, *trials, estimates


@operation("estimate", _estimating)
def estimate(trials: Trials, estimates: FloatArray) -> None:
    """Write the estimates of all actions, ``float64[actions, ESTIMATE]``, once trials are over.

    Where a policy guides the choice, no action is estimated higher than the one that is taken.
    """
    best, is_guided = trials.progress[BEST], trials.progress[DEFAULT] >= 0
    mean = _mean(trials.points, best, trials.games[best])
    for action in range(len(trials.games)):
        games, own = trials.games[action], estimates[action]
        average, bids_made, squares = _mean(trials.points, action, games), 0, 0.0
        for game in range(games):
            bids_made += trials.points[game, action] > 0
            squares += (trials.points[game, action] - average) ** 2
        fewer, _ = _lag(trials, trials.points, best, action)
        behind, error = _lag(trials, trials.values, best, action)
        own[POINTS] = mean - (max(fewer, 0.0) if is_guided else fewer)
        own[MAKES_BID] = bids_made / games
        spread = sqrt(squares / games) / sqrt(games)
        own[MARGIN] = Z_95 * guarded_error(spread, games, _GAMES_OF_INTERVAL)
        own[BEHIND] = max(behind, 0.0)
        own[BEHIND_MARGIN] = Z_95 * guarded_error(error, games, _GAMES_OF_INTERVAL)
        if action == best:
            own[BEHIND_MARGIN] = 0.0


@inlined
def _leader(trials: Trials) -> int:
    """Return the running action with the highest mean value."""
    leader, most = 0, -np.inf
    for place in range(trials.progress[RUNNING]):
        action = trials.running[place]
        mean = _mean(trials.values, action, trials.progress[STOP])
        if mean > most:
            leader, most = action, mean
    return leader


@compiled
def _lag(trials: Trials, values: FloatArray, leader: int, action: int) -> tuple[float, float]:
    """Return the mean lag of an action behind another one, and its standard error."""
    games = trials.games[action]
    lag, spread = 0.0, 0.0
    for game in range(games):
        lag += values[game, leader] - values[game, action]
    lag /= games
    for game in range(games):
        spread += (values[game, leader] - values[game, action] - lag) ** 2
    return lag, sqrt(spread / games) / sqrt(games)


@inlined
def guarded_error(error: float, games: int, prior_games: float) -> float:
    """Return a standard error over games, with a prior of the weight of some more."""
    squares = error * error * games * games + _PRIOR_VARIANCE * prior_games
    return sqrt(squares / (games + prior_games) / games)


@inlined
def _mean(values: FloatArray, action: int, games: int) -> float:
    total = 0.0
    for game in range(games):
        total += values[game, action]
    return total / games
