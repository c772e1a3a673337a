"""The plays of ``steady`` (R7): the card that leaves the hand that fits the bid best."""

from typing import Final, NamedTuple

from foretell.bots.steady.chances import NO_THREAT, chance_of, threat_to, tricks_in
from foretell.bots.steady.contest import Contest, chance_to_take
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.weights import DOUBT, RESOLVE, Weights
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS
from foretell.rules.trump import NO_CARD

_LEAST: Final = float("-inf")


class Hand(NamedTuple):
    """A hand in play, and the tricks it needs."""

    cards: int
    """The cards, as a set."""
    allowed: int
    """The legal cards, at least two."""
    left: int
    """The number of incomplete tricks, equal to the cards in hand."""
    need: int
    """The number of tricks still needed for the bid."""


def choose_card(hand: Hand, contest: Contest, sight: Sight, weights: Weights) -> int:
    """Return the index of the card to play."""
    cards, rest, left, need = hand
    surplus = 0.0
    if 0 < need < left:
        surplus = tricks_in(cards, sight, weights.playing, left - 1, 0.0) - need
    early_cost = weights.early_cost if contest.best != NO_CARD else 0.0
    choice, most = NO_CARD, _LEAST
    suit, threat = -1, NO_THREAT
    while rest:
        lowest = rest & -rest
        rest ^= lowest
        card = (lowest - 1).bit_count()
        if card >= FIRST_WIZARD:
            later = 1.0 if card < FIRST_JESTER else 0.0
        else:
            if card // RANKS != suit:
                suit = card // RANKS
                threat = threat_to(suit, cards, sight, weights.playing, left - 1)
            later = chance_of(card, threat, sight.unseen)
        now = chance_to_take(card, contest, sight, weights.rivalry)
        if need <= 0:  # shed dangerous cards, but lose this trick
            worth = later - RESOLVE * now
        elif need >= left:  # win this trick, but keep winning cards
            worth = RESOLVE * now - later
        else:  # get as close to the bid as possible, shed uncertain cards, take tricks late
            off = surplus - later + now
            worth = DOUBT * later * (1 - later) - off * off - early_cost * now
        if worth > most:
            choice, most = card, worth
    return choice
