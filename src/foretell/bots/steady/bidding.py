"""The bids of ``steady``: the expected tricks, adjusted for the others' bids (R6)."""

from typing import NamedTuple

from foretell.bots.steady.chances import tricks_in
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.weights import HEED, HEED_AT_MOST, Weights
from foretell.rules.trick import beats


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
    """Return the tricks aimed at, before rounding to a bid."""
    if bidder.size == 1 and bidder.leads:
        return chance_to_lead_and_win(bidder.cards, sight, bidder.players - 1)
    expected = expected_tricks(bidder.cards, bidder.size, sight, weights)
    return heed_others(expected, bidder) + weights.boldness


def expected_tricks(cards: int, size: int, sight: Sight, weights: Weights) -> float:
    """Return the expected tricks of a hand of this size from these cards, ignoring bids."""
    tricks = tricks_in(cards, sight, weights.bidding, size, weights.steering)
    return tricks * size / cards.bit_count()


def chance_to_lead_and_win(cards: int, sight: Sight, others: int) -> float:
    """Return the chance to win a round's only trick by leading it; no seat has a choice."""
    total, left = 0.0, cards
    while left:
        lowest = left & -left
        left ^= lowest
        total += chance_unbeaten((lowest - 1).bit_count(), sight, others)
    return total / cards.bit_count()


def heed_others(expected: float, bidder: Bidder) -> float:
    """Return the expected tricks, moved towards the tricks left by the known bids."""
    others = bidder.players - 1
    to_come = others - bidder.bids_known
    left = bidder.size - bidder.bid_sum - to_come * bidder.size / bidder.players
    shift = HEED * bidder.bids_known / others * (left - expected)
    return expected + max(-HEED_AT_MOST, min(HEED_AT_MOST, shift))


def chance_unbeaten(card: int, sight: Sight, others: int) -> float:
    """Return the chance that none of ``others`` cards drawn from the unseen ones beats a card."""
    lower, left = 0, sight.unseen
    while left:
        lowest = left & -left
        left ^= lowest
        other = (lowest - 1).bit_count()
        lower += not beats(other, card, sight.trump, sight.last_wizard, sight.one_suit_each)
    unseen, chance = sight.unseen.bit_count(), 1.0
    for drawn in range(min(others, lower + 1)):
        chance *= (lower - drawn) / (unseen - drawn)
    return chance
