"""Luck and skill: the points of a round as a sum of what each part of the game gave.

The parts are differences of one value function (``values``) along the round, so they add up to the
points whatever that function is: the telescoping sum of AIVAT (Burch and others, AIVAT: A New
Variance Reduction Technique for Agent Evaluation in Imperfect Information Games, 2018).
"""

from dataclasses import dataclass
from typing import Final

VALUES: Final = "analyst-1"
"""The name and version of the value function, which every result bears."""


@dataclass(frozen=True, slots=True)
class Luck:
    """The sources of a seat's points: cards, others and ``own`` add up to points minus average.

    >>> first = Luck(points=30, average=15, cards=10, others=2, own=3, decisions=-1)
    >>> first.hidden, (first + first).cards
    (4, 20)

    Attributes:
        points: the points of the round, or of several.
        average: the mean points of a seat, for these options and this hand size.
        cards: the value of the deal, the turned card and the seat above that.
        others: the points that the others' actions added.
        decisions: the points that the seat's own decisions lost against the best known ones, 0 at
            most; None if they were not reviewed.
        own: the points that its own actions added in the hands as they were.
    """

    points: float
    average: float
    cards: float
    others: float
    own: float
    decisions: float | None = None

    @property
    def hidden(self) -> float | None:
        """The effect of hidden cards on its own decisions: the closing term of the sum."""
        return None if self.decisions is None else self.own - self.decisions

    def __add__(self, other: "Luck") -> "Luck":
        """Return the sum of two rounds of a seat."""
        reviewed = self.decisions is not None and other.decisions is not None
        return Luck(
            self.points + other.points,
            self.average + other.average,
            self.cards + other.cards,
            self.others + other.others,
            self.own + other.own,
            (self.decisions or 0.0) + (other.decisions or 0.0) if reviewed else None,
        )
