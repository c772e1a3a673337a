"""The bids of ``steady``: the plan that is worth most, whatever the others bid (R6)."""

from typing import Final, NamedTuple

from foretell.bots.steady.chances import Ranking, new_row, rank_cards
from foretell.bots.steady.plan import NO_PLACE, plan_value
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.weights import Weights
from foretell.rules.trick import beats

STAKE: Final = 30
"""The points lost by missing a bid of 0 by one trick; each trick bid adds ``STAKE_PER_TRICK``."""
STAKE_PER_TRICK: Final = 10


class Bidder(NamedTuple):
    """The input of a bid, except the cards of others."""

    cards: int
    """The hand, or with clairvoyance all cards possibly in it (R9.6), as a set."""
    size: int
    """The number of cards in a hand."""
    players: int
    leads: bool
    """Whether the seat leads the first trick."""
    bids_known: int
    """The number of known bids of others."""
    bid_sum: int
    """The sum of the known bids."""
    bids: int
    """The legal bids, as a set."""


def choose_bid(bidder: Bidder, sight: Sight, weights: Weights) -> int:
    """Return the legal bid nearest to the tricks aimed at."""
    aim = tricks_aimed_at(bidder, sight, weights)
    choice, nearest = -1, bidder.size + aim + 2.0
    for bid in range(bidder.size + 1):
        if bidder.bids >> bid & 1 and abs(bid - aim) < nearest:
            choice, nearest = bid, abs(bid - aim)
    return choice


def tricks_aimed_at(bidder: Bidder, sight: Sight, weights: Weights) -> float:
    """Return the tricks aimed at, before rounding to a bid.

    This is the top of the parabola through the values of the best bid and of the two next to it.
    """
    if bidder.size == 1 and bidder.leads:
        return chance_to_lead_and_win(bidder.cards, sight, bidder.players - 1)
    ranking = Ranking(new_row(), new_row(), new_row())
    rank_hand(ranking, bidder, sight, weights)
    best, most = 0, bid_value(ranking, bidder, 0, weights)
    for bid in range(1, bidder.size + 1):
        value = bid_value(ranking, bidder, bid, weights)
        if value > most:
            best, most = bid, value
    below = most - bid_value(ranking, bidder, best - 1, weights)
    above = most - bid_value(ranking, bidder, best + 1, weights)
    return best + (below - above) / (2 * (below + above))


def rank_hand(ranking: Ranking, bidder: Bidder, sight: Sight, weights: Weights) -> None:
    """Write the ranking of a bidder's hand.

    With clairvoyance the hand is unknown; a typical one is evenly spread over the possible cards.
    """
    size, count = bidder.size, bidder.cards.bit_count()
    rank_cards(ranking, bidder.cards, size, size, demand_of_bids(bidder), sight, weights)
    if count > size:
        for place in range(size):
            typical = (2 * place + 1) * count // (2 * size)
            ranking.winning[place] = ranking.winning[typical]
            ranking.losing[place] = ranking.losing[typical]


def bid_value(ranking: Ranking, bidder: Bidder, bid: int, weights: Weights) -> float:
    """Return the expected points of a bid with a ranked hand."""
    stake, others = STAKE + STAKE_PER_TRICK * bid, bidder.players - 1
    value = plan_value(ranking, bidder.size, NO_PLACE, bid, stake, weights)
    to_come = (others - bidder.bids_known) * bidder.size / bidder.players
    remaining = bidder.size - bidder.bid_sum - to_come
    return value - weights.heed * bidder.bids_known / others * abs(bid - remaining)


def demand_of_bids(bidder: Bidder) -> float:
    """Return the tricks bid by others beyond their share, relative to all."""
    return bidder.bid_sum / bidder.size - bidder.bids_known / bidder.players


def chance_to_lead_and_win(cards: int, sight: Sight, others: int) -> float:
    """Return the chance to win a round's only trick by leading it; no seat has a choice."""
    total, remaining = 0.0, cards
    while remaining:
        lowest = remaining & -remaining
        remaining ^= lowest
        total += chance_unbeaten((lowest - 1).bit_count(), sight, others)
    return total / cards.bit_count()


def chance_unbeaten(card: int, sight: Sight, others: int) -> float:
    """Return the chance that none of ``others`` cards drawn from the unseen ones beats a card."""
    lower, remaining = 0, sight.unseen
    while remaining:
        lowest = remaining & -remaining
        remaining ^= lowest
        other = (lowest - 1).bit_count()
        lower += not beats(other, card, sight.trump, sight.last_wizard, sight.one_suit_each)
    unseen, chance = sight.unseen.bit_count(), 1.0
    for drawn in range(min(others, lower + 1)):
        chance *= (lower - drawn) / (unseen - drawn)
    return chance
