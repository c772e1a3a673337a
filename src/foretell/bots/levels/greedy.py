"""Greedy play, which considers only the trick on the table.

This arithmetic runs interpreted and compiled, as that of ``steady`` does.
"""

from foretell.bots.steady.contest import Contest
from foretell.bots.steady.playing import Hand
from foretell.bots.steady.sight import Sight
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS
from foretell.rules.trick import beats
from foretell.rules.trump import NO_CARD


def greedy_card(hand: Hand, contest: Contest, sight: Sight) -> int:
    """Return the index of the card that takes the trick most cheaply, or loses it.

    When leading, a seat plays its strongest card if it needs tricks, and otherwise its weakest.
    When following, it plays the weakest card that beats the best one, or one that does not.
    """
    leads, wants = contest.best == NO_CARD, hand.need > 0
    weakest, strongest, fitting = NO_CARD, NO_CARD, NO_CARD
    cards = hand.allowed
    while cards:
        lowest = cards & -cards
        cards ^= lowest
        card = (lowest - 1).bit_count()
        worth = strength(card, sight.trump)
        if weakest == NO_CARD or worth < strength(weakest, sight.trump):
            weakest = card
        if strongest == NO_CARD or worth >= strength(strongest, sight.trump):
            strongest = card
        fits = not leads and wants == beats(
            card, contest.best, sight.trump, sight.last_wizard, sight.one_suit_each
        )
        if fits and (fitting == NO_CARD or worth < strength(fitting, sight.trump)):
            fitting = card
    if leads:
        return strongest if wants else weakest
    return weakest if fitting == NO_CARD else fitting


def strength(card: int, trump: int) -> int:
    """Return the rank of a card among all, with trumps above other suits."""
    if card >= FIRST_JESTER:
        return -1
    if card >= FIRST_WIZARD:
        return 2 * RANKS
    return card % RANKS + (RANKS if card // RANKS == trump else 0)
