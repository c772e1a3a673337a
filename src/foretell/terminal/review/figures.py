"""Figures of a seat: its costliest decisions, and points above the average."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from foretell.analysis import ActionReview, DecisionReview, Review, SeatReview
from foretell.bots.explanation import is_alike
from foretell.i18n import Words
from foretell.terminal.common.report.numbers import NOTHING, tenths
from foretell.terminal.common.view import MINUS

MOST: Final = 3
"""The decisions that are shown in full."""
SHOWN: Final = 3
"""The best actions that are shown of such a decision, besides the one taken."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that lost points against the best known one, and the number of its round."""

    round: int
    decision: DecisionReview

    @property
    def best(self) -> ActionReview:
        """The best known action."""
        return self.decision.actions[0]

    @property
    def taken(self) -> ActionReview:
        """The action taken."""
        return next(
            one for one in self.decision.actions if one.value.action == self.decision.action
        )

    @property
    def shown(self) -> Sequence[ActionReview]:
        """The best few actions and the one taken, without those that are alike."""
        found: list[ActionReview] = []
        for one in self.decision.actions:
            is_new = not any(is_alike(one.value.action, other.value.action) for other in found)
            if is_new and (len(found) < SHOWN or one is self.taken):
                found.append(one)
        return found


def moments(found: Review, seat: int) -> list[Moment]:
    """Return the decisions of a seat that lost points: first those with a name, by their loss."""
    every = [
        Moment(one.number, decision)
        for one in found.rounds
        for decision in one.seats[seat].decisions
        if decision.loss > 0
    ]
    return sorted(
        every, key=lambda one: (one.decision.judgement is None, -one.decision.loss, one.decision.at)
    )


@dataclass(frozen=True, slots=True)
class Curve:
    """Points above the average after each round: as played, and with the best decisions."""

    rounds: Sequence[int]
    played: Sequence[float]
    best: Sequence[float]


def curve(found: Review, seat: int) -> Curve:
    """Return the points of a reviewed seat above the average."""
    lucks = [one.seats[seat].luck for one in found.rounds]
    played = accumulate(luck.points - luck.average for luck in lucks)
    lost = accumulate(luck.decisions or 0.0 for luck in lucks)
    above = list(played)
    best = [points - loss for points, loss in zip(above, lost, strict=True)]
    return Curve([one.number for one in found.rounds], above, best)


def signed_tenths(value: float | None, words: Words) -> str:
    """Return a number with one decimal and its sign; a dash for None."""
    if value is None:
        return NOTHING
    told = tenths(value, words)
    return told if told.startswith(MINUS) or round(value, 1) == 0 else f"+{told}"


def accuracy_text(found: SeatReview, words: Words) -> str:
    """Return the accuracy of a seat in percent; a dash if it decided nothing."""
    if found.accuracy is None:
        return NOTHING
    return words("stats-percent", value=tenths(found.accuracy, words))
