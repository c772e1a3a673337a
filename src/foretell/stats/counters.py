"""``Counters``: the integer arrays of a survey."""

from dataclasses import dataclass
from typing import Final, Self

import numpy as np

from foretell.cards import DECK, FIRST_WIZARD
from foretell.cards import RANKS as NUMBERS
from foretell.rules.options import Deal, Options
from foretell.rules.trick import NO_TRUMP
from foretell.sim import layout
from foretell.sim.layout import IntArray
from foretell.stats.kinds import RANKS, Kind

_KINDS: Final = tuple(Kind)
_RANK: Final = np.array([card.rank for card in DECK])
_SUIT: Final = np.array([card.index // NUMBERS for card in DECK])
_CARDS: Final = np.arange(len(DECK))
_NUMBER: Final = _CARDS < FIRST_WIZARD


@dataclass(frozen=True, slots=True, eq=False)
class Counters:
    """Counts of the events in rounds and games, all ``int64``.

    ``size`` is the number of cards dealt to each player. ``position`` is the place in the order of
    a round, from 0 for the dealer's left, who bids and leads first, to the dealer (R6.1).

    Attributes:
        bids: ``[size, position, bid, tricks]``: rounds of a player by bid and tricks taken.
        sums: ``[size, sum]``: rounds by the sum of all bids.
        held: ``[kind, rank, size]``: cards in hands, the kinds in the order of ``Kind``.
        took: ``[kind, rank, size]``: those of them that took a trick.
        totals: ``[position, total]``: games of a player by final total, in tens from the lowest
            possible; an extra row has those of the winners.
        wins: ``[position, others]``: games won, by the number of other winners (R8.4).

    For games, the position is that in the first round.
    """

    bids: IntArray
    sums: IntArray
    held: IntArray
    took: IntArray
    totals: IntArray
    wins: IntArray

    @classmethod
    def empty(cls, options: Options) -> Self:
        """Return zero counters for games with these options."""
        players, sizes, rounds = options.players, max(options.schedule) + 1, len(options.schedule)
        points = 2 * lowest_tens(options) + 2 * rounds + 1
        shapes = (
            (sizes, players, sizes, sizes),
            (sizes, players * sizes),
            (len(Kind), RANKS, sizes),
            (len(Kind), RANKS, sizes),
            (players + 1, points),
            (players, players),
        )
        return cls(*(np.zeros(shape, dtype=np.int64) for shape in shapes))

    def add_round(self, states: IntArray, options: Options) -> None:
        """Count the round that has just ended in all games, ``int64[games, WIDTH]``."""
        games, column = np.arange(len(states)), states.T
        size, sizes = int(states[0, layout.SIZE]), len(self.sums)
        for position in range(options.players):
            seat = (column[layout.DEALER] + 1 + position) % options.players
            bid, taken = states[games, layout.BIDS + seat], states[games, layout.TAKEN + seat]
            times = np.bincount(bid * sizes + taken, minlength=sizes * sizes)
            self.bids[size, position] += times.reshape(sizes, sizes)
        self.sums[size] += np.bincount(column[layout.BID_SUM], minlength=self.sums.shape[1])
        for trump in np.unique(column[layout.TRUMP]):
            rounds = states[column[layout.TRUMP] == trump]
            kinds = _kinds(int(trump), options)
            for counts, cards in ((self.held, layout.PLAYED), (self.took, layout.TOOK)):
                times = (rounds[:, cards, None] >> _CARDS & 1).sum(axis=0)
                np.add.at(counts[:, :, size], (kinds, _RANK), times)

    def add_games(self, states: IntArray, options: Options) -> None:
        """Count the results of all games, ``int64[games, WIDTH]``, all finished."""
        games, players = np.arange(len(states)), options.players
        totals = states[:, layout.TOTALS : layout.TOTALS + players]
        best = totals.max(axis=1)
        others = (totals == best[:, None]).sum(axis=1) - 1
        lowest, points = lowest_tens(options), self.totals.shape[1]
        for position in range(players):
            seat = (states[:, layout.STARTER] + 1 + position) % players
            total = totals[games, seat]
            self.totals[position] += np.bincount(total // 10 + lowest, minlength=points)
            self.wins[position] += np.bincount(others[total == best], minlength=players)
        self.totals[players] += np.bincount(best // 10 + lowest, minlength=points)


def lowest_tens(options: Options) -> int:
    """Return the most points a player can lose in a game, in tens (R8.2)."""
    return sum(options.schedule)


def _kinds(trump: int, options: Options) -> IntArray:
    """Return the kind of each of the 60 cards, as its index in ``Kind``."""
    if options.deal is Deal.ONE_SUIT:
        return np.full(len(DECK), _KINDS.index(Kind.ONE_SUIT))
    if trump == NO_TRUMP:
        return np.full(len(DECK), _KINDS.index(Kind.NO_TRUMP))
    is_trump = _NUMBER & np.equal(_SUIT, trump)
    return np.where(is_trump, _KINDS.index(Kind.TRUMP), _KINDS.index(Kind.PLAIN))
