"""Possible games: the worlds of an observation as states, and how likely the bids are in each.

The others are taken to bid as ``steady`` does, more or less: a bid is the likelier, the nearer it
is to the tricks that ``steady`` would aim at with the hand.
"""

from collections.abc import Callable
from math import exp
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from foretell.bots.steady.compiled import steady_aim, steady_policy
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import NO_CARD
from foretell.sim import layout as at
from foretell.sim.compiling import inlined, kernel
from foretell.sim.copying import copy_into
from foretell.sim.layout import IntArray
from foretell.sim.primitives import led_at_start

FloatArray = npt.NDArray[np.float64]

HIDDEN: Final = NO_BID - 1
"""A bid that has been made and is not known."""
SPREAD: Final = 0.6
"""How many tricks the others' bids stray from what ``steady`` would aim at."""
_FLOOR: Final = 0.02
"""How likely any bid is, however far from that, beside 1 for one that is spot on."""


class Told(NamedTuple):
    """What the likelihood of a world goes by."""

    root: IntArray
    """The game with any one world in it, ``int64[WIDTH]``."""
    played: IntArray
    """The cards that each seat has played in this round, as sets, ``int64[SEATS]``."""
    cards: IntArray
    """The same cards in the order in which they were played, ``int64[cards]``."""
    bids: IntArray
    """The bids that are known, ``int64[SEATS]``: ``HIDDEN`` or ``NO_BID`` for the others."""


class Drawn(NamedTuple):
    """Worlds that were drawn.

    Attributes:
        hands: ``int64[worlds, players]``.
        states: the games that they make, ``int64[worlds, WIDTH]``; each has a key of its own.
        likely: how likely they are beside each other, ``float64[worlds]``.
    """

    hands: IntArray
    states: IntArray
    likely: FloatArray


Weigh: TypeAlias = Callable[[IntArray, Told, Drawn], None]
"""``(settings, told, drawn)``: enter the states of worlds, and how likely they are."""


@kernel
def enter_worlds(settings: IntArray, told: Told, drawn: Drawn) -> None:
    """Make a state of each world, and tell how likely it makes the others' bids.

    Args:
        settings: of the game.
        told: what is known of it.
        drawn: the worlds; states and how likely they are, are written.
    """
    hands, states, likely = drawn
    for world in range(len(hands)):
        state = states[world]
        rewind(settings, told, hands[world], state)
        likely[world] = _weigh(settings, told, state)
        enter_world(settings, told, hands[world], state)
        state[at.KEY] = world


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
            off = (bid - steady_aim(settings, state)) / SPREAD
            likely *= exp(-off * off / 2) + _FLOOR
        if bid != NO_BID:
            state[at.BIDS + seat] = bid
            state[at.BIDS_MADE] += 1
            state[at.BID_SUM] += bid
        seat = seat + 1 if seat + 1 < players else 0
    return likely


@inlined
def enter_world(settings: IntArray, told: Told, hands: IntArray, state: IntArray) -> None:
    """Make ``state`` the game with these hands, and with the bids that it has already."""
    for part in range(at.WIDTH):
        if not at.BIDS <= part < at.BIDS + at.SEATS:
            state[part] = told.root[part]
    state[at.BID_SUM] = 0
    for seat in range(settings[at.PLAYERS]):
        state[at.HANDS + seat] = hands[seat]
        state[at.BID_SUM] += max(state[at.BIDS + seat], 0)


@inlined
def rewind(settings: IntArray, told: Told, hands: IntArray, state: IntArray) -> None:
    """Make ``state`` the game with these hands before its first bid."""
    copy_into(state, told.root)
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
