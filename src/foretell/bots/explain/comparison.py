"""How far the action chosen is ahead of the others."""

from collections.abc import Sequence
from typing import Final, assert_never

from foretell.bots.explanation import Prospect, Reason
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard

_NOTHING: Final = 0.05
"""Points that are no difference."""


def is_alike(action: Action, other: Action) -> bool:
    """Return whether two actions come to the same: two Wizards, or two Jesters (R1.1)."""
    if not isinstance(action, PlayCard) or not isinstance(other, PlayCard):
        return action == other
    special = action.card.suit is None and other.card.suit is None
    return action == other or (special and action.card.rank == other.card.rank)


def is_level(prospect: Prospect) -> bool:
    """Return whether an action may be as good as the best one, as far as was seen."""
    return prospect.behind <= prospect.behind_margin


def next_best(prospects: Sequence[Prospect]) -> Prospect | None:
    """Return the best of the actions that do not come to the same as the first; None for none."""
    first = prospects[0].action
    others = (prospect for prospect in prospects if not is_alike(prospect.action, first))
    return min(others, key=lambda prospect: prospect.behind, default=None)


def is_same(prospects: Sequence[Prospect]) -> bool:
    """Return whether all actions promise the same points."""
    return all(prospect.behind < _NOTHING for prospect in prospects)


def difference(other: Prospect) -> Reason:
    """Return how far behind another action is."""
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
