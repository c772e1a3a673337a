"""What a seat knows, as numbers: observations for learning (R12).

Everything is told from the seat's own place: entry 0 of what each seat has is the seat itself,
entry 1 the next one clockwise, and entries beyond the players are 0. So whatever is learned in one
seat serves in all.
"""

from typing import Final

from foretell.cards import SUITS
from foretell.rules.bidding import NO_BID
from foretell.sim import layout as at
from foretell.sim.compiling import inlined
from foretell.sim.layout import SEATS, IntArray

PHASE: Final = 0
"""``CHOOSING_TRUMP``, ``BIDDING`` or ``PLAYING`` (``foretell.sim.layout``)."""
HAND: Final = 1
"""The own cards as a set; 0 while they are not to be seen (R9.6)."""
ROUND: Final = 2
"""From 1."""
SIZE: Final = 3
"""Cards dealt to each player this round."""
TRICKS: Final = 4
"""Tricks of the round that are complete."""
TURNED: Final = 5
"""The turned card, or ``NO_CARD``."""
TRUMP: Final = 6
"""The trump suit, ``NO_TRUMP`` or ``TRUMP_TO_CHOOSE``."""
LED: Final = 7
"""What is led: a suit, or a code of ``foretell.rules.trick``."""
DEALER: Final = 8
"""The dealer's place: 0 is the seat itself."""
LEADER: Final = 9
"""The place of the seat that leads, or led, the trick."""
PLAYED: Final = 10
"""All cards played in this round, as a set."""
SPENT: Final = 11
"""Cards of earlier rounds that are out of the game, as a set (R9.4)."""
VOIDS: Final = 12
"""Bit ``4 * place + suit`` is set once that player showed to have no number card of the suit."""
BIDS: Final = 13
"""``NO_BID`` before a bid is made, ``HIDDEN_BID`` where it may not be known yet."""
TAKEN: Final = BIDS + SEATS
"""Tricks taken in this round."""
TABLE: Final = TAKEN + SEATS
"""The card played to the trick, or ``NO_CARD``."""
TOTALS: Final = TABLE + SEATS
"""Points of all rounds that are over."""
HANDS: Final = TOTALS + SEATS
"""The others' hands as sets, with clairvoyance (R9.6); else 0. Entry 0 is 0."""
OBSERVED: Final = HANDS + SEATS
"""Entries of an observation."""

HIDDEN_BID: Final = NO_BID - 1


@inlined
def write_observation(settings: IntArray, state: IntArray, seat: int, out: IntArray) -> None:
    """Write what a seat knows of a round that is under way to ``out``, ``int64[OBSERVED]``."""
    players, clairvoyant = settings[at.PLAYERS], settings[at.CLAIRVOYANCE] != 0
    in_play = state[at.PHASE] == at.PLAYING
    out[PHASE] = state[at.PHASE]
    out[HAND] = 0 if clairvoyant and not in_play else state[at.HANDS + seat]
    out[ROUND] = state[at.ROUND]
    out[SIZE] = state[at.SIZE]
    out[TRICKS] = state[at.TRICKS]
    out[TURNED] = state[at.TURNED]
    out[TRUMP] = state[at.TRUMP]
    out[LED] = state[at.LED]
    out[DEALER] = _place(state[at.DEALER], seat, players)
    out[LEADER] = _place(state[at.LEADER], seat, players)
    out[PLAYED] = state[at.PLAYED]
    out[SPENT] = state[at.SPENT]
    voids, turn = state[at.VOIDS], SUITS * seat
    out[VOIDS] = voids >> turn | (voids & ((1 << turn) - 1)) << (SUITS * players - turn)
    bids_known = settings[at.BIDS_KNOWN]
    hides_bids = bids_known == at.AFTER_THE_ROUND or (bids_known != at.AT_ONCE and not in_play)
    other = seat
    for place in range(players):
        bid = state[at.BIDS + other]
        hidden = hides_bids and place > 0 and bid != NO_BID
        out[BIDS + place] = HIDDEN_BID if hidden else bid
        out[TAKEN + place] = state[at.TAKEN + other]
        out[TABLE + place] = state[at.TABLE + other]
        out[TOTALS + place] = state[at.TOTALS + other]
        other = other + 1 if other + 1 < players else 0
    if clairvoyant:
        for place in range(1, players):
            other = seat + place
            out[HANDS + place] = state[at.HANDS + (other if other < players else other - players)]


@inlined
def _place(other: int, seat: int, players: int) -> int:
    place = other - seat
    return place if place >= 0 else place + players
