"""Which suit ``steady`` makes trump (R5.3)."""

from foretell.bots.steady.bidding import expected_tricks
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.weights import Weights
from foretell.cards import SUITS


def choose_trump(cards: int, size: int, sight: Sight, weights: Weights) -> int:
    """Return the suit with which a seat's hand promises most tricks.

    With clairvoyance the hand is not known: then it is the suit in which the others are weak.

    Args:
        cards: the hand, or all cards that can be in it, as a set.
        size: cards in a hand.
        sight: what they are up against; the trump it tells is of no account.
        weights: the numbers for the game.
    """
    choice, most = 0, -1.0
    for suit in range(SUITS):
        seen = Sight(sight.unseen, sight.share, suit, sight.last_wizard, sight.one_suit_each)
        tricks = expected_tricks(cards, size, seen, weights)
        if tricks > most:
            choice, most = suit, tricks
    return choice
