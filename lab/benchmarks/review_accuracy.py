"""The accuracy of bots, all asked in the same positions."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from review_positions import drawn, valued

from foretell import Options
from foretell.analysis.accuracy import at_stake
from foretell.analysis.appraisal import appraise
from foretell.arena.estimate import Floats
from foretell.bots.explanation import Z_95
from foretell.bots.registry import LEVELS
from foretell.bots.runner import seat_bots

PLAYERS: Final = range(2, 7)
ASKED: Final = ("random", *LEVELS[:-1], "steady", "learned", "strongest")
"""The bots whose accuracy is measured; the last level, ``master``, plays as ``strongest``."""
NEIGHBOURS: Final = (
    *(("beginner", "random"), ("casual", "beginner"), ("seasoned", "casual")),
    *(("expert", "seasoned"), ("strongest", "expert"), ("strongest", "learned")),
)
"""Pairs of bots of which the first is the better one."""
SEATED: Final = ("beginner", "learned", "casual", "expert", "seasoned", "steady")
"""The bots that play the games, in turn at every seat."""
RESAMPLES: Final = 2000


class Answers(NamedTuple):
    """The losses of bots in some positions, and the points at stake in them.

    Attributes:
        losses: ``float64[positions, bots]``.
        stakes: ``float64[positions]``.
    """

    losses: Floats
    stakes: Floats


def answers(players: int, seed: str, *, share: float, most: int) -> Answers:
    """Return the answers of all bots in positions with a number of players."""
    bots = seat_bots(ASKED, seed)
    seats = [(SEATED * 3)[first : first + players] for first in range(len(SEATED))]
    losses, stakes = [], []
    for _, decision in drawn(Options(players=players), seats, seed, share=share, most=most):
        values = appraise(decision.observation).values
        actions = [bot.act(decision.observation) for bot in bots]
        losses.append([valued(values, action).behind for action in actions])
        stakes.append(at_stake([one.behind for one in values]))
    return Answers(np.array(losses), np.array(stakes))


def rows(seed: str, *, share: float, most: int) -> Iterator[str]:
    """Yield the accuracy of each bot, and how much better it is than its neighbour."""
    columns = [answers(players, seed, share=share, most=most) for players in PLAYERS]
    columns.append(Answers(*(np.concatenate(parts) for parts in zip(*columns, strict=True))))
    heads = [*(str(players) for players in PLAYERS), "all"]
    yield "".join([f"{'players':22}", *(f"{head:>14}" for head in heads)])
    one = dict(zip(ASKED, np.eye(len(ASKED)), strict=True))
    for name in ASKED:
        yield _row(name, columns, one[name])
    for better, worse in NEIGHBOURS:
        yield _row(f"{better} − {worse}", columns, one[better] - one[worse])


def _row(label: str, columns: Sequence[Answers], weights: Floats) -> str:
    return "".join([f"{label:22}", *(f"{_interval(column, weights):>14}" for column in columns)])


def _interval(column: Answers, weights: Floats) -> str:
    """Return the weighed sum of the bots' accuracies with its margin, by bootstrap over positions.

    Accuracies are ratios of sums, and are not cut off at 0 here.
    """
    number = len(column.stakes)
    samples = np.random.default_rng(0).integers(0, number, (RESAMPLES, number))
    value = _weighed(column.losses.sum(axis=0), column.stakes.sum(), weights)
    spread = _weighed(
        column.losses[samples].sum(axis=1), column.stakes[samples].sum(axis=1), weights
    ).std()
    return f"{value:.1f} ± {Z_95 * spread:.1f}"


def _weighed(lost: Floats, stake: Floats, weights: Floats) -> Floats:
    accuracies: Floats = 100 * (weights.sum() - lost @ weights / stake)
    return accuracies
