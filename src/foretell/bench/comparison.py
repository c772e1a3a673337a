"""The simulator's speed relative to its peers."""

from collections.abc import Iterator, Sequence
from typing import Final

from foretell.bench.figure import Figure

STANDARD: Final = "random_games_4p"
"""The benchmark that peers are compared with."""


def ratios(figures: Sequence[Figure]) -> Iterator[tuple[Figure, Figure, float]]:
    """Yield our figure, a peer's, and the ratio of ours to it, for each peer measured."""
    own = next((figure for figure in figures if figure.benchmark.name == STANDARD), None)
    for figure in figures:
        if own is not None and figure.benchmark.is_peer:
            yield own, figure, own.value / figure.value
