"""Reasons for a bid, and for a trump suit (R5.3), compiled."""

from math import floor
from typing import Final

from foretell.bots.explain.rows import NUMBERS, Rows, add
from foretell.bots.steady.bidding import Bidder, tricks_aimed_at
from foretell.bots.steady.chances import chances_of, threat_to
from foretell.bots.steady.compiled import bidder_in, own_cards_in, sight_in
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.sure_tricks import sure_tricks
from foretell.bots.steady.weights import Weights, weights_for
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS, SUIT_SET, WIZARD_SET
from foretell.rules.bidding import NO_BID
from foretell.sim import layout
from foretell.sim.bits import bit_count, lowest, nth
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import IntArray
from foretell.sim.rounds import is_clairvoyant
from foretell.sim.step import forbidden

_EVEN: Final = 0.5
_SLIM: Final = 0.4
"""The chance of a trick below which a card is not named."""
_NEAREST: Final = 0.5
"""The most by which a bid may differ from the tricks of the hand by rule of thumb, which then speak
for it."""

_FORBIDDEN: Final = NUMBERS["reason/bid_forbidden"]
_SURE: Final = NUMBERS["reason/bid_sure_tricks"]
_HIGH: Final = NUMBERS["reason/bid_high_cards"]
_WEAK: Final = NUMBERS["reason/bid_weak_hand"]
_PROMISES: Final = NUMBERS["reason/bid_promises"]
_OTHERS_LEAVE: Final = NUMBERS["reason/bid_others_leave"]
_OTHERS_WANT: Final = NUMBERS["reason/bid_others_want_more"]
_OTHERS_HOLD: Final = NUMBERS["reason/bid_others_hold"]
_OTHERS_WIZARDS: Final = NUMBERS["reason/bid_others_hold_wizards"]
_TRUMP_HELD: Final = NUMBERS["reason/trump_held"]
_TRUMP_NOT_HELD: Final = NUMBERS["reason/trump_not_held"]
_TRUMP_OTHERS: Final = NUMBERS["reason/trump_others_hold"]


@compiled
def add_bid_reasons(settings: IntArray, state: IntArray, bid: int, rows: Rows) -> None:
    """Append the reasons for a bid, the weightiest first."""
    sight = sight_in(settings, state)
    weights = weights_for(int(settings[layout.PLAYERS]), settings[layout.ONE_SUIT] != 0)
    bidder = bidder_in(settings, state, own_cards_in(settings, state, sight), 0)
    barred = forbidden(settings, state)
    if barred != NO_BID and abs(barred - bid) == 1:
        add(rows, _FORBIDDEN, barred, 0, 0)
    if is_clairvoyant(settings, state[layout.ROUND]):
        _add_seen(sight, rows)
    else:
        _add_held(bid, bidder, sight, weights, rows)
    if bidder.bids_known:
        _add_room(bid, bidder, rows)
    tricks = expected_tricks(settings, state)
    rounded = floor(10 * tricks + 0.5) / 10
    if abs(bid - rounded) <= _NEAREST:
        add(rows, _PROMISES, tricks, 0, 0)


@compiled
def add_trump_reasons(settings: IntArray, state: IntArray, suit: int, rows: Rows) -> None:
    """Append the reasons for a trump suit: its cards in hand, or in the others' visible hands."""
    cards = SUIT_SET << RANKS * suit
    if is_clairvoyant(settings, state[layout.ROUND]):
        add(rows, _TRUMP_OTHERS, suit, bit_count(sight_in(settings, state).unseen & cards), 0)
        return
    held = state[layout.HANDS + state[layout.SEAT]] & cards
    if held:
        add(rows, _TRUMP_HELD, suit, bit_count(held), nth(held, bit_count(held) - 1))
    else:
        add(rows, _TRUMP_NOT_HELD, suit, 0, 0)


@inlined
def chance_later(card: int, cards: int, sight: Sight, weights: Weights, tricks: int) -> float:
    """Return the heuristic chance of a card among others in hand to take a trick.

    It is halfway between its chance if it is to take one and its chance if it is to lose.
    """
    if card >= FIRST_JESTER:
        return 0.0
    if card >= FIRST_WIZARD:
        return 1.0
    count = bit_count(cards)
    threat = threat_to(card // RANKS, cards, count, tricks, 0.0, sight, weights)
    wins, takes = chances_of(card, threat, sight.unseen)
    return (wins + takes) / 2


@inlined
def _add_room(bid: int, bidder: Bidder, rows: Rows) -> None:
    """Append what the bids so far leave, if that is the bid or up to one more for everybody."""
    remaining, to_come = bidder.size - bidder.bid_sum, bidder.players - 1 - bidder.bids_known
    if remaining < 0 and bid == 0:
        add(rows, _OTHERS_WANT, bidder.bid_sum, bidder.size, 0)
    elif 0 <= remaining - bid * (to_come + 1) <= to_come + 1:
        add(rows, _OTHERS_LEAVE, bidder.bid_sum, remaining, to_come)


@inlined
def _add_held(bid: int, bidder: Bidder, sight: Sight, weights: Weights, rows: Rows) -> None:
    """Append the reasons from the cards in hand."""
    sure = sure_tricks(bidder.cards, bidder.size, sight)
    if 0 < sure <= bid:
        add(rows, _SURE, sure, 0, 0)
    high, likeliest, remaining = 0, 0, bidder.cards
    while remaining:
        best, most, others = 0, -1.0, remaining
        while others:
            card = lowest(others)
            others &= others - 1
            chance = chance_later(card, bidder.cards, sight, weights, bidder.size)
            if chance >= most:
                best, most = card, chance
        if most < _SLIM:
            break
        high += most >= _EVEN
        if bit_count(likeliest) < bid:
            likeliest |= 1 << best
        remaining &= ~(1 << best)
    if sure < bid == bit_count(likeliest) and high <= bid:
        rows.cards[rows.length[0]] = likeliest
        add(rows, _HIGH, 0, bid, 0)
    elif high == 0 and bid == 0:
        add(rows, _WEAK, 0, 0, 0)


@inlined
def _add_seen(sight: Sight, rows: Rows) -> None:
    """Append the reason from the others' visible hands (R9.6)."""
    wizards = bit_count(sight.unseen & WIZARD_SET)
    if sight.trump < 0:
        add(rows, _OTHERS_WIZARDS, wizards, 0, 0)
    else:
        trumps = bit_count(sight.unseen & SUIT_SET << RANKS * sight.trump)
        add(rows, _OTHERS_HOLD, wizards, trumps, 0)


@compiled
def expected_tricks(settings: IntArray, state: IntArray) -> float:
    """Return the tricks of the hand by rule of thumb, regardless of the others' bids."""
    sight = sight_in(settings, state)
    weights = weights_for(int(settings[layout.PLAYERS]), settings[layout.ONE_SUIT] != 0)
    bidder = bidder_in(settings, state, own_cards_in(settings, state, sight), 0)
    size, players, leads = bidder.size, bidder.players, bidder.leads
    return tricks_aimed_at(Bidder(bidder.cards, size, players, leads, 0, 0, 0), sight, weights)
