"""Greedy play, which considers only the trick on the table."""

from foretell.bots.steady.contest import Contest
from foretell.bots.steady.playing import Hand
from foretell.bots.steady.sight import Sight
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS, cards_of
from foretell.rules.trick import beats
from foretell.rules.trump import NO_CARD


def greedy_card(hand: Hand, contest: Contest, sight: Sight) -> int:
    """Return the index of the card that takes the trick most cheaply, or loses it.

    When leading, a seat plays its strongest card if it needs tricks, and otherwise its weakest.
    When following, it plays the weakest card that beats the best one, or one that does not.
    """
    by_strength = sorted(
        (card.index for card in cards_of(hand.allowed)), key=lambda card: _strength(card, sight)
    )
    if contest.best == NO_CARD:
        return by_strength[-1 if hand.need > 0 else 0]
    for card in by_strength:
        takes = beats(card, contest.best, sight.trump, sight.last_wizard, sight.one_suit_each)
        if takes == (hand.need > 0):
            return card
    return by_strength[0]


def _strength(card: int, sight: Sight) -> int:
    if card >= FIRST_JESTER:
        return -1
    if card >= FIRST_WIZARD:
        return 2 * RANKS
    return card % RANKS + (RANKS if card // RANKS == sight.trump else 0)
