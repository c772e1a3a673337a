"""Results as choices: first place is chosen among all, second among the rest, and so on."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, groupby
from math import comb
from typing import Self

import numpy as np
from numpy.typing import NDArray

from foretell.arena.estimate import Floats

Choice = tuple[int, ...]
"""The number of seats of each bot among those to choose from."""
Order = tuple[tuple[int, ...], ...]
"""The result of a game: the bots in first place, in the next one, and so on."""


@dataclass(frozen=True, slots=True)
class Choices:
    """All choices of some deals, summed per deal.

    Attributes:
        among: the distinct choices, ``[choice, bot]``.
        deals: the deal of each entry, from 0.
        which: the choice of each entry, as an index into ``among``.
        times: the number of times that choice was made in that deal, by entry.
        chosen: the number of times each bot was chosen, ``[deal, bot]``.
    """

    among: Floats
    deals: NDArray[np.int64]
    which: NDArray[np.int64]
    times: Floats
    chosen: Floats

    @classmethod
    def of(cls, games: Sequence[Iterable[tuple[Choice, Sequence[int]]]], bots: int) -> Self:
        """Return the choices of games.

        Args:
            games: the games of each deal, as the bot and the points of each seat.
            bots: the number of bots.
        """
        rows: dict[Choice, int] = {}
        chosen = np.zeros((len(games), bots))
        entries: list[tuple[int, int, float]] = []
        for deal, played in enumerate(games):
            counted: dict[Choice, float] = defaultdict(float)
            for seats, points in played:
                for choice, times, taken in choices(order_of(seats, points), bots):
                    counted[choice] += times
                    for bot, part in taken.items():
                        chosen[deal, bot] += part
            for choice, times in counted.items():
                entries.append((deal, rows.setdefault(choice, len(rows)), times))
        return cls(
            among=np.array(list(rows), float),
            deals=np.array([deal for deal, _, _ in entries]),
            which=np.array([choice for _, choice, _ in entries]),
            times=np.array([times for _, _, times in entries]),
            chosen=chosen,
        )

    def weighed(self, weights: Floats) -> tuple[Floats, Floats]:
        """Return the counts of bots chosen and of choices made, with a weight per deal."""
        parts = self.times * weights[self.deals]
        times = np.bincount(self.which, weights=parts, minlength=len(self.among))
        return weights @ self.chosen, np.asarray(times, float)


def order_of(seats: Sequence[int], points: Sequence[int]) -> Order:
    """Return the bots of a game from first place to last, with tied ones together."""
    ranked = sorted(zip(points, seats, strict=True), key=lambda ranks: (-ranks[0], ranks[1]))
    groups = groupby(ranked, key=lambda ranks: ranks[0])
    return tuple(tuple(bot for _, bot in group) for _, group in groups)


@cache
def choices(order: Order, bots: int) -> tuple[tuple[Choice, float, Mapping[int, float]], ...]:
    """Return the choices of a game, each with its count and the count of each bot chosen.

    Every order of tied bots has the same weight, and all orders together count once. There is no
    choice among seats of a single bot.

    Args:
        order: the result of the game.
        bots: the number of bots.
    """
    return tuple(_choices(order, bots))


def _choices(order: Order, bots: int) -> Iterator[tuple[Choice, float, Mapping[int, float]]]:
    for place, level in enumerate(order):
        behind = [bot for group in order[place + 1 :] for bot in group]
        for size in range(len(level), 0, -1):
            part = 1 / comb(len(level), size)
            for rest in combinations(level, size):
                among = Counter([*rest, *behind])
                if len(among) == 1:
                    continue
                choice = tuple(among[bot] for bot in range(bots))
                yield choice, part, {bot: part * n / size for bot, n in Counter(rest).items()}
