"""Actions as commands of the protocol."""

from typing import assert_never

from foretell.game import actions
from foretell.protocol.client import Bid, ChooseTrump, Move, Play


def move_of(action: actions.Action, command: str) -> Move:
    """Return an action as a command with the given id; the server knows the seat."""
    match action:
        case actions.ChooseTrump(suit=suit):
            return ChooseTrump(command, suit.letter)
        case actions.MakeBid(bid=bid):
            return Bid(command, bid)
        case actions.PlayCard(card=card):
            return Play(command, str(card))
        case _:
            assert_never(action)
