"""The chance of a card to take a trick, which falls with the cards that can beat it.

The threats to a card add up to its danger, a number from 0. A danger ``d`` leaves a chance of
``1 / (1 + d)²``. This is plain arithmetic in a fixed order, so that every machine makes the same
decision, compiled or not. For the same reason ``sum`` is not used: Python 3.12 changed its
rounding.
"""

from typing import Final, TypeAlias

from foretell.bots.steady.sight import Sight, higher_than, rival_suits
from foretell.bots.steady.weights import GUARD, SAFEST, Dangers
from foretell.cards import FULL_SET, JESTER_SET, RANKS, SUIT_SET, WIZARD_SET

Threat: TypeAlias = tuple[float, float, int]
"""The threat to the number cards of a suit in hand: the danger to all of them, the danger from each
higher card, and the suits of these (``rival_suits``)."""

NUMBER_SET: Final = FULL_SET & ~(WIZARD_SET | JESTER_SET)
"""All number cards."""
NO_THREAT: Final[Threat] = (0.0, 0.0, 0)
_SAFE: Final = 1 / (1 + SAFEST)


def tricks_in(cards: int, sight: Sight, dangers: Dangers, tricks: int, steering: float) -> float:
    """Return the sum of the chances of a set of cards.

    Args:
        cards: the cards in hand.
        sight: the unseen cards, and the trump.
        dangers: the weights of the threats.
        tricks: the number of remaining tricks.
        steering: the extra weight of an uncertain card.
    """
    total = float((cards & WIZARD_SET).bit_count())
    unseen, suit, threat = sight.unseen, -1, NO_THREAT
    left = cards & NUMBER_SET
    while left:
        lowest = left & -left
        left ^= lowest
        card = (lowest - 1).bit_count()
        if card // RANKS != suit:
            suit = card // RANKS
            threat = threat_to(suit, cards, sight, dangers, tricks)
        chance = chance_of(card, threat, unseen)
        total += chance + steering * chance * (1 - chance)
    return total


def threat_to(suit: int, cards: int, sight: Sight, dangers: Dangers, tricks: int) -> Threat:
    """Return the threat to the number cards of a suit.

    Args:
        suit: the suit.
        cards: the cards in hand.
        sight: the unseen cards, and the trump.
        dangers: the weights of the threats.
        tricks: the number of remaining tricks.
    """
    unseen, share, trump, _, one_suit_each = sight
    in_suit = SUIT_SET << (RANKS * suit)
    rivals = rival_suits(suit, one_suit_each)
    if suit == trump:
        own = (cards & in_suit).bit_count()
        return -dangers.own_trump * (own - 1), share * dangers.higher_trump, rivals
    start = dangers.rare_lead / tricks
    if trump >= 0:
        trumps = share * (unseen & SUIT_SET << RANKS * trump).bit_count()
        others = share * (unseen & in_suit).bit_count()
        start += dangers.ruff * trumps / (1 + GUARD * others)
    return start, share * dangers.higher_card, rivals


def chance_of(card: int, threat: Threat, unseen: int) -> float:
    """Return the chance that a number card in hand takes one of the remaining tricks."""
    start, step, rivals = threat
    danger = start + step * (unseen & higher_than(card, rivals)).bit_count()
    safety = 1 / (1 + danger) if danger > SAFEST else _SAFE
    return safety * safety
