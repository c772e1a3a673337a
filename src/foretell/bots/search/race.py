"""Comparing actions over possible games, the hopeless ones not to the end.

All actions are tried on the same games, so that their differences show early. After each stage an
action falls out whose lag behind the best one is beyond doubt (Maron and Moore, Hoeffding Races,
1994; here with the normal interval of paired differences).
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.bots.search.playouts import play_outs
from foretell.bots.search.possible import FloatArray
from foretell.sim.layout import IntArray

_FIRST: Final = 32
"""Games of the first stage; each stage has as many as all before it."""
_BEYOND_DOUBT: Final = 3.5
"""Standard errors."""
_AT_95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Tried:
    """What an action came to.

    Attributes:
        points: of the round, the mean.
        makes_bid: the share of games in which the bid is made.
        margin: half the 95 % interval of the mean.
        behind: the mean difference to the best action, from 0.
        behind_margin: half its 95 % interval.
    """

    points: float
    makes_bid: float
    margin: float
    behind: float
    behind_margin: float


def race(settings: IntArray, games: IntArray, actions: IntArray) -> list[Tried]:
    """Try actions on possible games.

    Args:
        settings: of the games.
        games: ``int64[games, WIDTH]``.
        actions: ``int64[actions]``, legal in all of them.

    Returns:
        What each action came to, in their order.
    """
    points = np.zeros((len(games), len(actions)), dtype=np.int64)
    tried = np.zeros(len(actions), dtype=np.int64)
    running, start, stop = np.arange(len(actions)), 0, min(_FIRST, len(games))
    while True:
        stage = np.empty((stop - start, len(running)), dtype=np.int64)
        play_outs(settings, games[start:stop], actions[running], stage)
        points[start:stop, running] = stage
        tried[running] = stop
        if stop == len(games) or len(running) == 1:
            break
        running = running[_in_the_running(points[:stop, running])]
        start, stop = stop, min(2 * stop, len(games))
    return _sum_up(points, tried)


def _in_the_running(points: IntArray) -> npt.NDArray[np.bool_]:
    best = points.mean(axis=0).argmax()
    lag = points[:, best : best + 1] - points
    doubt: FloatArray = _BEYOND_DOUBT * lag.std(axis=0) / np.sqrt(len(points))
    return np.asarray(lag.mean(axis=0) <= doubt)


def _sum_up(points: IntArray, tried: IntArray) -> list[Tried]:
    most = tried.max()
    means = np.array([points[:count, number].mean() for number, count in enumerate(tried)])
    finalists = np.where(tried == most, means, -np.inf)
    best = int(finalists.argmax())
    found = []
    for number, count in enumerate(tried):
        own = points[:count, number]
        lag = points[:count, best] - own
        found.append(
            Tried(
                points=float(means[number]),
                makes_bid=float((own > 0).mean()),
                margin=_margin(own),
                behind=float(max(lag.mean(), 0.0)),
                behind_margin=_margin(lag),
            )
        )
    return found


def _margin(values: IntArray) -> float:
    return float(_AT_95 * values.std() / np.sqrt(len(values)))
