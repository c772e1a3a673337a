"""The trump suit chosen by ``steady`` (R5.3)."""

from foretell.bots.steady.bidding import Bidder, tricks_aimed_at
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.weights import Weights
from foretell.cards import SUITS


def choose_trump(bidder: Bidder, sight: Sight, weights: Weights) -> int:
    """Return the suit with which the bid would be highest as trump.

    With clairvoyance the hand is unknown, so it is the suit in which the others are weakest.

    Args:
        bidder: the hand; no bid is known yet.
        sight: the unseen cards; its trump is ignored.
        weights: the weights for the game.
    """
    choice, most = 0, -1.0
    for suit in range(SUITS):
        seen = Sight(sight.unseen, sight.share, suit, sight.last_wizard, sight.one_suit_each)
        aim = tricks_aimed_at(bidder, seen, weights)
        if aim > most:
            choice, most = suit, aim
    return choice
