"""The values of a decision by appraisal, where one action is clearly the best."""

from collections.abc import Sequence
from typing import Final

from foretell.analysis.appraisal import appraise
from foretell.analysis.judgement import NAMED_FROM, SURE
from foretell.analysis.puzzles.position import kind_of, kinds_of
from foretell.analysis.puzzles.puzzle import LEAST_GAP, Value
from foretell.bots.explanation import Z_95, ActionValue
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation

FIRST_GAMES: Final = 16
"""The possible games of a first look, which drops most decisions at little cost."""
FIRST_GAP: Final = 7.0
"""The least gap that it has to measure, in points."""


def promising_action(observation: SeatObservation) -> Action | None:
    """Return the action that a first look prefers, if it is far ahead."""
    if len(kinds_of(observation.legal_actions)) == 1:
        return None
    best, others = _measured(observation, FIRST_GAMES)
    return best.action if min(one.behind for one in others) >= FIRST_GAP else None


def clear_values(observation: SeatObservation) -> tuple[Value, ...] | None:
    """Return the value of each kind of action; None where no action is clearly the best.

    It has to be ahead of every other by ``LEAST_GAP`` points and, as in a review, by ``SURE``
    standard errors in ``NAMED_FROM`` possible games.
    """
    best, others = _measured(observation, NAMED_FROM)
    if not all(map(_is_clear, others)):
        return None
    return tuple(
        _value(best, next(one for one in (best, *others) if kind_of(one.action) == kind_of(first)))
        for first, *_ in kinds_of(observation.legal_actions)
    )


def _measured(
    observation: SeatObservation, games: int
) -> tuple[ActionValue, Sequence[ActionValue]]:
    """Return the value of the best action, and those of all actions that are not alike."""
    best, *others = appraise(observation, games).values
    return best, [one for one in others if kind_of(one.action) != kind_of(best.action)]


def _is_clear(value: ActionValue) -> bool:
    """Return whether an action is far enough behind the best, beyond the noise."""
    return value.behind >= LEAST_GAP and value.behind > SURE * value.behind_margin / Z_95


def _value(best: ActionValue, value: ActionValue) -> Value:
    """Return a value in tenths and percent.

    The best one is rounded, and the gaps of the others: the gap of a puzzle is not rounded twice.
    """
    points = round(10 * best.points) - round(10 * value.behind)
    return Value(points, round(100 * value.makes_bid))
