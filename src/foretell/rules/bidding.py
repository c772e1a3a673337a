"""Legal and forbidden bids (R6.1, R9.5, R9.8), on plain integers."""

from typing import Final

EVEN_BID_FREE: Final = 0
EVEN_BID_NOT_LEADER: Final = 1
EVEN_BID_NEVER: Final = 2

NO_BID: Final = -1
"""No bid: none is forbidden, or a seat has not bid."""


def forbidden_bid(
    hand_size: int, others: int, even_bid: int, total: int, best_other_total: int
) -> int:
    """Return the one bid forbidden to the last bidder, or ``NO_BID`` (R9.5, R9.8).

    >>> forbidden_bid(3, 2, EVEN_BID_NEVER, 0, 0)
    1
    >>> forbidden_bid(3, 2, EVEN_BID_FREE, 0, 0) == NO_BID
    True

    Args:
        hand_size: cards in hand; also the number of tricks.
        others: the sum of the bids of all other players.
        even_bid: ``EVEN_BID_FREE``, ``EVEN_BID_NOT_LEADER`` or ``EVEN_BID_NEVER``.
        total: the last bidder's total score.
        best_other_total: the highest total score among the others.
    """
    if even_bid == EVEN_BID_FREE or others > hand_size:
        return NO_BID
    if even_bid == EVEN_BID_NOT_LEADER and total <= best_other_total:
        return NO_BID
    return hand_size - others


def legal_bids(hand_size: int, forbidden: int) -> int:
    """Return the legal bids as a set: bit ``b`` for a bid of ``b`` (R6.1).

    >>> bin(legal_bids(3, forbidden=1))  # 0, 2 and 3
    '0b1101'
    """
    bids = (1 << (hand_size + 1)) - 1
    if forbidden >= 0:
        bids ^= 1 << forbidden
    return bids
