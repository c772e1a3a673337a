"""Who plays whom: the tables of a deal, and every arrangement of their seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice

from foretell.game.stream import Stream

Seating = tuple[int, ...]
"""Who sits where: for each seat a bot, by its index among the bots of a match."""


@dataclass(frozen=True, slots=True)
class Alone:
    """One bot among copies of another; both by their indices among the bots of a match."""

    alone: int
    others: int


@dataclass(frozen=True, slots=True)
class Mixed:
    """All bots of a match, at tables as mixed as can be."""


Contest = Alone | Mixed
"""A way of playing against each other."""


def rotations(seating: Seating) -> Iterator[Seating]:
    """Yield a table with everybody moved on by none, one, two … seats.

    >>> list(rotations((0, 1, 1)))
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    for turned in range(len(seating)):
        yield seating[-turned:] + seating[:-turned] if turned else seating


def mixed_tables(bots: Sequence[int], players: int, stream: Stream) -> Iterator[Seating]:
    """Yield tables at which all bots sit, drawn by a stream.

    The bots are shuffled and dealt out to tables. The last table is filled up with bots from the
    other ones, and where there are too few of them, with all in turn. So nobody sits at a table
    twice while somebody does not sit there.

    Args:
        bots: at least one.
        players: the seats of a table.
        stream: where the order comes from.
    """
    order = stream.shuffled(bots)
    for first in range(0, len(order), players):
        table = order[first : first + players]
        absent = [bot for bot in order if bot not in table]
        fill = chain(stream.shuffled(absent), *(stream.shuffled(order) for _ in range(players)))
        yield tuple(stream.shuffled([*table, *islice(fill, players - len(table))]))
