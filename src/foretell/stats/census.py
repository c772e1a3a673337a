"""``Census``: plays games and counts their events."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from foretell.bots.steady.compiled import STEADY
from foretell.rules.options import Options
from foretell.sim.checks import check_count
from foretell.sim.games import RANDOM, Player, fresh_states
from foretell.sim.settings import settings_of
from foretell.stats.counters import Counters
from foretell.stats.survey import Survey

PLAYERS: Final[Mapping[str, Player]] = MappingProxyType({"steady": STEADY, "random": RANDOM})
"""The players, by the names of the equivalent bots."""
BATCH: Final = 2_000
"""The most games played side by side; with more, cores wait less for each other."""
_STEPS: Final = 10
"""The number of steps for fewer games."""


class Census:
    """Plays games and counts their events, a batch at a time.

    The counts depend only on the options, the seed of 64 bits and the number of games, not on the
    number of cores.
    """

    def __init__(self, options: Options, *, seed: int = 0, by: Player = STEADY) -> None:
        self._options = options
        self._settings = settings_of(options)
        self._seed = seed
        self._by = by
        self._games = 0
        self._counters = Counters.empty(options)

    @property
    def survey(self) -> Survey:
        """A live view of everything counted so far."""
        return Survey(self._options, self._games, self._counters)

    def steps(self, games: int) -> Iterator[int]:
        """Play and count more games in steps, and yield the number done after each.

        Raises:
            ValueError: for a count below 0, or a seed of more than 64 bits.
        """
        check_count("games", games)
        batch = max(1, min(BATCH, games // _STEPS))
        for done in range(0, games, batch):
            step = min(batch, games - done)
            self._count(step)
            yield done + step

    def _count(self, games: int) -> None:
        options = self._options
        states = fresh_states(options, games, seed=self._seed, first=self._games)
        for _ in options.schedule:
            self._by.play_all(self._settings, states, 1)
            self._counters.add_round(states, options)
        self._counters.add_games(states, options)
        self._games += games
