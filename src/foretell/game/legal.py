"""Legal actions of a seat, and refusals of all others."""

from typing import Final, assert_never

from foretell.cards import SUITS, Suit, cards_of
from foretell.errors import Refusal
from foretell.game import refusals
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.phases import Bidding, ChoosingTrump, Finished, Playing, Settling, phase_of
from foretell.game.state import State
from foretell.game.tricks import led_in
from foretell.rules.bidding import (
    EVEN_BID_FREE,
    EVEN_BID_NEVER,
    EVEN_BID_NOT_LEADER,
    NO_BID,
    forbidden_bid,
    legal_bids,
)
from foretell.rules.options import EvenBid
from foretell.rules.trick import legal_plays

EVEN_BID_CODES: Final = {
    EvenBid.FREE: EVEN_BID_FREE,
    EvenBid.NOT_LEADER: EVEN_BID_NOT_LEADER,
    EvenBid.NEVER: EVEN_BID_NEVER,
}
"""The codes of ``foretell.rules.bidding`` for the option."""


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return the legal actions of a seat, in the order of suits, bids or card indices.

    For the viewer's own seat, a viewer's state gives the same result as the full one.
    """
    match phase_of(state):
        case ChoosingTrump(dealer) if dealer == seat:
            return tuple(ChooseTrump(seat, Suit(suit)) for suit in range(SUITS))
        case Bidding(seats) if seat in seats:
            size = state.round.size
            bids = legal_bids(size, bid_forbidden_to(state, seat))
            return tuple(MakeBid(seat, bid) for bid in range(size + 1) if bids >> bid & 1)
        case Playing(player) if player == seat:
            return tuple(PlayCard(seat, card) for card in cards_of(playable(state, seat)))
        case _:
            return ()


def playable(state: State, seat: int) -> int:
    """Return the legal cards of the seat whose turn it is, as a set (R7.3)."""
    trick, hand = state.round.trick, state.round.hands[seat]
    assert trick is not None
    assert hand is not None
    return legal_plays(hand, led_in(trick, state.options))


def bid_forbidden_to(state: State, seat: int) -> int:
    """Return the one bid forbidden to a seat now, or ``NO_BID`` (R9.5, R9.8)."""
    round_, even_bid = state.round, state.round_options.even_bid
    if even_bid is EvenBid.FREE or seat != round_.dealer:
        return NO_BID
    totals = state.totals
    best_other = max(total for other, total in enumerate(totals) if other != seat)
    return forbidden_bid(
        round_.size, round_.bid_sum, EVEN_BID_CODES[even_bid], totals[seat], best_other
    )


def find_refusal(state: State, action: Action) -> Refusal | None:
    """Return the refusal of an illegal action, or None if the action is legal."""
    match phase_of(state):
        case Finished():
            return refusals.GameIsOver()
        case Settling():
            return refusals.NotBegun()
        case ChoosingTrump(dealer):
            if not isinstance(action, ChooseTrump):
                return refusals.ChooseTrumpFirst(dealer)
            return None if action.seat == dealer else refusals.NotYourTrump(action.seat, dealer)
        case Bidding(seats):
            return (
                _refuse_bid(state, action, seats)
                if isinstance(action, MakeBid)
                else refusals.BidFirst(seats[0])
            )
        case Playing(seat):
            return (
                _refuse_play(state, action, seat)
                if isinstance(action, PlayCard)
                else refusals.PlayFirst(seat)
            )
        case phase:
            assert_never(phase)


def _refuse_bid(state: State, action: MakeBid, seats: tuple[int, ...]) -> Refusal | None:
    seat, bid, round_ = action.seat, action.bid, state.round
    if seat not in seats:
        has_bid = 0 <= seat < len(round_.has_bid) and round_.has_bid[seat]
        return refusals.AlreadyBid(seat) if has_bid else refusals.NotYourBid(seat, seats[0])
    if type(bid) is not int or not 0 <= bid <= round_.size:  # neither True nor 1.0 is a bid
        return refusals.BidOutOfRange(bid, round_.size)
    if bid != bid_forbidden_to(state, seat):
        return None
    if state.options.even_bid is EvenBid.NEVER:
        return refusals.BidMakesEven(bid, round_.size)
    return refusals.BidMakesEvenForLeader(bid, round_.size)


def _refuse_play(state: State, action: PlayCard, seat: int) -> Refusal | None:
    card = action.card
    if action.seat != seat:
        return refusals.NotYourPlay(action.seat, seat)
    trick, hand = state.round.trick, state.round.hands[seat]
    assert trick is not None
    assert hand is not None
    if not hand >> card.index & 1:
        return refusals.NotInHand(card)
    led = led_in(trick, state.options)
    allowed = legal_plays(hand, led)
    if allowed >> card.index & 1:
        return None
    return refusals.MustFollowSuit(card, Suit(led), cards_of(allowed))
