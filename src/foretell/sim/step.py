"""Single actions: the legal ones, and the state after each (R5.3, R6, R7, R8).

These are the transitions of ``foretell.game`` on arrays, with rules compiled from
``foretell.rules``. Tests play both side by side, on every combination of options.
"""

from foretell.cards import FIRST_WIZARD, RANKS, SUITS
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import NO_CARD
from foretell.sim import layout as at
from foretell.sim.compiling import inlined
from foretell.sim.layout import IntArray
from foretell.sim.primitives import (
    beats,
    forbidden_bid,
    led_after,
    led_at_start,
    legal_bids,
    legal_plays,
    points,
)
from foretell.sim.rounds import even_bid_in

_ALL_SUITS = (1 << SUITS) - 1
_NO_SCORE = -(1 << 62)


@inlined
def legal(settings: IntArray, state: IntArray) -> int:
    """Return the legal actions of the seat to act as a set: cards, bids or suits, by phase."""
    if state[at.PHASE] == at.PLAYING:
        return legal_plays(state[at.HANDS + state[at.SEAT]], state[at.LED])
    if state[at.PHASE] == at.BIDDING:
        return legal_bids(state[at.SIZE], forbidden(settings, state))
    return _ALL_SUITS


@inlined
def apply(settings: IntArray, state: IntArray, action: int) -> None:
    """Apply a legal action of the seat to act: a card, a bid or a suit."""
    if state[at.PHASE] == at.PLAYING:
        play(settings, state, action)
    elif state[at.PHASE] == at.BIDDING:
        _bid(settings, state, action)
    else:
        state[at.TRUMP] = action
        state[at.PHASE] = at.BIDDING
        state[at.SEAT] = state[at.LEADER]


@inlined
def play(settings: IntArray, state: IntArray, card: int) -> None:
    """Play a card for the seat to act; the last card of a round also scores it."""
    players, seat, led = settings[at.PLAYERS], state[at.SEAT], state[at.LED]
    bit, count = 1 << card, state[at.ON_TABLE] + 1
    state[at.HANDS + seat] ^= bit
    state[at.PLAYED] |= bit
    state[at.TABLE + seat] = card
    strays = (led >= 0) & (card < FIRST_WIZARD) & (card // RANKS != led)
    state[at.VOIDS] |= strays << (SUITS * seat + (led & (SUITS - 1)))
    if count == 1 or beats(
        card,
        state[at.BEST],
        state[at.TRUMP],
        settings[at.LAST_WIZARD] != 0,
        settings[at.ONE_SUIT] != 0,
    ):
        state[at.BEST] = card
        state[at.WINNER] = seat
    if count < players:
        state[at.ON_TABLE] = count
        state[at.LED] = led_after(led, card, settings[at.FOLLOW_AFTER_WIZARD] != 0)
        state[at.SEAT] = seat + 1 if seat + 1 < players else 0
    else:
        _end_trick(settings, state)


@inlined
def _bid(settings: IntArray, state: IntArray, bid: int) -> None:
    players, seat = settings[at.PLAYERS], state[at.SEAT]
    state[at.BIDS + seat] = bid
    state[at.BID_SUM] += bid
    state[at.BIDS_MADE] += 1
    if state[at.BIDS_MADE] == players:
        state[at.PHASE] = at.PLAYING
        state[at.SEAT] = state[at.LEADER]
    else:  # hidden bids may have been made in any order
        while state[at.BIDS + seat] != NO_BID:
            seat = seat + 1 if seat + 1 < players else 0
        state[at.SEAT] = seat


@inlined
def forbidden(settings: IntArray, state: IntArray) -> int:
    """Return the bid that the seat to act must not make, or ``NO_BID`` (R9.5, R9.8)."""
    players, seat = settings[at.PLAYERS], state[at.SEAT]
    if state[at.BIDS_MADE] != players - 1:
        return NO_BID
    best_other = _NO_SCORE
    for other in range(players):
        if other != seat:
            best_other = max(best_other, state[at.TOTALS + other])
    return forbidden_bid(
        state[at.SIZE],
        state[at.BID_SUM],
        even_bid_in(settings, state[at.SIZE]),
        state[at.TOTALS + seat],
        best_other,
    )


@inlined
def _end_trick(settings: IntArray, state: IntArray) -> None:
    players, winner = settings[at.PLAYERS], state[at.WINNER]
    state[at.TAKEN + winner] += 1
    state[at.TOOK] |= 1 << state[at.BEST]
    state[at.TRICKS] += 1
    state[at.SEAT] = winner
    state[at.LEADER] = winner
    state[at.ON_TABLE] = 0
    state[at.LED] = led_at_start(settings[at.ONE_SUIT] != 0)
    for seat in range(players):
        state[at.TABLE + seat] = NO_CARD
    if state[at.TRICKS] == state[at.SIZE]:
        for seat in range(players):
            state[at.TOTALS + seat] += points(state[at.BIDS + seat], state[at.TAKEN + seat])
        last = state[at.ROUND] == settings[at.ROUNDS]
        state[at.PHASE] = at.FINISHED if last else at.DEALING
