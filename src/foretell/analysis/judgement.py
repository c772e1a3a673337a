"""Judgement of a decision by what it lost."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

SURE: Final = 3.0
"""The standard errors that a loss has to exceed to be named."""
NAMED_FROM: Final = 400
"""The possible games from which on a loss is named."""


class Judgement(Enum):
    """A name for a decision that lost points, from the mildest to the worst."""

    INACCURATE = "inaccurate"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The least losses, in points of the round, that are named.

    >>> strict = Thresholds(inaccurate=1.0, mistake=2.0, blunder=4.0)
    >>> judge(loss=3.0, error=0.5, thresholds=strict)
    <Judgement.MISTAKE: 'mistake'>

    Raises:
        ValueError: when they do not rise, or the first is not positive.
    """

    inaccurate: float = 2.0
    mistake: float = 5.0
    blunder: float = 10.0

    def __post_init__(self) -> None:
        if not 0 < self.inaccurate <= self.mistake <= self.blunder:
            raise ValueError(
                f"thresholds must be positive and rise: {self.inaccurate:g}, {self.mistake:g}, "
                f"{self.blunder:g}"
            )


DEFAULT: Final = Thresholds()


def judge(
    loss: float, error: float, thresholds: Thresholds = DEFAULT, *, games: int = NAMED_FROM
) -> Judgement | None:
    """Return the name of a decision, or None if it lost too little, or not surely.

    >>> judge(loss=12.0, error=7.0) is None
    True
    >>> judge(loss=12.0, error=2.0, games=70) is None
    True

    Args:
        loss: the points of the round that it was worth less than the best known one.
        error: the standard error of the loss.
        thresholds: the least losses that are named.
        games: the number of possible games behind the loss.
    """
    if loss < thresholds.inaccurate or loss <= SURE * error or games < NAMED_FROM:
        return None
    if loss < thresholds.mistake:
        return Judgement.INACCURATE
    return Judgement.MISTAKE if loss < thresholds.blunder else Judgement.BLUNDER
