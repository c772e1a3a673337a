"""Benchmarks, and the figures they measure."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import StrEnum
from statistics import median
from typing import Final, TypeAlias

SIGNIFICANT: Final = 6
"""Significant digits kept of a sample; clocks are no more precise."""


class Unit(StrEnum):
    """The unit of a figure."""

    DECISIONS = "decisions/s"
    """Cards, bids and trumps chosen per second."""
    WORLDS = "worlds/s"
    """Deals of hidden cards per second."""
    PLAYOUTS = "playouts/s"
    """Rounds played from the middle to their end, per second."""
    CARDS = "cards"
    """Largest number of cards in each hand with which a round is solved instantly."""
    SECONDS = "s"


@dataclass(frozen=True, slots=True)
class Effort:
    """The number of measurements of a figure, and the approximate seconds of work in each."""

    samples: int
    seconds: float


USUAL: Final = Effort(samples=5, seconds=0.2)
ONCE: Final = Effort(samples=1, seconds=0)
"""The least possible effort."""

Sampler: TypeAlias = Callable[[], float]
"""A function that takes one measurement."""
Prepare: TypeAlias = Callable[[Effort], AbstractContextManager[Sampler]]
"""Sets up and compiles everything; raises ``Missing`` when a requirement is not available."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """A figure that can be measured.

    Attributes:
        name: the name, stable across versions.
        unit: the unit of the figure.
        prepare: its set-up.
        title: the kind of figure, for the sentence that reports it.
        players: the number of players.
        samples: the most measurements of a slow benchmark; None for no limit.
        peer_of: the name of our figure to compare another program's with; None for our own.
    """

    name: str
    unit: Unit
    prepare: Prepare
    title: str
    players: int = 4
    samples: int | None = None
    peer_of: str | None = None

    @property
    def is_peer(self) -> bool:
        """Whether it measures another program."""
        return self.peer_of is not None


@dataclass(frozen=True, slots=True)
class Figure:
    """The result of a benchmark: the value of each measurement."""

    benchmark: Benchmark
    samples: tuple[float, ...]

    @property
    def value(self) -> float:
        """The median of the samples."""
        return significant(median(self.samples))

    @property
    def spread(self) -> float:
        """The spread of the samples: half their range, relative to the median."""
        return (max(self.samples) - min(self.samples)) / 2 / self.value if self.value else 0.0

    def to_json(self) -> dict[str, object]:
        """Return the figure as JSON values, for ``foretell bench --json``."""
        return {
            "name": self.benchmark.name,
            "value": self.value,
            "unit": self.benchmark.unit.value,
            "samples": list(self.samples),
        }


def ratios(figures: Sequence[Figure]) -> Iterator[tuple[Figure, Figure, float]]:
    """Yield our figure, a peer's, and the ratio of ours to it, for each peer measured."""
    by_name = {figure.benchmark.name: figure for figure in figures}
    for figure in figures:
        own = by_name.get(figure.benchmark.peer_of or "")
        if own is not None:
            yield own, figure, own.value / figure.value


def significant(value: float, digits: int = SIGNIFICANT) -> float:
    """Return a number rounded to significant digits.

    >>> significant(48_231_934.7, 3)
    48200000.0
    """
    return float(f"{value:.{digits}g}")
