"""Figures of a seat: its costliest decisions, and points above the average."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from foretell.analysis import ActionReview, DecisionReview, Review, SeatReview
from foretell.game.actions import is_alike
from foretell.i18n import Words
from foretell.terminal.common.report.numbers import NOTHING, tenths
from foretell.terminal.common.view import MINUS

_UNSEEN: Final = 0.05
"""A number below which one decimal shows none."""
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
            action
            for action in self.decision.actions
            if action.value.action == self.decision.action
        )

    @property
    def shown(self) -> Sequence[ActionReview]:
        """The best few actions and the one taken, without those that are alike."""
        actions: list[ActionReview] = []
        for action in self.decision.actions:
            is_new = not any(is_alike(action.value.action, other.value.action) for other in actions)
            if is_new and (len(actions) < SHOWN or action is self.taken):
                actions.append(action)
        return actions


def moments(review: Review, seat: int) -> list[Moment]:
    """Return the decisions of a seat that lost points: first those with a name, by their loss."""
    losses = [
        Moment(round_.number, decision)
        for round_ in review.rounds
        for decision in round_.seats[seat].decisions
        if decision.loss > 0
    ]
    return sorted(
        losses,
        key=lambda loss: (loss.decision.judgement is None, -loss.decision.loss, loss.decision.at),
    )


@dataclass(frozen=True, slots=True)
class Curve:
    """Points above the average after each round: as played, and with the best decisions."""

    rounds: Sequence[int]
    played: Sequence[float]
    best: Sequence[float]


def curve(review: Review, seat: int) -> Curve:
    """Return the points of a reviewed seat above the average."""
    lucks = [round_.seats[seat].luck for round_ in review.rounds]
    played = accumulate(luck.points - luck.average for luck in lucks)
    lost = accumulate(luck.decisions or 0.0 for luck in lucks)
    above = list(played)
    best = [points - loss for points, loss in zip(above, lost, strict=True)]
    return Curve([round_.number for round_ in review.rounds], above, best)


def signed_tenths(value: float | None, words: Words) -> str:
    """Return a number with one decimal and its sign; a dash for None."""
    if value is None:
        return NOTHING
    text = tenths(value, words)
    return text if text.startswith(MINUS) or value < _UNSEEN else f"+{text}"


def accuracy_text(seat: SeatReview, words: Words) -> str:
    """Return the accuracy of a seat in percent; a dash if it decided nothing."""
    if seat.accuracy is None:
        return NOTHING
    return words("stats-percent", value=tenths(seat.accuracy, words))
