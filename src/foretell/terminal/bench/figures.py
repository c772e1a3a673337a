"""Benchmark figures, as columns or line by line."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretell.bench.figure import Figure, Unit, ratios, significant
from foretell.i18n import Words

_DIGITS: Final = 3
_NARROW: Final = 76
"""The width below which figures are listed line by line, not in columns."""
_INDENT: Final = 2


def page(figures: Sequence[Figure], words: Words, width: int) -> RenderableType:
    """Return figures in columns under headings, with a comparison to those of peers."""
    parts: list[RenderableType] = []
    for unit, group in _by_unit(figures):
        parts += ["", Text(_heading(unit, words), "heading")]
        if width < _NARROW:
            parts += [Padding(_line(figure, words), (0, 0, 0, _INDENT)) for figure in group]
        else:
            parts.append(_columns(group, words))
    compared = [Text(line) for line in _compared(figures, words)]
    return Padding(Group(*parts[1:], *([""] if compared else []), *compared), (0, 1))


def page_lines(figures: Sequence[Figure], words: Words) -> Iterator[str]:
    """Yield the same figures line by line, for screen readers."""
    for unit, group in _by_unit(figures):
        yield _heading(unit, words)
        yield from (_line(figure, words) for figure in group)
    yield from _compared(figures, words)


def _by_unit(figures: Sequence[Figure]) -> Iterator[tuple[Unit, list[Figure]]]:
    for unit, group in groupby(figures, key=lambda figure: figure.benchmark.unit):
        yield unit, list(group)


def _heading(unit: Unit, words: Words) -> str:
    return words(f"bench-unit-{unit.name.lower()}")


def _columns(figures: Sequence[Figure], words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right", style="heading")
    grid.add_column(no_wrap=True, justify="right", style="quiet")
    grid.add_column()
    for figure in figures:
        grid.add_row(
            f"{' ' * _INDENT}{figure.benchmark.name}",
            _number(figure.value, words),
            _spread(figure, words),
            _title(figure, words),
        )
    return grid


def _line(figure: Figure, words: Words) -> str:
    value = _number(figure.value, words)
    line = words("bench-line", name=figure.benchmark.name, title=_title(figure, words), value=value)
    return f"{line} {_spread(figure, words)}".rstrip()


def _title(figure: Figure, words: Words) -> str:
    benchmark = figure.benchmark
    return words(f"bench-title-{benchmark.title}", players=benchmark.players)


def _number(value: float, words: Words) -> str:
    return words("bench-number", value=significant(value, _DIGITS))


def _spread(figure: Figure, words: Words) -> str:
    if len(figure.samples) == 1:
        return ""
    return words("bench-spread", percent=round(100 * figure.spread))


def _compared(figures: Sequence[Figure], words: Words) -> Iterator[str]:
    for ours, peer, times in ratios(figures):
        yield words(
            "bench-ratio",
            ours=ours.benchmark.name,
            peer=peer.benchmark.name,
            times=significant(times, _DIGITS),
        )
