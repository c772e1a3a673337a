"""Observations for learning: a seat's knowledge as an array of integers (R12).

Seats are counted clockwise from the observing seat: among values by seat, entry 0 is that of the
seat itself, entry 1 that of the next one, and entries beyond the players are 0. So learning
generalises over seats.

Hidden values are those of ``foretell.game.redact``, on arrays; a test checks that both agree.
"""

from typing import Final

from foretell.cards import SUITS
from foretell.rules.bidding import NO_BID
from foretell.sim import layout
from foretell.sim.compiling import inlined
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.rounds import is_clairvoyant

PHASE: Final = 0
"""``CHOOSING_TRUMP``, ``BIDDING`` or ``PLAYING`` (``foretell.sim.layout``)."""
HAND: Final = 1
"""The seat's hand as a set; 0 while it is hidden from the seat (R9.6)."""
ROUND: Final = 2
"""The round, from 1."""
SIZE: Final = 3
"""Cards dealt to each player this round."""
TRICKS: Final = 4
"""The number of complete tricks in the round."""
TURNED: Final = 5
"""The turned card, or ``NO_CARD``."""
TRUMP: Final = 6
"""The trump suit, ``NO_TRUMP`` or ``TRUMP_TO_CHOOSE``."""
LED: Final = 7
"""The suit led, or a code of ``foretell.rules.trick``."""
DEALER: Final = 8
"""The dealer, counted from the observing seat."""
LEADER: Final = 9
"""The seat that leads, or led, the trick, counted from the observing seat."""
PLAYED: Final = 10
"""All cards played in this round, as a set."""
SPENT: Final = 11
"""Cards of earlier rounds that are out of the game, as a set (R9.4)."""
VOIDS: Final = 12
"""Bit ``4 * offset + suit`` is set once that player has shown a void in the suit."""
BIDS: Final = 13
"""The bids; ``NO_BID`` before a bid is made, ``HIDDEN_BID`` while it is secret."""
TAKEN: Final = BIDS + SEATS
"""Tricks taken in this round."""
TABLE: Final = TAKEN + SEATS
"""The card played to the trick by each seat, or ``NO_CARD``."""
TOTALS: Final = TABLE + SEATS
"""The total points of completed rounds."""
HANDS: Final = TOTALS + SEATS
"""The others' hands as sets, with clairvoyance (R9.6); else 0. Entry 0 is 0."""
OBSERVED: Final = HANDS + SEATS
"""The number of entries of an observation."""

HIDDEN_BID: Final = NO_BID - 1


@inlined
def write_observation(settings: IntArray, state: IntArray, seat: int, out: IntArray) -> None:
    """Write a seat's observation of the current round to ``out``, ``int64[OBSERVED]``."""
    players = settings[layout.PLAYERS]
    clairvoyant = is_clairvoyant(settings, state[layout.ROUND])
    in_play = state[layout.PHASE] == layout.PLAYING
    out[PHASE] = state[layout.PHASE]
    out[HAND] = 0 if clairvoyant and not in_play else state[layout.HANDS + seat]
    out[ROUND] = state[layout.ROUND]
    out[SIZE] = state[layout.SIZE]
    out[TRICKS] = state[layout.TRICKS]
    out[TURNED] = state[layout.TURNED]
    out[TRUMP] = state[layout.TRUMP]
    out[LED] = state[layout.LED]
    out[DEALER] = _offset(state[layout.DEALER], seat, players)
    out[LEADER] = _offset(state[layout.LEADER], seat, players)
    out[PLAYED] = state[layout.PLAYED]
    out[SPENT] = state[layout.SPENT]
    voids, turn = state[layout.VOIDS], SUITS * seat
    out[VOIDS] = voids >> turn | (voids & ((1 << turn) - 1)) << (SUITS * players - turn)
    bids_known = settings[layout.BIDS_KNOWN]
    hides_bids = bids_known == layout.AFTER_THE_ROUND or (
        bids_known != layout.AT_ONCE and not in_play
    )
    other = seat
    for offset in range(players):
        bid = state[layout.BIDS + other]
        hidden = hides_bids and offset > 0 and bid != NO_BID
        out[BIDS + offset] = HIDDEN_BID if hidden else bid
        out[TAKEN + offset] = state[layout.TAKEN + other]
        out[TABLE + offset] = state[layout.TABLE + other]
        out[TOTALS + offset] = state[layout.TOTALS + other]
        other = other + 1 if other + 1 < players else 0
    for offset in range(1, players):
        other = seat + offset
        hand = state[layout.HANDS + (other if other < players else other - players)]
        out[HANDS + offset] = hand if clairvoyant else 0


@inlined
def _offset(other: int, seat: int, players: int) -> int:
    offset = other - seat
    return offset if offset >= 0 else offset + players
