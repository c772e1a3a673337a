"""Values of actions as the hints that a record keeps, and back."""

from collections.abc import Sequence
from math import floor

from foretell.bots.explanation import ActionValue
from foretell.game.actions import Action, ChooseTrump, MakeBid
from foretell.game.hint import CERTAIN, Hint, HintValue

_PARTS = 100
"""Of a point."""


def hint_of(values: Sequence[ActionValue], games: int) -> Hint:
    """Return the hint that shows these values, the best first, from a number of games."""
    return Hint(games, tuple(map(_row_of, values)))


def values_of(hint: Hint, legal: Sequence[Action]) -> tuple[ActionValue, ...] | None:
    """Return the values of a hint; None if they are not those of the legal actions."""
    actions = {_text_of(action): action for action in legal}
    if len(hint.values) != len(legal) or {one.action for one in hint.values} != actions.keys():
        return None
    return tuple(
        ActionValue(
            actions[one.action],
            one.points / _PARTS,
            one.makes_bid / CERTAIN,
            one.margin / _PARTS,
            one.behind / _PARTS,
            one.behind_margin / _PARTS,
            one.tricks,
        )
        for one in hint.values
    )


def _row_of(value: ActionValue) -> HintValue:
    return HintValue(
        _text_of(value.action),
        _rounded(_PARTS * value.points),
        _rounded(CERTAIN * value.makes_bid),
        _rounded(_PARTS * value.margin),
        _rounded(_PARTS * value.behind),
        _rounded(_PARTS * value.behind_margin),
        value.tricks,
    )


def _text_of(action: Action) -> int | str:
    """Return an action as records write it."""
    if isinstance(action, MakeBid):
        return action.bid
    return action.suit.letter if isinstance(action, ChooseTrump) else str(action.card)


def _rounded(value: float) -> int:
    """Return the nearest whole number, halves up, as the page rounds."""
    return floor(value + 0.5)
