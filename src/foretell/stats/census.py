"""Playing games and counting what happens in them."""

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
"""Who can play, by the names of the bots that do the same at a table."""
BATCH: Final = 2_000
"""Games that are played side by side at most: the more, the less do cores wait for each other."""
_STEPS: Final = 10
"""Steps for fewer games than that."""


class Census:
    """Games that are played and counted, some at a time.

    The counts follow from the options, the seed and the number of games alone, on however many
    cores they are played.

    Args:
        options: of all games.
        seed: any 64-bit integer.
        by: who plays all the seats.
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
        """All that has been counted so far; it changes with what is counted next."""
        return Survey(self._options, self._games, self._counters)

    def steps(self, games: int) -> Iterator[int]:
        """Play and count so many more games step by step; yield how many of them are done.

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


def survey(options: Options, games: int, *, seed: int = 0, by: Player = STEADY) -> Survey:
    """Play games and return what was in them.

    >>> from foretell.sim.games import RANDOM
    >>> found = survey(Options(players=3, hand_sizes=(1, 2)), 10, by=RANDOM)
    >>> found.made().of, found.tricks(size=2).total, found.totals().total
    (60, 30, 30)

    Args:
        options: of all games.
        games: how many.
        seed: any 64-bit integer.
        by: who plays all the seats.

    Raises:
        ValueError: for a count below 0, or a seed of more than 64 bits.
    """
    census = Census(options, seed=seed, by=by)
    for _ in census.steps(games):
        pass
    return census.survey
