"""The levels for people at a puzzle: how often each of them solves it."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from foretell.analysis.puzzles.position import kind_of
from foretell.analysis.puzzles.puzzle import LEVELS
from foretell.bots.registry import create
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.game.stream import Stream, derive_seed

LOWER_LEVELS: Final = LEVELS[:3]
"""The levels that are asked at no cost to speak of."""
TRIES: Final[Mapping[str, int]] = {**dict.fromkeys(LOWER_LEVELS, 8), "expert": 3, "learned": 1}
"""The times that each level is asked, with other seeds; ``learned`` always does the same."""
EASY_SHARE: Final = 6
"""The share of decisions found by all lower levels that is kept: one in this many."""


class Solved(NamedTuple):
    """A decision and its best action."""

    observation: SeatObservation
    best: Action


def share_of(level: str, decisions: Sequence[Solved], seed: str) -> float:
    """Return the share of tries in which a level finds the best action of all decisions.

    Actions that are alike count as the same. For ``expert``, the majority of three tries counts.
    """
    tries = TRIES[level]
    hits = sum(_finds(level, decisions, seed, number) for number in range(tries))
    return hits / tries if level in LOWER_LEVELS else float(2 * hits > tries)


def shares_of(levels: Sequence[str], decisions: Sequence[Solved], seed: str) -> Mapping[str, float]:
    """Return the share of each level."""
    return {level: share_of(level, decisions, seed) for level in levels}


def finders(shares: Mapping[str, float]) -> tuple[str, ...]:
    """Return the levels that succeed in most of their tries."""
    return tuple(level for level in LEVELS if 2 * shares[level] > 1)


def too_easy(shares: Mapping[str, float], observation: SeatObservation, seed: str) -> bool:
    """Return whether a decision is skipped because even the lower levels find its best action."""
    if not all(2 * shares[level] > 1 for level in LOWER_LEVELS):
        return False
    round_ = observation.known.round
    played = sum(len(trick.cards) for trick in round_.tricks) + sum(round_.has_bid)
    return Stream(seed.encode(), f"puzzles/easy/{played}").below(EASY_SHARE) > 0


def _finds(level: str, decisions: Sequence[Solved], seed: str, number: int) -> bool:
    bot_seed = derive_seed(seed, f"puzzle/{level}/{number}")
    return all(
        kind_of(create(level, bot_seed).act(observation)) == kind_of(best)
        for observation, best in decisions
    )
