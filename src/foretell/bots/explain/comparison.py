"""Comparison of the chosen action with the others."""

from collections.abc import Sequence
from typing import Final, assert_never

from foretell.bots.explanation import ActionValue, Reason
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard

_NO_DIFFERENCE: Final = 0.05
"""The difference in points below which values are the same."""


def is_alike(action: Action, other: Action) -> bool:
    """Return whether two actions are equivalent: two Wizards, or two Jesters (R1.1)."""
    if not isinstance(action, PlayCard) or not isinstance(other, PlayCard):
        return action == other
    special = action.card.suit is None and other.card.suit is None
    return action == other or (special and action.card.rank == other.card.rank)


def is_level(value: ActionValue) -> bool:
    """Return whether an action is not significantly behind the best one."""
    return value.behind <= value.behind_margin


def next_best(values: Sequence[ActionValue]) -> ActionValue | None:
    """Return the best of the actions that are not equivalent to the first; None if all are."""
    first = values[0].action
    others = (value for value in values if not is_alike(value.action, first))
    return min(others, key=lambda value: value.behind, default=None)


def is_same(values: Sequence[ActionValue]) -> bool:
    """Return whether all actions have the same value."""
    return all(value.behind < _NO_DIFFERENCE for value in values)


def difference(other: ActionValue) -> Reason:
    """Return the reason that states the gap of another action."""
    how, points = "level" if is_level(other) else "next", round(other.behind, 1)
    match other.action:
        case MakeBid(bid=bid):
            return Reason(f"reason/{how}_bid", {"bid": bid, "points": points})
        case ChooseTrump(suit=suit):
            return Reason(f"reason/{how}_suit", {"suit": suit.letter, "points": points})
        case PlayCard(card=card):
            return Reason(f"reason/{how}_card", {"card": str(card), "points": points})
        case _:
            assert_never(other.action)
