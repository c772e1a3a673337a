"""Comparing actions over possible games, the hopeless ones not to the end.

All actions are tried on the same games, so that their differences show early. After each stage an
action falls out whose lag behind the best one is beyond doubt (Maron and Moore, Hoeffding Races,
1994; here with the normal interval of paired differences).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, Self, TypeAlias

import numpy as np
import numpy.typing as npt

from foretell.bots.search.likelihood import FloatArray
from foretell.sim import layout as at
from foretell.sim.layout import SEATS, IntArray

_FIRST: Final = 32
"""Games of the first stage; each stage has as many as all before it."""
_BEYOND_DOUBT: Final = 3.5
"""Standard errors."""
_AT_95: Final = 1.96
_USUAL_SPREAD: Final = 400.0
"""The variance of what lies between two actions in a game, as it is taken to be at first."""
_USUAL_GAMES: Final = 5
"""So many games count as having shown it: a few that agree by chance do not say that all would.
With 10 games a decision, ``strongest`` makes 2.4 points a round more so."""


PlayOuts: TypeAlias = Callable[[IntArray, IntArray, IntArray, IntArray], None]
"""``(settings, games, actions, totals)``: what ``foretell.bots.search.rollouts`` does."""
Worth: TypeAlias = Callable[[IntArray, int], FloatArray]
"""``(totals, seat)``: what totals ``[..., SEATS]`` after the round are worth to a seat."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is thought of actions before any is tried.

    Attributes:
        points: that each brings, ``float64[actions]``.
        doubt: how far the difference between two of them is off, in points (a standard error).
    """

    points: FloatArray
    doubt: float


@dataclass(frozen=True, slots=True)
class Tried:
    """What an action came to.

    Attributes:
        points: of the round, the mean.
        makes_bid: the share of games in which the bid is made.
        games: in how many games it was tried.
        margin: half the 95 % interval of the mean.
        behind: by how much less it is worth than the best action, from 0.
        behind_margin: half its 95 % interval.
    """

    points: float
    makes_bid: float
    games: int
    margin: float
    behind: float
    behind_margin: float


def race(
    settings: IntArray,
    games: IntArray,
    actions: IntArray,
    play_outs: PlayOuts,
    *,
    trials: int | None = None,
    hint: Hint | None = None,
    worth: Worth | None = None,
) -> list[Tried]:
    """Try actions on possible games.

    Args:
        settings: of the games.
        games: ``int64[games, WIDTH]``.
        actions: ``int64[actions]``, legal in all of them.
        play_outs: what plays on.
        trials: how many actions and games are tried at most, all together, once each action has
            been tried at all; no limit when it is left out.
        hint: what is known of the actions, an entry for each.
        worth: what is wanted; points of the round when it is left out.

    Returns:
        What each action came to, in their order.
    """
    hint = hint or Hint(np.zeros(len(actions)), np.inf)
    seat = games[0, at.SEAT]
    found = _Found.empty(len(games), len(actions))
    running, start, stop = np.arange(len(actions)), 0, min(_FIRST, len(games))
    left = len(games) * len(actions) if trials is None else trials
    while True:
        totals = np.empty((stop - start, len(running), SEATS), dtype=np.int64)
        play_outs(settings, games[start:stop], actions[running], totals)
        points = totals[..., seat] - games[start:stop, at.TOTALS + seat, None]
        found.points[start:stop, running] = points
        found.values[start:stop, running] = points if worth is None else worth(totals, seat)
        found.tried[running] = stop
        values = found.values[:stop, running]
        lag, doubt = _lag(values, hint, running, int(values.mean(axis=0).argmax()))
        left -= len(running) * (stop - start)
        ahead = running[lag - lag.min() <= _BEYOND_DOUBT * doubt]
        start, stop = stop, min(2 * stop, len(games), stop + max(left, 0) // len(ahead))
        if start == stop or len(running) == 1:
            return _sum_up(found, hint, int(running[lag.argmin()]))
        running = ahead


class _Found(NamedTuple):
    """What came of each action in each game, and in how many it was tried."""

    points: FloatArray
    values: FloatArray
    tried: IntArray

    @classmethod
    def empty(cls, games: int, actions: int) -> Self:
        shape = (games, actions)
        return cls(np.zeros(shape), np.zeros(shape), np.zeros(actions, dtype=np.int64))


def _lag(
    values: FloatArray, hint: Hint, actions: npt.NDArray[np.intp], leader: int
) -> tuple[FloatArray, FloatArray]:
    """Return by how much actions lag behind one of them, and the standard error of that.

    Games and hint are weighed by how far each may be off.
    """
    games = len(values)
    lag = values[:, leader : leader + 1] - values
    hinted = hint.points[actions[leader]] - hint.points[actions]
    spread = lag.var(axis=0)
    expected = (spread * games + _USUAL_SPREAD * _USUAL_GAMES) / (games + _USUAL_GAMES)
    as_games = expected / hint.doubt**2  # the hint says as much as so many games
    count = games + as_games
    mean = (lag.mean(axis=0) * games + hinted * as_games) / count
    return np.asarray(mean), np.asarray(np.sqrt(spread / count))


def _sum_up(found: _Found, hint: Hint, best: int) -> list[Tried]:
    mean, results = found.points[: found.tried[best], best].mean(), []
    for number, count in enumerate(found.tried):
        own, both = found.points[:count, number], np.array([best, number])
        fewer, _ = _lag(found.points[:count, both], hint, both, 0)
        behind, doubt = _lag(found.values[:count, both], hint, both, 0)
        results.append(
            Tried(
                points=float(mean - fewer[1]),
                makes_bid=float((own > 0).mean()),
                games=int(count),
                margin=float(_AT_95 * own.std() / np.sqrt(count)),
                behind=max(float(behind[1]), 0.0),
                behind_margin=float(_AT_95 * doubt[1]),
            )
        )
    return results
