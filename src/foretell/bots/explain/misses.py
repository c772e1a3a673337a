"""Misses: how often a round ends with more tricks than bid, and how often with fewer, compiled."""

from typing import Final, NamedTuple

from foretell.bots.explain.rows import NUMBERS, Rows, add
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import IntArray

_WIDE: Final = 5
"""The least difference between cards, in games of 100, that is a reason for one of them."""

_SELDOM_MORE: Final = NUMBERS["reason/seldom_too_many"]
_SELDOM_FEWER: Final = NUMBERS["reason/seldom_too_few"]


class Misses(NamedTuple):
    """The misses of a bid in possible games: their shares, and their mean size."""

    more: int
    """The games of 100 in which it takes more tricks."""
    fewer: int
    """Those in which it takes fewer."""
    by: float
    """The mean number of tricks too many or too few."""


@inlined
def percent_of(share: float) -> int:
    """Return a share in percent, rounded as for readers: half up."""
    return int(100 * share + 0.5)


@compiled
def misses_of(tricks: IntArray, bid: int) -> Misses:
    """Return the misses of a bid.

    Args:
        tricks: in how many games the seat took 0, 1, 2, … tricks, ``int64[…]``; there may be none.
        bid: the bid.
    """
    games, more, fewer, off = 0, 0, 0, 0
    for taken in range(len(tricks)):
        games += tricks[taken]
        off += tricks[taken] * abs(taken - bid)
        if taken > bid:
            more += tricks[taken]
        elif taken < bid:
            fewer += tricks[taken]
    if games == 0:
        return Misses(0, 0, 0.0)
    return Misses(percent_of(more / games), percent_of(fewer / games), off / games)


@compiled
def add_fewest_misses(tricks: IntArray, bid: int, side: int, rows: Rows) -> None:
    """Append that the first card misses the bid seldom, if no other one does so less often.

    Args:
        tricks: of each card, see ``misses_of``, ``int64[cards, …]``.
        bid: the bid.
        side: above 0 if too few tricks are not to be named, below 0 if too many are not.
        rows: the reasons.
    """
    own = misses_of(tricks[0], bid)
    more, fewer, is_least_more, is_least_fewer = 0, 0, True, True
    for card in range(1, len(tricks)):
        misses = misses_of(tricks[card], bid)
        more, fewer = max(more, misses.more), max(fewer, misses.fewer)
        is_least_more &= own.more <= misses.more
        is_least_fewer &= own.fewer <= misses.fewer
    if side >= 0 and is_least_more and more - own.more >= _WIDE:
        add(rows, _SELDOM_MORE, own.more, more, 0)
    elif side <= 0 and is_least_fewer and fewer - own.fewer >= _WIDE:
        add(rows, _SELDOM_FEWER, own.fewer, fewer, 0)
