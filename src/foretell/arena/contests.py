"""Contests: the tables of a deal, and every arrangement of their seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice

from foretell.game.stream import Stream

Seating = tuple[int, ...]
"""The bot at each seat, by its index among the bots of a match."""


@dataclass(frozen=True, slots=True)
class Alone:
    """One bot among copies of another, as indices into the bots of a match."""

    alone: int
    others: int


@dataclass(frozen=True, slots=True)
class Mixed:
    """All bots of a match, at tables as mixed as possible."""


Contest = Alone | Mixed
"""A way to arrange bots at tables."""


def rotations(seating: Seating) -> Iterator[Seating]:
    """Yield every rotation of a table.

    >>> list(rotations((0, 1, 1)))
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    for turned in range(len(seating)):
        yield seating[-turned:] + seating[:-turned] if turned else seating


def mixed_tables(bots: Sequence[int], players: int, stream: Stream) -> Iterator[Seating]:
    """Yield random tables that seat all bots.

    The bots are shuffled and dealt to tables. The last table is filled up with bots from the
    others, and if there are too few, with all bots in turn. So no bot has two seats at a table
    while another has none.

    Args:
        bots: at least one.
        players: the number of seats at a table.
        stream: the source of randomness.
    """
    order = stream.shuffled(bots)
    for first in range(0, len(order), players):
        table = order[first : first + players]
        absent = [bot for bot in order if bot not in table]
        fill = chain(stream.shuffled(absent), *(stream.shuffled(order) for _ in range(players)))
        yield tuple(stream.shuffled([*table, *islice(fill, players - len(table))]))
