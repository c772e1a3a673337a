"""The difficulty of a puzzle: the rating at which half of all tries succeed.

The levels, the policy of the network and a player who knows the values with an error are a panel of
players with known ratings. Each solves a puzzle of difficulty ``d`` with the chance that Elo's
formula gives, so their shares of success have a most likely ``d``. The ratings of the panel were
fitted to 10,001 decisions of self-play, together with the difficulties of all of these.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, prod
from typing import Final, NamedTuple

from foretell.analysis.puzzles.puzzle import Value

POLICY: Final = "policy"
"""The member of the panel that draws an action from the policy of the network."""
GUESSER: Final = "guesser"
"""The member that knows the values of all actions, with an error."""


class Member(NamedTuple):
    """A member of the panel.

    Attributes:
        rating: that of a player who solves as many puzzles of each difficulty.
        weight: the number of tries that its share of success counts for.
    """

    rating: int
    weight: float


PANEL: Final[Mapping[str, Member]] = {
    "beginner": Member(1080, 1),
    "casual": Member(1266, 1),
    "seasoned": Member(1437, 1),
    "expert": Member(1815, 1),
    "learned": Member(2031, 1),
    POLICY: Member(1799, 1),
    GUESSER: Member(1323, 0.5),
}

POLICY_TEMPERATURE: Final = 4.0
"""That of the network's policy: without it, the share of nearly every puzzle would be 1."""
ERROR: Final = 20.0
"""The scale of the guesser's error, in points."""

_MEAN: Final = 1200.0
_SPREAD: Final = 600.0
"""Mean and standard deviation of difficulties, before anybody has been asked."""
_SCALE: Final = log(10) / 400
"""Elo's scale: 400 points are odds of ten to one."""
_HIGHEST: Final = 4000.0
_STEPS: Final = 24
"""Halvings of the interval, down to less than a thousandth of a point."""


def difficulty_of(shares: Mapping[str, float]) -> int:
    """Return the most likely difficulty, from the share of tries in which each member succeeds.

    Args:
        shares: by the names of ``PANEL``, without members that have not been asked.
    """
    low, high = 0.0, _HIGHEST
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if _slope(shares, middle) > 0:
            low = middle
        else:
            high = middle
    return round(low)


def policy_share(log_odds: Iterable[float]) -> float:
    """Return the share of the network's policy.

    Args:
        log_odds: for each decision, those of the best action against all others.
    """
    return prod(1 / (1 + exp(-odds / POLICY_TEMPERATURE)) for odds in log_odds)


def guesser_share(decisions: Iterable[Sequence[Value]]) -> float:
    """Return the share of a player who knows the values with an error.

    Args:
        decisions: the values of each decision.
    """
    return prod(map(_guessed, decisions))


def _guessed(values: Sequence[Value]) -> float:
    best = max(points for points, _ in values)
    return 1 / sum(exp((points - best) / (10 * ERROR)) for points, _ in values)


def _slope(shares: Mapping[str, float], difficulty: float) -> float:
    """Return the derivative of the logarithm of the likelihood of a difficulty."""
    slope = (_MEAN - difficulty) / _SPREAD**2
    for name, share in shares.items():
        rating, weight = PANEL[name]
        expected = 1 / (1 + exp(_SCALE * (difficulty - rating)))
        slope += _SCALE * weight * (expected - share)
    return slope
