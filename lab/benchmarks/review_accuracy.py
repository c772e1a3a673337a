"""The accuracy of bots, all asked in the same positions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
from review_positions import drawn, valued

from foretell import Options
from foretell.analysis.accuracy import at_stake
from foretell.analysis.appraisal import appraise
from foretell.arena.estimate import Floats
from foretell.bots.bot import Bot
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
    """What bots lose in some positions, and what is at stake in them.

    Attributes:
        losses: ``float64[positions, bots]``.
        stakes: ``float64[positions]``.
    """

    losses: Floats
    stakes: Floats


def answers(players: int, seed: str, *, share: float, most: int) -> Answers:
    """Return the answers of all bots in positions with a number of players."""
    bots: Mapping[str, Bot | None] = dict(zip(ASKED, seat_bots(ASKED, seed), strict=True))
    seats = [(SEATED * 3)[first : first + players] for first in range(len(SEATED))]
    losses, stakes = [], []
    for _, decision in drawn(Options(players=players), seats, seed, share=share, most=most):
        values = appraise(decision.observation).values
        actions = [bot.act(decision.observation) for bot in bots.values() if bot is not None]
        losses.append([valued(values, action).behind for action in actions])
        stakes.append(at_stake([one.behind for one in values]))
    return Answers(np.array(losses), np.array(stakes))


def rows(seed: str, *, share: float, most: int) -> Iterator[str]:
    """Yield the accuracy of each bot, and how much better it is than its neighbour."""
    columns = [answers(players, seed, share=share, most=most) for players in PLAYERS]
    columns.append(Answers(*(np.concatenate(parts) for parts in zip(*columns, strict=True))))
    heads = [*(str(players) for players in PLAYERS), "all"]
    yield "".join([f"{'players':22}", *(f"{head:>14}" for head in heads)])
    for place, name in enumerate(ASKED):
        yield _row(name, columns, lambda accuracies, at=place: accuracies[..., at])
    for better, worse in NEIGHBOURS:
        places = ASKED.index(better), ASKED.index(worse)
        yield _row(
            f"{better} − {worse}",
            columns,
            lambda accuracies, at=places: accuracies[..., at[0]] - accuracies[..., at[1]],
        )


def _row(label: str, columns: Sequence[Answers], figure: Callable[[Floats], Floats]) -> str:
    return "".join([f"{label:22}", *(f"{_interval(column, figure):>14}" for column in columns)])


def _interval(column: Answers, figure: Callable[[Floats], Floats]) -> str:
    """Return a figure of the accuracies with its margin, by bootstrap over positions.

    Accuracies are ratios of sums, and are not cut off at 0 here.
    """
    number = len(column.stakes)
    samples = np.random.default_rng(0).integers(0, number, (RESAMPLES, number))
    value = figure(_accuracies(column.losses.sum(axis=0), column.stakes.sum()))
    spread = figure(
        _accuracies(column.losses[samples].sum(axis=1), column.stakes[samples].sum(axis=1)[:, None])
    ).std()
    return f"{value:.1f} ± {Z_95 * spread:.1f}"


def _accuracies(lost: Floats, stake: Floats) -> Floats:
    return 100 * (1 - lost / stake)
