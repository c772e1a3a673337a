"""Which suit ``steady`` makes trump (R5.3)."""

from foretell.bots.steady.bidding import expected_tricks
from foretell.cards import Suit
from foretell.game.state import State


def choose_trump(known: State, seat: int) -> Suit:
    """Return the suit with which a seat's hand promises most tricks.

    With clairvoyance the hand is not known: then it is the suit in which the others are weak.
    """
    return max(Suit, key=lambda suit: expected_tricks(known, seat, suit))
