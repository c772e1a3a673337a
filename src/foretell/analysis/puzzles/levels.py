"""The levels for people at a puzzle: which of them find its best action."""

from typing import Final

from foretell.analysis.puzzles.position import kind_of
from foretell.analysis.puzzles.puzzle import LEVELS
from foretell.bots.registry import create
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.game.stream import Stream, derive_seed

TRIES: Final = 3
"""The times that each level is asked, with other seeds: it finds what most of its tries find."""
LOWER_LEVELS: Final = LEVELS[:3]
"""The levels that are asked at no cost to speak of."""
EASY_SHARE: Final = 6
"""The share of decisions found by all of these that is kept: one in this many."""


def finders(observation: SeatObservation, best: Action, seed: str) -> tuple[str, ...]:
    """Return the bots of ``LEVELS`` that take the best action, or one that is alike."""
    return tuple(level for level in LEVELS if finds(level, observation, best, seed))


def finds(level: str, observation: SeatObservation, best: Action, seed: str) -> bool:
    """Return whether a level takes the best action, or one that is alike, in most of its tries."""
    hits = 0
    for number in range(TRIES):
        bot = create(level, derive_seed(seed, f"puzzle/{level}/{number}"))
        hits += kind_of(bot.act(observation)) == kind_of(best)
    return 2 * hits > TRIES


def too_easy(observation: SeatObservation, best: Action, seed: str) -> bool:
    """Return whether a decision is skipped because even the lower levels find its best action."""
    if not all(finds(level, observation, best, seed) for level in LOWER_LEVELS):
        return False
    round_ = observation.known.round
    played = sum(len(trick.cards) for trick in round_.tricks) + sum(round_.has_bid)
    return Stream(seed.encode(), f"puzzles/easy/{played}").below(EASY_SHARE) > 0
