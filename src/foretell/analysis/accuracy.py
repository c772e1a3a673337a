"""Accuracy: how much of what was at stake decisions kept, from 0 (chance) to 100."""

from collections.abc import Collection
from typing import Final

LEAST: Final = 1.0
"""The points that have to be at stake for an accuracy: below, it would measure noise."""


def at_stake(losses: Collection[float]) -> float:
    """Return the points at stake in a decision: the mean loss of a random legal action.

    Each card counts once, so two Wizards count twice, as a random player would choose them.

    >>> at_stake([0, 4, 20])
    8.0

    Args:
        losses: of every legal action, the points of the round that it is worth less than the best
            known one.
    """
    return sum(losses) / len(losses)


def accuracy_of(lost: float, stake: float) -> float | None:
    """Return the accuracy of some decisions, 0 to 100; None if there was too little at stake.

    Random actions have the accuracy 0 on average, whatever the game.

    >>> accuracy_of(lost=5, stake=20), accuracy_of(lost=25, stake=20)
    (75.0, 0.0)

    Args:
        lost: the points that they lost against the best known ones.
        stake: the points that were at stake in them.
    """
    return None if stake < LEAST else 100 * max(0.0, 1 - lost / stake)
