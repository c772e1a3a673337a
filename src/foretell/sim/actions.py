"""Conversion between actions and the simulator's integers."""

from foretell.cards import DECK, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.phases import Bidding, ChoosingTrump, Playing, phase_of
from foretell.game.state import State


def encode_action(action: Action) -> int:
    """Return an action as an integer: a card's index, a bid or a suit."""
    match action:
        case PlayCard():
            return action.card.index
        case MakeBid():
            return action.bid
        case ChooseTrump():
            return int(action.suit)


def decode_action(code: int, state: State) -> Action:
    """Return the action for an integer, in a state in which a seat is to act.

    If several seats are to bid at once, it is the bid of the first one.
    """
    match phase_of(state):
        case ChoosingTrump(seat):
            return ChooseTrump(seat, Suit(code))
        case Bidding(seats):
            return MakeBid(seats[0], code)
        case phase:
            assert isinstance(phase, Playing)
            return PlayCard(phase.seat, DECK[code])
