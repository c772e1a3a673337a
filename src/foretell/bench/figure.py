"""What is measured, and what comes of it."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import StrEnum
from statistics import median
from typing import Final, TypeAlias

SIGNIFICANT: Final = 6
"""Digits of a sample that are kept; a clock tells no more."""


class Unit(StrEnum):
    """What a figure counts."""

    DECISIONS = "decisions/s"
    """Cards, bids and trumps chosen, a second."""
    WORLDS = "worlds/s"
    """Deals of hidden cards, a second."""
    PLAYOUTS = "playouts/s"
    """Rounds played to their end from somewhere in the middle, a second."""
    CARDS = "cards"
    """Cards in each hand when what is left of a round can be solved at once."""
    SECONDS = "s"


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a figure may cost.

    Attributes:
        samples: how often to measure.
        seconds: how long each time, about; so much is done at once as takes so long.
    """

    samples: int
    seconds: float


USUAL: Final = Effort(samples=5, seconds=0.2)
ONCE: Final = Effort(samples=1, seconds=0)
"""As little as can be done."""

Sampler: TypeAlias = Callable[[], float]
"""Measures once."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """A figure that can be measured.

    Attributes:
        name: stays the same from version to version.
        unit: of the figure.
        prepare: makes everything ready, what has to be compiled among it; raises ``Missing`` when
            something that it needs is not there.
        title: what kind of figure this is, for the sentence that tells it.
        players: how many play.
        samples: measure so often at most, because it takes long; None for as often as others.
        is_peer: it measures another program.
    """

    name: str
    unit: Unit
    prepare: Callable[[Effort], AbstractContextManager[Sampler]]
    title: str
    players: int = 4
    samples: int | None = None
    is_peer: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured.

    Attributes:
        benchmark: what this is the figure of.
        samples: the value of each time that it was measured.
    """

    benchmark: Benchmark
    samples: tuple[float, ...]

    @property
    def value(self) -> float:
        """The median of the samples."""
        return significant(median(self.samples))

    @property
    def spread(self) -> float:
        """How far the samples lie apart: half the distance of the outermost, as a share."""
        return (max(self.samples) - min(self.samples)) / 2 / self.value if self.value else 0.0

    def to_json(self) -> dict[str, object]:
        """Return the figure as ``foretell bench --json`` prints it."""
        return {
            "name": self.benchmark.name,
            "value": self.value,
            "unit": self.benchmark.unit.value,
            "samples": list(self.samples),
        }


def significant(value: float, digits: int = SIGNIFICANT) -> float:
    """Return a number rounded to so many significant digits.

    >>> significant(48_231_934.7, 3)
    48200000.0
    """
    return float(f"{value:.{digits}g}")
