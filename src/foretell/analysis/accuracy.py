"""Accuracy: how close decisions come to the best known ones, from 0 to 100."""

from math import exp
from typing import Final

SCALE: Final = 10.0
"""The loss in points at which accuracy falls to 100 / e, which is 37."""


def accuracy_of(loss: float) -> float:
    """Return the accuracy of a decision, 0 to 100.

    >>> [round(accuracy_of(loss)) for loss in (0, 2, 5, 10, 30)]
    [100, 82, 61, 37, 5]

    Args:
        loss: the points of the round that it was worth less than the best known one.
    """
    return 100 * exp(-loss / SCALE)
