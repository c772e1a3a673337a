"""Single actions: the legal ones, and the state after each (R5.3, R6, R7, R8).

These are the transitions of ``foretell.game`` on arrays, with rules compiled from
``foretell.rules``. Tests play both side by side, on every combination of options.
"""

from foretell.cards import FIRST_WIZARD, RANKS, SUITS
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
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
    if state[layout.PHASE] == layout.PLAYING:
        return legal_plays(state[layout.HANDS + state[layout.SEAT]], state[layout.LED])
    if state[layout.PHASE] == layout.BIDDING:
        return legal_bids(state[layout.SIZE], forbidden(settings, state))
    return _ALL_SUITS


@inlined
def apply(settings: IntArray, state: IntArray, action: int) -> None:
    """Apply a legal action of the seat to act: a card, a bid or a suit."""
    if state[layout.PHASE] == layout.PLAYING:
        play(settings, state, action)
    elif state[layout.PHASE] == layout.BIDDING:
        _bid(settings, state, action)
    else:
        state[layout.TRUMP] = action
        state[layout.PHASE] = layout.BIDDING
        state[layout.SEAT] = state[layout.LEADER]


@inlined
def play(settings: IntArray, state: IntArray, card: int) -> None:
    """Play a card for the seat to act; the last card of a round also scores it."""
    players, seat, led = settings[layout.PLAYERS], state[layout.SEAT], state[layout.LED]
    bit, count = 1 << card, state[layout.ON_TABLE] + 1
    state[layout.HANDS + seat] ^= bit
    state[layout.PLAYED] |= bit
    state[layout.TABLE + seat] = card
    strays = (led >= 0) & (card < FIRST_WIZARD) & (card // RANKS != led)
    state[layout.VOIDS] |= strays << (SUITS * seat + (led & (SUITS - 1)))
    if count == 1 or beats(
        card,
        state[layout.BEST],
        state[layout.TRUMP],
        settings[layout.LAST_WIZARD] != 0,
        settings[layout.ONE_SUIT] != 0,
    ):
        state[layout.BEST] = card
        state[layout.WINNER] = seat
    if count < players:
        state[layout.ON_TABLE] = count
        state[layout.LED] = led_after(led, card, settings[layout.FOLLOW_AFTER_WIZARD] != 0)
        state[layout.SEAT] = seat + 1 if seat + 1 < players else 0
    else:
        _end_trick(settings, state)


@inlined
def _bid(settings: IntArray, state: IntArray, bid: int) -> None:
    players, seat = settings[layout.PLAYERS], state[layout.SEAT]
    state[layout.BIDS + seat] = bid
    state[layout.BID_SUM] += bid
    state[layout.BIDS_MADE] += 1
    if state[layout.BIDS_MADE] == players:
        state[layout.PHASE] = layout.PLAYING
        state[layout.SEAT] = state[layout.LEADER]
    else:  # hidden bids may have been made in any order
        while state[layout.BIDS + seat] != NO_BID:
            seat = seat + 1 if seat + 1 < players else 0
        state[layout.SEAT] = seat


@inlined
def forbidden(settings: IntArray, state: IntArray) -> int:
    """Return the bid that the seat to act must not make, or ``NO_BID`` (R9.5, R9.8)."""
    players, seat = settings[layout.PLAYERS], state[layout.SEAT]
    if state[layout.BIDS_MADE] != players - 1:
        return NO_BID
    best_other = _NO_SCORE
    for other in range(players):
        if other != seat:
            best_other = max(best_other, state[layout.TOTALS + other])
    return forbidden_bid(
        state[layout.SIZE],
        state[layout.BID_SUM],
        even_bid_in(settings, state[layout.SIZE]),
        state[layout.TOTALS + seat],
        best_other,
    )


@inlined
def _end_trick(settings: IntArray, state: IntArray) -> None:
    players, winner = settings[layout.PLAYERS], state[layout.WINNER]
    state[layout.TAKEN + winner] += 1
    state[layout.TOOK] |= 1 << state[layout.BEST]
    state[layout.TRICKS] += 1
    state[layout.SEAT] = winner
    state[layout.LEADER] = winner
    state[layout.ON_TABLE] = 0
    state[layout.LED] = led_at_start(settings[layout.ONE_SUIT] != 0)
    for seat in range(players):
        state[layout.TABLE + seat] = NO_CARD
    if state[layout.TRICKS] == state[layout.SIZE]:
        for seat in range(players):
            state[layout.TOTALS + seat] += points(
                state[layout.BIDS + seat], state[layout.TAKEN + seat]
            )
        last = state[layout.ROUND] == settings[layout.ROUNDS]
        state[layout.PHASE] = layout.FINISHED if last else layout.DEALING
