"""How long decisions took, kept small enough to be written down for every game."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import floor, log2
from typing import Final, Self

from foretell.bots.bot import Bot
from foretell.game.actions import Action
from foretell.game.observation import Observation

FINENESS: Final = 16
"""Bins between a time and its double: each is 4.4 % wide."""
_SHORTEST: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Times:
    """How long the decisions of a bot took.

    Attributes:
        seconds: all of them together.
        bins: ``(bin, decisions)``, ascending; bin b has times from 2 ** (b / 16) seconds on, and
            below 2 ** ((b + 1) / 16).
    """

    seconds: float
    bins: tuple[tuple[int, int], ...]

    @property
    def decisions(self) -> int:
        """How many decisions there were."""
        return sum(decisions for _, decisions in self.bins)

    @classmethod
    def of(cls, seconds: Iterable[float]) -> Self:
        """Return the times of single decisions."""
        taken = list(seconds)
        counted = Counter(map(bin_of, taken))
        return cls(round(sum(taken), 9), tuple(sorted(counted.items())))


def bin_of(seconds: float) -> int:
    """Return the bin that a time falls in."""
    return floor(FINENESS * log2(max(seconds, _SHORTEST)))


def longest_of(time_bin: int) -> float:
    """Return the seconds below which the times of a bin are."""
    return float(2.0 ** ((time_bin + 1) / FINENESS))


class Stopwatch:
    """A bot whose decisions are timed; those without a choice are none.

    Args:
        bot: who decides.
        clock: what tells the time, in seconds.
    """

    def __init__(self, bot: Bot, clock: Callable[[], float]) -> None:
        self._bot = bot
        self._clock = clock
        self._taken: list[float] = []

    def act(self, observation: Observation) -> Action:
        """Return what the bot does."""
        start = self._clock()
        action = self._bot.act(observation)
        taken = self._clock() - start
        if len(observation.legal_actions) > 1:
            self._taken.append(taken)
        return action

    @property
    def times(self) -> Times:
        """How long the decisions so far took."""
        return Times.of(self._taken)
