"""Actions as commands of the protocol."""

from typing import assert_never

from foretell.game import actions
from foretell.game.hint import Hint
from foretell.protocol.client import Bid, ChooseTrump, Move, Play


def move_of(action: actions.Action, command: str, hint: Hint | None = None) -> Move:
    """Return an action as a command with the given id; the server knows the seat.

    Args:
        action: the action.
        command: the id.
        hint: the values that the person was shown before, if any.
    """
    match action:
        case actions.ChooseTrump(suit=suit):
            return ChooseTrump(command, suit.letter, hint)
        case actions.MakeBid(bid=bid):
            return Bid(command, bid, hint)
        case actions.PlayCard(card=card):
            return Play(command, str(card), hint)
        case _:
            assert_never(action)
