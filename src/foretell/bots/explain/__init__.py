"""What speaks for the action that a bot chose: true statements about the game, as codes.

``bids``, ``trumps`` and ``cards`` say what can be said of each kind of action, ``comparison`` how
far the next best one is. All of it follows from what the seat knows and from what the actions
promise.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from foretell.bots.explain.bids import bid_reasons
from foretell.bots.explain.cards import card_reasons
from foretell.bots.explain.codes import FIELDS
from foretell.bots.explain.comparison import difference, is_level, is_same, next_best
from foretell.bots.explain.trumps import trump_reasons
from foretell.bots.explanation import Prospect, Reason
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.observation import Observation

__all__ = ["FIELDS", "MOST", "reasons_for"]

MOST: Final = 3
"""Reasons for an action; more would not be read."""


def reasons_for(observation: Observation, prospects: Sequence[Prospect]) -> tuple[Reason, ...]:
    """Return what speaks for the first of the prospects, the weightiest first.

    Args:
        observation: of the seat, which is to act.
        prospects: what each of its legal actions promises, the one that is chosen first.

    Returns:
        Up to ``MOST`` reasons, each with a code and the fields that ``FIELDS`` lists for it.
    """
    action = prospects[0].action
    other = next_best(prospects)
    if other is not None and is_same(prospects):
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
