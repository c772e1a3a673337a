"""The trump suit chosen by ``steady`` (R5.3)."""

from foretell.bots.steady.bidding import expected_tricks
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.weights import Weights
from foretell.cards import SUITS


def choose_trump(cards: int, size: int, sight: Sight, weights: Weights) -> int:
    """Return the suit with the most expected tricks as trump.

    With clairvoyance the hand is unknown, so it is the suit in which the others are weakest.

    Args:
        cards: the hand, or all cards possibly in it, as a set.
        size: the number of cards in a hand.
        sight: the unseen cards; its trump is ignored.
        weights: the weights for the game.
    """
    choice, most = 0, -1.0
    for suit in range(SUITS):
        seen = Sight(sight.unseen, sight.share, suit, sight.last_wizard, sight.one_suit_each)
        tricks = expected_tricks(cards, size, seen, weights)
        if tricks > most:
            choice, most = suit, tricks
    return choice
