"""Reasons for a bid."""

from collections.abc import Iterator
from typing import Final

from foretell.bots.explanation import Reason
from foretell.bots.steady.bidding import Bidder, chance_to_lead_and_win, expected_tricks
from foretell.bots.steady.chances import chance_of, threat_to
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.view import bidder_of, sight_of, weights_of
from foretell.bots.steady.weights import Weights
from foretell.bots.sure_tricks import sure_tricks
from foretell.cards import RANKS, SUIT_SET, WIZARD_SET, Card, cards_of
from foretell.game.actions import MakeBid
from foretell.game.legal import bid_forbidden_to
from foretell.game.observation import Observation
from foretell.game.state import State
from foretell.rules.bidding import NO_BID

_EVEN: Final = 0.5


def bid_reasons(action: MakeBid, observation: Observation) -> Iterator[Reason]:
    """Yield the reasons for a bid, the weightiest first."""
    known, seat, bid = observation.known, action.seat, action.bid
    sight, weights = sight_of(known, seat), weights_of(known.options)
    bidder = bidder_of(known, seat, sight)
    yield from _forbidden(known, action)
    if known.options.clairvoyance:
        yield _seen(sight)
    else:
        yield from _held(bid, bidder, sight, weights)
    yield from _left_by_others(bidder)
    tricks = round(_expected(bidder, sight, weights), 1)
    if abs(bid - tricks) < 1:
        yield Reason("reason/bid_promises", {"tricks": tricks})


def _forbidden(known: State, action: MakeBid) -> Iterator[Reason]:
    """Yield the forbidden bid as a reason if it is next to the chosen one (R9.5, R9.8)."""
    forbidden = bid_forbidden_to(known, action.seat)
    if forbidden != NO_BID and abs(forbidden - action.bid) == 1:
        yield Reason("reason/bid_forbidden", {"bid": forbidden})


def _held(bid: int, bidder: Bidder, sight: Sight, weights: Weights) -> Iterator[Reason]:
    """Yield the reasons from the cards in hand."""
    sure = sure_tricks(bidder.cards, bidder.size, sight)
    if 0 < sure <= bid:
        yield Reason("reason/bid_sure_tricks", {"count": sure})
    high = [
        str(card)
        for card in reversed(cards_of(bidder.cards))
        if _chance(card, bidder, sight, weights) >= _EVEN
    ]
    if sure < len(high) <= bid:
        yield Reason("reason/bid_high_cards", {"cards": " ".join(high), "count": len(high)})
    elif not high and not bid:
        yield Reason("reason/bid_weak_hand", {})


def _chance(card: Card, bidder: Bidder, sight: Sight, weights: Weights) -> float:
    """Return the chance of a card in hand to take a trick, by rule of thumb."""
    if card.suit is None:
        return float(card.is_wizard)
    threat = threat_to(card.suit, bidder.cards, sight, weights.bidding, bidder.size)
    return chance_of(card.index, threat, sight.unseen)


def _seen(sight: Sight) -> Reason:
    """Return the reason from the others' visible hands (R9.6)."""
    wizards = (sight.unseen & WIZARD_SET).bit_count()
    if sight.trump < 0:
        return Reason("reason/bid_others_hold_wizards", {"wizards": wizards})
    trumps = (sight.unseen & SUIT_SET << RANKS * sight.trump).bit_count()
    return Reason("reason/bid_others_hold", {"wizards": wizards, "trumps": trumps})


def _left_by_others(bidder: Bidder) -> Iterator[Reason]:
    if not bidder.bids_known:
        return
    left, to_come = bidder.size - bidder.bid_sum, bidder.players - 1 - bidder.bids_known
    if left < 0:
        fields = {"sum": bidder.bid_sum, "size": bidder.size}
        yield Reason("reason/bid_others_want_more", fields)
    else:
        fields = {"sum": bidder.bid_sum, "left": left, "to_come": to_come}
        yield Reason("reason/bid_others_leave", fields)


def _expected(bidder: Bidder, sight: Sight, weights: Weights) -> float:
    """Return the expected tricks of the hand by rule of thumb, regardless of the others' bids."""
    if bidder.size == 1 and bidder.leads:
        return chance_to_lead_and_win(bidder.cards, sight, bidder.players - 1)
    return expected_tricks(bidder.cards, bidder.size, sight, weights)
