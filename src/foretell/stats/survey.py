"""``Survey``: statistics of many games, as shares and distributions."""

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
"""Bids rarer than one in this many are not shown to people."""


@dataclass(frozen=True, slots=True, eq=False)
class Survey:
    """Statistics of games from their counts; all results are plain numbers.

    Methods that take them restrict the result by ``size`` to rounds with this hand size, and by
    ``position`` to one place in the order of a round, from 0 for the dealer's left to the dealer.
    For games it is the position in the first round.

    Confidence intervals assume independent events. Events in one round or game are not quite
    independent; ``docs/how-it-works/statistics.md`` estimates the effect.

    Attributes:
        options: of the games.
        games: the number of games.
        counters: the counts.
    """

    options: Options
    games: int
    counters: Counters

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The hand sizes of the rounds, ascending, each once."""
        return tuple(sorted(set(self.options.schedule)))

    @property
    def kinds(self) -> list[Kind]:
        """The kinds of cards that occurred."""
        return [kind for kind in Kind if self.sizes_of(kind)]

    def made(
        self, *, size: int | None = None, position: int | None = None, bid: int | None = None
    ) -> Share:
        """Return the share of bids made exactly, of all bids or one."""
        table = self._bids(size, position)
        table = table if bid is None else table[bid, None]
        first = 0 if bid is None else bid
        return Share(int(np.trace(table, offset=first)), int(table.sum()))

    def chosen(self, bid: int, *, size: int | None = None, position: int | None = None) -> Share:
        """Return the share of a bid among all bids."""
        table = self._bids(size, position)
        return Share(int(table[bid].sum()), int(table.sum()))

    def bids(self, *, size: int | None = None, position: int | None = None) -> Distribution:
        """Return the distribution of bids."""
        return _distribution(self._bids(size, position).sum(axis=1))

    def usual_bids(self, size: int) -> tuple[int, ...]:
        """Return the bids with a share of at least one in ``RARE``."""
        bids = self.bids(size=size)
        return tuple(bid for bid, times in bids.counts if times * RARE >= bids.total)

    def tricks(self, *, size: int | None = None, position: int | None = None) -> Distribution:
        """Return the distribution of tricks taken."""
        return _distribution(self._bids(size, position).sum(axis=0))

    def points(
        self, *, size: int | None = None, position: int | None = None, bid: int | None = None
    ) -> Distribution:
        """Return the distribution of a player's points per round (R8), for all bids or one."""
        table = self._bids(size, position)
        return Distribution.of(
            (points(made, taken), count)
            for (made, taken), count in _entries(table)
            if bid in {None, made}
        )

    def surplus(self, *, size: int | None = None) -> Distribution:
        """Return the distribution of the bids of a round less its tricks (R6.3)."""
        sizes = self.hand_sizes if size is None else (size,)
        return Distribution.of(
            (total - tricks, count)
            for tricks in sizes
            for (total,), count in _entries(self.counters.sums[tricks])
        )

    def totals(self, *, position: int | None = None) -> Distribution:
        """Return the distribution of players' final totals."""
        places = slice(self.options.players) if position is None else slice(position, position + 1)
        return self._points(self.counters.totals[places].sum(axis=0))

    def winning_totals(self) -> Distribution:
        """Return the distribution of winners' final totals."""
        return self._points(self.counters.totals[self.options.players])

    def wins(self, position: int) -> Share:
        """Return the share of games won from a position, alone or with others (R8.4)."""
        return Share(int(self.counters.wins[position].sum()), self.games)

    def shared_wins(self) -> Share:
        """Return the share of games with several winners (R8.4)."""
        winners = self.counters.wins.sum(axis=0).tolist()
        shared = sum(times // number for number, times in enumerate(winners, 1) if number > 1)
        return Share(shared, self.games)

    def takes(self, kind: Kind, rank: int, *, size: int | None = None) -> Share:
        """Return the share of cards in hand that took a trick.

        Args:
            kind: the kind of card.
            rank: Jester 0, number cards 1 to 13, Wizard 14 (R1.2).
            size: the hand size, or None for all.
        """
        place = tuple(Kind).index(kind), rank, slice(None) if size is None else size
        counters = self.counters
        return Share(int(counters.took[place].sum()), int(counters.held[place].sum()))

    def sizes_of(self, kind: Kind) -> tuple[int, ...]:
        """Return the hand sizes of rounds with cards of a kind."""
        held = self.counters.held[tuple(Kind).index(kind)].sum(axis=0)
        return tuple(size for size in self.hand_sizes if held[size])

    def _bids(self, size: int | None, position: int | None) -> IntArray:
        """Return the counts of rounds, ``[bid, tricks]``."""
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
    """Yield the index and value of each count above 0."""
    for place in np.argwhere(counts).tolist():
        yield tuple(place), int(counts[tuple(place)])
