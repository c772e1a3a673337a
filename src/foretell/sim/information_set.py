"""The information set of a seat as one array, and the position of its round, compiled.

It holds what the seat knows of the round, in the words of the record: the engine's hosts write it
(``foretell.wasm``), and everything else that a decision needs follows from it by the rules.
"""

from typing import Final

import numpy as np

from foretell.cards import DECK_SIZE, FULL_SET, RANKS, SUIT_SET, SUITS
from foretell.game.observation import SeatObservation
from foretell.rules.bidding import NO_BID
from foretell.rules.trick import NO_TRUMP
from foretell.rules.trump import NO_CARD, TRUMP_TO_CHOOSE
from foretell.sim import layout
from foretell.sim.compiling import compiled
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.observation import HIDDEN_BID
from foretell.sim.primitives import led_at_start, own_cards
from foretell.sim.step import play

OBSERVER: Final = 0
"""The seat whose knowledge it is, and which is to act."""
ROUND: Final = 1
"""The round, from 1."""
DEALER: Final = 2
TURNED: Final = 3
"""The turned card, or ``NO_CARD``."""
TRUMP: Final = 4
"""The trump suit, ``NO_TRUMP`` or ``TRUMP_TO_CHOOSE``."""
SPENT: Final = 5
"""Cards of earlier rounds that are out of the game, as a set (R9.4)."""
TOTALS: Final = 6
"""The total points of completed rounds."""
BIDS: Final = TOTALS + SEATS
"""The bids; ``NO_BID`` before a bid is made, ``HIDDEN_BID`` while it is secret."""
HANDS: Final = BIDS + SEATS
"""The cards held, as sets; ``UNKNOWN`` for hands that the seat does not see."""
COUNT: Final = HANDS + SEATS
"""The number of cards played in this round."""
CARDS: Final = COUNT + 1
"""The first of the cards played in this round, in order."""
WIDTH: Final = CARDS + DECK_SIZE
"""The number of entries of an information set."""

UNKNOWN: Final = -1

HELD: Final = SEATS
"""In an array of hidden cards, after the known hands: the number of hidden cards in each hand."""
MAY_HOLD: Final = 2 * SEATS
"""The cards possibly among them, as sets."""
HIDDEN: Final = 3 * SEATS
"""The number of entries of an array of hidden cards."""


def information_of(observation: SeatObservation) -> IntArray:
    """Return the information set of an observation's seat, ``int64[WIDTH]``."""
    state, round_ = observation.known, observation.known.round
    players = state.options.players
    known = np.zeros(WIDTH, dtype=np.int64)
    known[OBSERVER] = observation.seat
    known[ROUND], known[DEALER], known[SPENT] = round_.number, round_.dealer, state.spent
    known[TURNED] = NO_CARD if round_.turned is None else round_.turned.index
    known[TRUMP] = NO_TRUMP if round_.trump is None else round_.trump
    if round_.awaits_trump:
        known[TRUMP] = TRUMP_TO_CHOOSE
    known[TOTALS : TOTALS + players] = state.totals
    for seat, (bid, has_bid, hand) in enumerate(
        zip(round_.bids, round_.has_bid, round_.hands, strict=True)
    ):
        value = HIDDEN_BID if bid is None else bid
        known[BIDS + seat] = value if has_bid else NO_BID
        known[HANDS + seat] = UNKNOWN if hand is None else hand
    tricks = round_.tricks if round_.trick is None else (*round_.tricks, round_.trick)
    cards = [card.index for trick in tricks for card in trick.cards]
    known[COUNT] = len(cards)
    known[CARDS : CARDS + len(cards)] = cards
    return known


@compiled
def write_position(settings: IntArray, known: IntArray, state: IntArray, owners: IntArray) -> None:
    """Write the game as the observer knows it, with hidden hands empty and hidden bids 0.

    Args:
        settings: the settings of the game.
        known: the information set.
        state: the game, ``int64[layout.WIDTH]``; written.
        owners: the seat that played each card, ``int64[DECK_SIZE]``, in order; written.
    """
    players = settings[layout.PLAYERS]
    for entry in range(layout.WIDTH):
        state[entry] = 0
    state[layout.ROUND] = known[ROUND]
    state[layout.SIZE] = settings[layout.HAND_SIZES + known[ROUND] - 1]
    state[layout.DEALER] = known[DEALER]
    state[layout.STARTER] = (known[DEALER] - known[ROUND] + 1) % players
    state[layout.TURNED] = known[TURNED]
    state[layout.TRUMP] = known[TRUMP]
    state[layout.SPENT] = known[SPENT]
    state[layout.LEADER] = known[DEALER] + 1 if known[DEALER] + 1 < players else 0
    state[layout.LED] = led_at_start(settings[layout.ONE_SUIT] != 0)
    for seat in range(players):
        bid = known[BIDS + seat]
        state[layout.HANDS + seat] = 0 if known[HANDS + seat] == UNKNOWN else known[HANDS + seat]
        state[layout.BIDS + seat] = 0 if bid == HIDDEN_BID else bid
        state[layout.BIDS_MADE] += bid != NO_BID
        state[layout.BID_SUM] += max(bid, 0)
        state[layout.TABLE + seat] = NO_CARD
        state[layout.TOTALS + seat] = known[TOTALS + seat]
    state[layout.PHASE] = layout.PLAYING
    if known[TRUMP] == TRUMP_TO_CHOOSE:
        state[layout.PHASE] = layout.CHOOSING_TRUMP
    elif state[layout.BIDS_MADE] < players:
        state[layout.PHASE] = layout.BIDDING
    state[layout.SEAT] = state[layout.LEADER]
    for number in range(known[COUNT]):
        card, seat = known[CARDS + number], state[layout.SEAT]
        owners[number] = seat
        state[layout.HANDS + seat] |= 1 << card
        play(settings, state, card)
    state[layout.SEAT] = known[OBSERVER]


@compiled
def write_hidden(settings: IntArray, known: IntArray, state: IntArray, hidden: IntArray) -> None:
    """Write the hidden cards of an information set.

    Args:
        settings: the settings of the game.
        known: the information set.
        state: its position, from ``write_position``.
        hidden: the known hands, numbers and possible cards, ``int64[HIDDEN]``; written.
    """
    players, visible = settings[layout.PLAYERS], state[layout.SPENT] | state[layout.PLAYED]
    if state[layout.TURNED] != NO_CARD:
        visible |= 1 << state[layout.TURNED]
    for seat in range(players):
        visible |= state[layout.HANDS + seat]
    for seat in range(SEATS):
        hidden[seat], hidden[HELD + seat], hidden[MAY_HOLD + seat] = 0, 0, 0
        if seat < players:
            hidden[seat] = state[layout.HANDS + seat]
        if seat >= players or known[HANDS + seat] != UNKNOWN:
            continue
        step = (seat - state[layout.LEADER]) % players
        held = state[layout.SIZE] - state[layout.TRICKS] - (step < state[layout.ON_TABLE])
        if held == 0:
            continue
        deck = own_cards(seat) if settings[layout.ONE_SUIT] != 0 else FULL_SET
        for suit in range(SUITS):
            if state[layout.VOIDS] >> (SUITS * seat + suit) & 1:
                deck &= ~(SUIT_SET << RANKS * suit)
        hidden[HELD + seat] = held
        hidden[MAY_HOLD + seat] = deck & ~visible
