"""Our speed relative to that of peers."""

from collections.abc import Iterator, Sequence

from foretell.bench.figure import Figure


def ratios(figures: Sequence[Figure]) -> Iterator[tuple[Figure, Figure, float]]:
    """Yield our figure, a peer's, and the ratio of ours to it, for each peer measured."""
    by_name = {figure.benchmark.name: figure for figure in figures}
    for figure in figures:
        own = by_name.get(figure.benchmark.peer_of or "")
        if own is not None:
            yield own, figure, own.value / figure.value
