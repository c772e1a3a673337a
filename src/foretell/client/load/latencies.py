"""How long things took."""

from typing import Final

import msgspec

MILLISECONDS: Final = 1_000


class Spread(msgspec.Struct, frozen=True):
    """How a time is spread, in milliseconds."""

    p50: float
    p99: float
    p999: float
    most: float


def spread_of(seconds: list[float]) -> Spread | None:
    """Return how times, in seconds, are spread; None when there are none.

    >>> spread_of([0.001, 0.002, 0.003])
    Spread(p50=2.0, p99=3.0, p999=3.0, most=3.0)
    """
    if not seconds:
        return None
    ranked = sorted(seconds)

    def at(share: float) -> float:
        return round(MILLISECONDS * ranked[min(len(ranked) - 1, int(share * len(ranked)))], 2)

    return Spread(at(0.5), at(0.99), at(0.999), at(1))
