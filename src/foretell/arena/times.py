"""Decision times, as histograms small enough to record for every game."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import floor, log2
from typing import Final, Self

from foretell.bots.bot import Bot
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation

FINENESS: Final = 16
"""Bins per doubling of the time; each is 4.4 % wide."""
_SHORTEST: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Times:
    """The decision times of a bot.

    Attributes:
        seconds: the sum of all times.
        bins: ``(bin, decisions)``, ascending; bin b has times from 2 ** (b / 16) up to, but not
            including, 2 ** ((b + 1) / 16) seconds.
    """

    seconds: float
    bins: tuple[tuple[int, int], ...]

    @property
    def decisions(self) -> int:
        """The number of decisions."""
        return sum(decisions for _, decisions in self.bins)

    @classmethod
    def of(cls, seconds: Iterable[float]) -> Self:
        """Return the histogram of single times."""
        taken = list(seconds)
        counted = Counter(map(bin_of, taken))
        return cls(round(sum(taken), 9), tuple(sorted(counted.items())))


def bin_of(seconds: float) -> int:
    """Return the bin of a time."""
    return floor(FINENESS * log2(max(seconds, _SHORTEST)))


def longest_of(time_bin: int) -> float:
    """Return the upper limit of a bin, in seconds."""
    return float(2.0 ** ((time_bin + 1) / FINENESS))


class Stopwatch:
    """A bot whose decisions are timed, except those with a single legal action.

    Args:
        bot: the bot.
        clock: the clock, in seconds.
    """

    def __init__(self, bot: Bot, clock: Callable[[], float]) -> None:
        self._bot = bot
        self._clock = clock
        self._taken: list[float] = []

    def act(self, observation: SeatObservation) -> Action:
        """Return the bot's action."""
        start = self._clock()
        action = self._bot.act(observation)
        taken = self._clock() - start
        if len(observation.legal_actions) > 1:
            self._taken.append(taken)
        return action

    @property
    def times(self) -> Times:
        """The times of the decisions so far."""
        return Times.of(self._taken)
