"""The trick on the table, from the point of view of the seat to play."""

from typing import NamedTuple

from foretell.bots.steady.sight import Sight, higher_than, rival_suits
from foretell.bots.steady.weights import DARK, Weights
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS, SUIT_SET, WIZARD_SET
from foretell.rules.bidding import NO_BID
from foretell.rules.trick import beats
from foretell.rules.trump import NO_CARD


class Contest(NamedTuple):
    """The trick on the table: the card to beat, and the cards still to come."""

    best: int
    """The card winning the trick so far; ``NO_CARD`` when the seat leads."""
    behind: int
    """Cards possibly held by the players after the seat, as a set; empty for the last one."""
    share: float
    """The chance that such a card is held by one of them who wants the trick."""


def chance_to_take(card: int, contest: Contest, sight: Sight, weights: Weights) -> float:
    """Return the chance that the seat takes the trick with a card.

    Args:
        card: the card.
        contest: the trick on the table.
        sight: the trump, and the rules of winning.
        weights: the weights for the game.
    """
    best, behind, share = contest
    trump, one_suit_each = sight.trump, sight.one_suit_each
    if best != NO_CARD and not beats(card, best, trump, sight.last_wizard, one_suit_each):
        return 0.0
    if behind == 0:
        return 1.0
    if card >= FIRST_JESTER:
        return 0.0
    if card >= FIRST_WIZARD:
        danger = 0.0
        if sight.last_wizard:
            danger = DARK * share * (behind & WIZARD_SET).bit_count()
    else:
        suit = card // RANKS
        higher = share * (behind & higher_than(card, rival_suits(suit, one_suit_each))).bit_count()
        if suit == trump:
            danger = weights.higher_trump * higher
        else:
            danger = weights.higher_card * higher
            if trump >= 0:
                trumps = share * (behind & SUIT_SET << RANKS * trump).bit_count()
                others = share * (behind & SUIT_SET << RANKS * suit).bit_count()
                danger += weights.ruff * trumps / (1 + others)
    safety = 1 / (1 + danger)
    return safety * safety


def willing(bid: int, taken: int, weights: Weights) -> float:
    """Return the degree to which a seat competes for the trick, 0 to 1.

    Args:
        bid: its bid, or ``NO_BID`` if unknown.
        taken: the tricks it has taken.
        weights: the weights for the game.
    """
    if bid == NO_BID:
        return (1 + weights.unwilling) / 2
    return 1.0 if bid > taken else weights.unwilling
