"""The plays of ``steady`` (R7): the card after which the bid is worth most."""

from typing import Final, NamedTuple

from foretell.bots.steady.bidding import STAKE, STAKE_PER_TRICK
from foretell.bots.steady.chances import Ranking, new_row, rank_cards
from foretell.bots.steady.contest import Contest, chance_to_take
from foretell.bots.steady.plan import NO_PLACE, plan_value
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.weights import RESOLVE, Weights
from foretell.rules.trump import NO_CARD

_LEAST: Final = float("-inf")


class Hand(NamedTuple):
    """A hand in play, and the tricks it needs."""

    cards: int
    """The cards, as a set."""
    allowed: int
    """The legal cards, at least two."""
    tricks: int
    """The number of incomplete tricks, equal to the cards in hand."""
    bid: int
    need: int
    """The number of tricks still needed for the bid."""
    demand: float
    """The tricks that all seats still need beyond those left, relative to these."""


def choose_card(hand: Hand, contest: Contest, sight: Sight, weights: Weights) -> int:
    """Return the index of the card to play."""
    ranking = Ranking(new_row(), new_row(), new_row())
    tricks, need, stake = hand.tricks, hand.need, STAKE + STAKE_PER_TRICK * hand.bid
    rank_cards(ranking, hand.cards, tricks, tricks - 1, hand.demand, sight, weights)
    haste = weights.haste if contest.best != NO_CARD else 0.0
    choice, most = NO_CARD, _LEAST
    last, before, value = NO_PLACE, 0.0, 0.0
    for place in range(tricks):
        card = int(ranking.cards[place])
        if hand.allowed >> card & 1 == 0:
            continue
        takes = chance_to_take(card, contest, sight, weights)
        if need == tricks:  # win this trick, but keep winning cards
            value = RESOLVE * takes - ranking.winning[place]
        elif last == NO_PLACE or takes != before or not is_same(ranking, place, last):
            value = 0.0
            if takes > 0:
                value = takes * (
                    plan_value(ranking, tricks, place, need - 1, stake, weights) + haste
                )
            if takes < 1:
                value += (1 - takes) * plan_value(ranking, tricks, place, need, stake, weights)
        last, before = place, takes
        if value > most:
            choice, most = card, value
    return choice


def is_same(ranking: Ranking, place: int, other: int) -> bool:
    """Return whether two cards of a ranking have the same chances."""
    winning, losing, _ = ranking
    return winning[place] == winning[other] and losing[place] == losing[other]
