"""Successive elimination: actions compared by rollouts, and dropped once hopeless (``trials``)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from foretell.bots.engine import Crossing, operation
from foretell.bots.sampling.likelihood import FloatArray
from foretell.bots.search.rollouts import OUTCOME, TRICKS
from foretell.bots.search.trials import (
    ESTIMATE,
    RUNNING,
    START,
    STOP,
    Trials,
    eliminate,
    estimate,
    new_trials,
    note_points,
)
from foretell.bots.search.utility import note_utility
from foretell.sim import layout
from foretell.sim.layout import IntArray

Rollouts: TypeAlias = Callable[[IntArray, IntArray, IntArray, IntArray], None]
"""``(settings, games, actions, outcomes)``; see ``foretell.bots.search.rollouts.rollouts``."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The estimate of an action from rollouts.

    Attributes:
        points: the mean points of the round.
        makes_bid: the share of games in which the bid is made.
        games: the number of games it was tried in.
        margin: half the 95 % interval of the mean.
        behind: the gap of its utility to that of the best action, from 0.
        behind_margin: half the 95 % interval of ``behind``.
        tricks: the number of games in which the seat took 0, 1, 2, … tricks.
    """

    points: float
    makes_bid: float
    games: int
    margin: float
    behind: float
    behind_margin: float
    tricks: tuple[int, ...]


def successive_elimination(
    settings: IntArray,
    games: IntArray,
    actions: IntArray,
    rollouts: Rollouts,
    *,
    tries_all: bool = False,
    most: int | None = None,
    logits: FloatArray | None = None,
    rounds_to_win: int | None = None,
) -> list[Estimate]:
    """Return an estimate of each action, in order, from rollouts in possible games.

    Args:
        settings: the settings of the games.
        games: ``int64[games, WIDTH]``.
        actions: ``int64[actions]``, legal in all games.
        rollouts: the function that plays games to the end of the round.
        tries_all: whether no action is eliminated.
        most: the most rollouts, though the first stage always runs in full; None for no limit.
        logits: of the actions in the policy that guides the choice, ``float64[actions]`` (default:
            no policy, and the action with the highest mean is taken).
        rounds_to_win: the number of rounds after this one, to maximise the chance to win the game
            (default: maximise the points of the round).
    """
    trials = new_trials(len(games), len(actions), tries_all=tries_all, most=most, logits=logits)
    tricks = np.zeros((len(actions), games[0, layout.SIZE] + 1), dtype=np.int64)
    while trials.progress[START] < trials.progress[STOP]:
        start, stop = trials.progress[START], trials.progress[STOP]
        running = trials.running[: trials.progress[RUNNING]]
        outcomes = np.empty((stop - start, len(running), OUTCOME), dtype=np.int64)
        rollouts(settings, games[start:stop], actions[running], outcomes)
        np.add.at(tricks, (running, outcomes[:, :, TRICKS]), 1)
        end_stage(settings, trials, games, outcomes, -1 if rounds_to_win is None else rounds_to_win)
    estimates = np.empty((len(actions), ESTIMATE))
    estimate(trials, estimates)
    return [
        Estimate(points, makes_bid, int(count), margin, behind, behind_margin, tuple(taken))
        for count, taken, (points, makes_bid, margin, behind, behind_margin) in zip(
            trials.games, tricks.tolist(), estimates.tolist(), strict=True
        )
    ]


def _ending(
    settings: IntArray, trials: Trials, games: IntArray, outcomes: IntArray, rounds_to_win: int
) -> Crossing:
    return *trials.values.shape, *trials, settings, games, outcomes, rounds_to_win


@operation("eliminate", _ending)
def end_stage(
    settings: IntArray, trials: Trials, games: IntArray, outcomes: IntArray, rounds_to_win: int
) -> None:
    """Note the outcomes of a stage of trials, and eliminate hopeless actions.

    Args:
        settings: the settings of the games.
        trials: the trials; written.
        games: all games before the rollouts, ``int64[games, WIDTH]``.
        outcomes: those of the rollouts of running actions in the games of the stage,
            ``int64[stage, running, OUTCOME]``.
        rounds_to_win: the number of rounds after this one, to maximise the chance to win the game;
            below 0 to maximise the points of the round.
    """
    note_points(trials, games, outcomes)
    if rounds_to_win >= 0:
        note_utility(settings, trials, games, outcomes, rounds_to_win)
    eliminate(trials)
