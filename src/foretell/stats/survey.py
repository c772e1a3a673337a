"""What many games had in them, as shares and distributions."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from foretell.rules.options import Options
from foretell.rules.scoring import points
from foretell.sim.layout import IntArray
from foretell.stats.counters import Counters, lowest_tens
from foretell.stats.distribution import Distribution
from foretell.stats.kinds import Kind
from foretell.stats.share import Share

RARE: Final = 1000
"""A bid that comes up less than once in so many times is left out of what people are shown."""


@dataclass(frozen=True, slots=True, eq=False)
class Survey:
    """Counts of games, and what they come to; every answer is made of plain numbers.

    Where a method takes them, ``size`` narrows the answer to rounds of so many cards and
    ``position`` to one place in the order of a round: 0 is the dealer's left, the last one is the
    dealer. For games it is the place in the first round.

    Intervals of confidence are those of independent events. What happens in one round or game is
    not quite independent; ``docs/statistics.md`` says how much that matters.

    Attributes:
        options: of the games.
        games: how many there were.
        counters: what was counted.
    """

    options: Options
    games: int
    counters: Counters

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The numbers of cards that rounds had, each once."""
        return tuple(sorted(set(self.options.schedule)))

    def made(
        self, *, size: int | None = None, position: int | None = None, bid: int | None = None
    ) -> Share:
        """Return how often players took just as many tricks as they bid; of one bid, if given."""
        table = self._bids(size, position)
        table = table if bid is None else table[bid, None]
        first = 0 if bid is None else bid
        return Share(int(np.trace(table, offset=first)), int(table.sum()))

    def chosen(self, bid: int, *, size: int | None = None, position: int | None = None) -> Share:
        """Return how often this was what players bid."""
        table = self._bids(size, position)
        return Share(int(table[bid].sum()), int(table.sum()))

    def bids(self, *, size: int | None = None, position: int | None = None) -> Distribution:
        """Return what players bid."""
        return _distribution(self._bids(size, position).sum(axis=1))

    def usual_bids(self, size: int) -> tuple[int, ...]:
        """Return what players bid at least once in ``RARE`` times."""
        found = self.bids(size=size)
        return tuple(bid for bid, times in found.counts if times * RARE >= found.total)

    def tricks(self, *, size: int | None = None, position: int | None = None) -> Distribution:
        """Return how many tricks players took."""
        return _distribution(self._bids(size, position).sum(axis=0))

    def points(
        self, *, size: int | None = None, position: int | None = None, bid: int | None = None
    ) -> Distribution:
        """Return the points of a player and round (R8); of one bid, if given."""
        table = self._bids(size, position)
        return Distribution.of(
            (points(made, taken), count)
            for (made, taken), count in _entries(table)
            if bid in {None, made}
        )

    def surplus(self, *, size: int | None = None) -> Distribution:
        """Return by how much the bids of a round were more than its tricks (R6.3)."""
        sizes = self.hand_sizes if size is None else (size,)
        return Distribution.of(
            (total - tricks, count)
            for tricks in sizes
            for (total,), count in _entries(self.counters.sums[tricks])
        )

    def totals(self, *, position: int | None = None) -> Distribution:
        """Return the points of players at the end of games."""
        places = slice(self.options.players) if position is None else slice(position, position + 1)
        return self._points(self.counters.totals[places].sum(axis=0))

    def winning_totals(self) -> Distribution:
        """Return the points of the winners of games."""
        return self._points(self.counters.totals[self.options.players])

    def wins(self, position: int) -> Share:
        """Return how often a place won a game, alone or together with others (R8.4)."""
        return Share(int(self.counters.wins[position].sum()), self.games)

    def shared_wins(self) -> Share:
        """Return how often several players won a game together (R8.4)."""
        winners = self.counters.wins.sum(axis=0).tolist()
        shared = sum(times // number for number, times in enumerate(winners, 1) if number > 1)
        return Share(shared, self.games)

    def takes(self, kind: Kind, rank: int, *, size: int | None = None) -> Share:
        """Return how often a card in hand took a trick.

        Args:
            kind: what the card was in its round.
            rank: Jester 0, number cards 1 to 13, Wizard 14 (R1.2).
            size: as above.
        """
        place = tuple(Kind).index(kind), rank, slice(None) if size is None else size
        counters = self.counters
        return Share(int(counters.took[place].sum()), int(counters.held[place].sum()))

    def sizes_of(self, kind: Kind) -> tuple[int, ...]:
        """Return the hand sizes of rounds that had cards of a kind."""
        held = self.counters.held[tuple(Kind).index(kind)].sum(axis=0)
        return tuple(size for size in self.hand_sizes if held[size])

    def _bids(self, size: int | None, position: int | None) -> IntArray:
        """Return ``[bid, tricks]``."""
        sizes = slice(None) if size is None else slice(size, size + 1)
        places = slice(None) if position is None else slice(position, position + 1)
        table: IntArray = self.counters.bids[sizes, places].sum(axis=(0, 1))
        return table

    def _points(self, counts: IntArray) -> Distribution:
        lowest = lowest_tens(self.options)
        return Distribution.of((10 * (tens - lowest), count) for (tens,), count in _entries(counts))


def _distribution(counts: IntArray) -> Distribution:
    return Distribution.of((number, count) for (number,), count in _entries(counts))


def _entries(counts: IntArray) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield where something was counted, and how often."""
    for place in np.argwhere(counts).tolist():
        yield tuple(place), int(counts[tuple(place)])
