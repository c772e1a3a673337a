"""Points for a bid and the tricks taken (R8)."""


def points(bid: int, taken: int) -> int:
    """Return the points of one player for one round (R8.1, R8.2).

    >>> points(2, 2), points(2, 1), points(0, 0)
    (40, -10, 20)
    """
    if bid == taken:
        return 20 + 10 * taken
    return -10 * abs(taken - bid)
