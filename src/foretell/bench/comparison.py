"""How the simulator compares with its peers."""

from collections.abc import Iterator, Sequence
from typing import Final

from foretell.bench.figure import Figure

STANDARD: Final = "random_games_4p"
"""What peers are compared with."""


def ratios(figures: Sequence[Figure]) -> Iterator[tuple[Figure, Figure, float]]:
    """Yield ours, a peer, and how many times as fast ours is, for each peer measured with it."""
    own = next((figure for figure in figures if figure.benchmark.name == STANDARD), None)
    for figure in figures:
        if own is not None and figure.benchmark.is_peer:
            yield own, figure, own.value / figure.value
