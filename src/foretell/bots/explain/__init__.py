"""Explanations: reasons for the action that a bot chose, as codes of true statements.

``bids``, ``trumps`` and ``cards`` give reasons for each kind of action, ``comparison`` the gap to
the next best one. All depend only on the seat's observation and the values of actions.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from foretell.bots.explain.bids import bid_reasons
from foretell.bots.explain.cards import card_reasons
from foretell.bots.explain.codes import FIELDS
from foretell.bots.explain.comparison import difference, is_level, is_same, next_best
from foretell.bots.explain.trumps import trump_reasons
from foretell.bots.explanation import ActionValue, Reason
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.observation import Observation

__all__ = ["FIELDS", "MOST", "reasons_for"]

MOST: Final = 3
"""The most reasons for an action; more would not be read."""


def reasons_for(observation: Observation, values: Sequence[ActionValue]) -> tuple[Reason, ...]:
    """Return the reasons for the first of the values, the weightiest first.

    Args:
        observation: the observation of the seat to act.
        values: the values of its legal actions, the chosen one first.

    Returns:
        Up to ``MOST`` reasons, each with a code and the fields that ``FIELDS`` lists for it.
    """
    action = values[0].action
    other = next_best(values)
    if other is not None and is_same(values):
        return (Reason("reason/all_same", {}),)
    found = _about(action, observation)
    if other is None:
        return found[:MOST]
    last = difference(other)
    if not is_level(other):
        return (*found, last)[:MOST]
    return (*found[: MOST - 1], last)


def _about(action: Action, observation: Observation) -> tuple[Reason, ...]:
    match action:
        case MakeBid():
            return tuple(bid_reasons(action, observation))
        case ChooseTrump():
            return tuple(trump_reasons(action, observation))
        case PlayCard():
            return tuple(card_reasons(action, observation))
        case _:
            assert_never(action)
