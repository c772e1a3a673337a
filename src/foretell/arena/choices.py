"""Results as choices: the first place is chosen among all, the second among the rest, and so on."""

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
"""How often each bot is there to be chosen, at most once a seat."""
Order = tuple[tuple[int, ...], ...]
"""How a game ended: the bots of the first place, of the next one, and so on."""


@dataclass(frozen=True, slots=True)
class Choices:
    """All choices of some deals, added up for each deal.

    Attributes:
        among: ``[choice, bot]``, the different choices that there were.
        deals: for each entry the deal, from 0.
        which: for each entry the choice, its index in ``among``.
        times: for each entry how often that choice was made in that deal.
        chosen: ``[deal, bot]``, how often each bot was chosen.
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
            games: for each deal its games: the bot of each seat, and the points.
            bots: how many bots there are.
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
        """Return how often each bot was chosen, and each choice made, with a weight per deal."""
        parts = self.times * weights[self.deals]
        times = np.bincount(self.which, weights=parts, minlength=len(self.among))
        return weights @ self.chosen, np.asarray(times, float)


def order_of(seats: Sequence[int], points: Sequence[int]) -> Order:
    """Return the bots of a game from the first place to the last, those who are level together."""
    ranked = sorted(zip(points, seats, strict=True), key=lambda ranks: (-ranks[0], ranks[1]))
    groups = groupby(ranked, key=lambda ranks: ranks[0])
    return tuple(tuple(bot for _, bot in group) for _, group in groups)


@cache
def choices(order: Order, bots: int) -> tuple[tuple[Choice, float, Mapping[int, float]], ...]:
    """Return what was there to be chosen, how often, and who was chosen how often.

    Who is level could have come in any order: each order counts alike, and all together once.
    Where all seats are one bot's, there is no choice.

    Args:
        order: how a game ended.
        bots: how many bots there are.
    """
    return tuple(_choices(order, bots))


def _choices(order: Order, bots: int) -> Iterator[tuple[Choice, float, Mapping[int, float]]]:
    for place, level in enumerate(order):
        behind = [bot for group in order[place + 1 :] for bot in group]
        for left in range(len(level), 0, -1):
            part = 1 / comb(len(level), left)
            for rest in combinations(level, left):
                among = Counter([*rest, *behind])
                if len(among) == 1:
                    continue
                choice = tuple(among[bot] for bot in range(bots))
                yield choice, part, {bot: part * n / left for bot, n in Counter(rest).items()}
