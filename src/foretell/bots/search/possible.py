"""Possible games: the worlds of an observation as states, and how likely what was done is in each.

The others are taken to bid as ``steady`` does, more or less: a bid is the likelier, the nearer it
is to the tricks that ``steady`` would aim at with the hand.
"""

from math import exp
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.bots.steady.twin import steady_aim, steady_policy
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import NO_CARD
from foretell.sim import layout as at
from foretell.sim.compiling import inlined, kernel
from foretell.sim.layout import IntArray
from foretell.sim.primitives import led_at_start

FloatArray = npt.NDArray[np.float64]

HIDDEN: int = NO_BID - 1
"""A bid that has been made and is not known."""


class Told(NamedTuple):
    """What the likelihood of a world goes by."""

    root: IntArray
    """The game with any one world in it, ``int64[WIDTH]``."""
    played: IntArray
    """The cards that each seat has played in this round, as sets, ``int64[SEATS]``."""
    bids: IntArray
    """The bids that are known, ``int64[SEATS]``: ``HIDDEN`` or ``NO_BID`` for the others."""
    spread: float
    """How many tricks the others' bids stray from what ``steady`` would aim at."""
    floor: float
    """How likely any bid is, however far from that, beside 1 for one that is spot on."""


@kernel
def enter_worlds(
    settings: IntArray, told: Told, hands: IntArray, states: IntArray, likely: FloatArray
) -> None:
    """Make a state of each world, and tell how likely it makes the others' bids.

    Args:
        settings: of the game.
        told: what is known of it.
        hands: the worlds, ``int64[worlds, players]``.
        states: where to write, ``int64[worlds, WIDTH]``; each gets a key of its own.
        likely: where to write, ``float64[worlds]``.
    """
    bids = np.empty(at.SEATS, dtype=np.int64)
    for world in range(len(hands)):
        state = states[world]
        state[:] = told.root
        _rewind(settings, told, hands[world], state)
        likely[world] = _weigh(settings, told, state)
        bids[:] = state[at.BIDS : at.BIDS + at.SEATS]
        state[:] = told.root
        state[at.KEY] = world
        state[at.BID_SUM] = 0
        for seat in range(settings[at.PLAYERS]):
            state[at.HANDS + seat] = hands[world, seat]
            state[at.BIDS + seat] = bids[seat]
            state[at.BID_SUM] += max(bids[seat], 0)


@inlined
def _weigh(settings: IntArray, told: Told, state: IntArray) -> float:
    """Bid again: return how likely the known bids are, and leave all of them in ``state``."""
    players, observer = settings[at.PLAYERS], told.root[at.SEAT]
    seat, likely = state[at.SEAT], 1.0
    for _ in range(players):
        bid = told.bids[seat]
        state[at.SEAT] = seat
        if bid == HIDDEN:
            bid = steady_policy(settings, state, 0)
        elif bid != NO_BID and seat != observer:
            off = (bid - steady_aim(settings, state)) / told.spread
            likely *= exp(-off * off / 2) + told.floor
        if bid != NO_BID:
            state[at.BIDS + seat] = bid
            state[at.BIDS_MADE] += 1
            state[at.BID_SUM] += bid
        seat = seat + 1 if seat + 1 < players else 0
    return likely


@inlined
def _rewind(settings: IntArray, told: Told, hands: IntArray, state: IntArray) -> None:
    """Take a round back to before its first bid."""
    players = settings[at.PLAYERS]
    first = state[at.DEALER] + 1 if state[at.DEALER] + 1 < players else 0
    state[at.PHASE] = at.BIDDING
    state[at.LEADER] = first
    state[at.SEAT] = first
    state[at.LED] = led_at_start(settings[at.ONE_SUIT] != 0)
    for place in range(at.ON_TABLE, at.TOOK + 1):
        state[place] = 0
    state[at.VOIDS] = 0
    for seat in range(players):
        state[at.HANDS + seat] = hands[seat] | told.played[seat]
        state[at.BIDS + seat] = NO_BID
        state[at.TAKEN + seat] = 0
        state[at.TABLE + seat] = NO_CARD
