"""Possible games: the worlds of an observation as states, weighted by the likelihood of the bids.

The others are assumed to bid almost like ``steady``: the nearer a bid is to the tricks that
``steady`` would aim at with the hand, the likelier it is.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.bots.engine import Crossing, operation
from foretell.bots.steady.compiled import steady_aim, steady_policy
from foretell.cards import DECK_SIZE
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
from foretell.sim.compiling import compiled, inlined
from foretell.sim.copying import copy_into
from foretell.sim.elementary import exp
from foretell.sim.information_set import BIDS, CARDS, COUNT, write_position
from foretell.sim.layout import IntArray
from foretell.sim.observation import HIDDEN_BID
from foretell.sim.primitives import led_at_start

FloatArray = npt.NDArray[np.float64]

BID_DEVIATION: Final = 0.6
"""Standard deviation of the others' bids from the aim of ``steady``, in tricks."""
_FLOOR: Final = 0.02
"""The least likelihood of a bid, relative to 1 for one equal to the aim."""


class Evidence(NamedTuple):
    """The observed bids and plays that determine the likelihood of worlds."""

    root: IntArray
    """The game as the seat to act knows it, ``int64[WIDTH]``."""
    played: IntArray
    """The cards played by each seat in this round, as sets, ``int64[SEATS]``."""
    cards: IntArray
    """The same cards in the order of play, ``int64[cards]``."""
    bids: IntArray
    """The known bids, ``int64[SEATS]``; ``HIDDEN_BID`` and ``NO_BID`` for the others."""


class WeightedWorlds(NamedTuple):
    """Sampled worlds and their weights.

    Attributes:
        hands: ``int64[worlds, SEATS]``.
        states: the games with these hands, ``int64[worlds, WIDTH]``, each with another key.
        weights: relative likelihoods, or their logarithms where stated, ``float64[worlds]``.
    """

    hands: IntArray
    states: IntArray
    weights: FloatArray


def _weighing(settings: IntArray, known: IntArray, worlds: WeightedWorlds) -> Crossing:
    return settings, known, len(worlds.hands), *worlds


@operation("weigh_by_rules", _weighing)
def weigh_by_rules(settings: IntArray, known: IntArray, worlds: WeightedWorlds) -> None:
    """Build the state of each world, and weight it by the likelihood of the others' bids.

    Args:
        settings: the settings of the game.
        known: the information set of the seat to act (``foretell.sim.information_set``).
        worlds: the worlds, whose hands are read, and whose states and weights are written.
    """
    root, played = np.empty(layout.WIDTH, np.int64), np.empty(layout.SEATS, np.int64)
    owners = np.empty(DECK_SIZE, np.int64)
    write_evidence(settings, known, root, played, owners)
    cards, bids = known[CARDS : CARDS + known[COUNT]], known[BIDS : BIDS + layout.SEATS]
    _build_worlds(settings, Evidence(root, played, cards, bids), worlds)


@compiled
def write_evidence(
    settings: IntArray, known: IntArray, root: IntArray, played: IntArray, owners: IntArray
) -> None:
    """Write the arrays of the evidence that are no parts of the information set.

    Args:
        settings: the settings of the game.
        known: the information set of the seat to act.
        root: the root of the evidence; written.
        played: the cards played by each seat; written.
        owners: the seat that played each card, ``int64[DECK_SIZE]``; written.
    """
    write_position(settings, known, root, owners)
    for seat in range(layout.SEATS):
        played[seat] = 0
    for number in range(known[COUNT]):
        played[owners[number]] |= 1 << known[CARDS + number]


@compiled
def _build_worlds(settings: IntArray, evidence: Evidence, worlds: WeightedWorlds) -> None:
    hands, states, weights = worlds
    for world in range(len(hands)):
        state = states[world]
        rewind(settings, evidence, hands[world], state)
        weights[world] = _bid_weight(settings, evidence, state)
        build_state(settings, evidence, hands[world], state)
        state[layout.KEY] = world


@inlined
def _bid_weight(settings: IntArray, evidence: Evidence, state: IntArray) -> float:
    """Replay the bidding in ``state``, and return the likelihood of the known bids."""
    players, observer = settings[layout.PLAYERS], evidence.root[layout.SEAT]
    seat, likelihood = state[layout.SEAT], 1.0
    for _ in range(players):
        bid = evidence.bids[seat]
        state[layout.SEAT] = seat
        if bid == HIDDEN_BID:
            bid = steady_policy(settings, state, 0)
        elif bid != NO_BID and seat != observer:
            off = (bid - steady_aim(settings, state)) / BID_DEVIATION
            likelihood *= exp(-off * off / 2) + _FLOOR
        if bid != NO_BID:
            state[layout.BIDS + seat] = bid
            state[layout.BIDS_MADE] += 1
            state[layout.BID_SUM] += bid
        seat = seat + 1 if seat + 1 < players else 0
    return likelihood


@inlined
def build_state(settings: IntArray, evidence: Evidence, hands: IntArray, state: IntArray) -> None:
    """Set ``state`` to the current game with these hands, keeping its bids."""
    for part in range(layout.WIDTH):
        if not layout.BIDS <= part < layout.BIDS + layout.SEATS:
            state[part] = evidence.root[part]
    state[layout.BID_SUM] = 0
    for seat in range(settings[layout.PLAYERS]):
        state[layout.HANDS + seat] = hands[seat]
        state[layout.BID_SUM] += max(state[layout.BIDS + seat], 0)


@inlined
def rewind(settings: IntArray, evidence: Evidence, hands: IntArray, state: IntArray) -> None:
    """Set ``state`` to the game with these hands before the first bid."""
    copy_into(state, evidence.root)
    players = settings[layout.PLAYERS]
    first = state[layout.DEALER] + 1 if state[layout.DEALER] + 1 < players else 0
    state[layout.PHASE] = layout.BIDDING
    state[layout.LEADER] = first
    state[layout.SEAT] = first
    state[layout.LED] = led_at_start(settings[layout.ONE_SUIT] != 0)
    for place in range(layout.ON_TABLE, layout.TOOK + 1):
        state[place] = 0
    state[layout.VOIDS] = 0
    for seat in range(players):
        state[layout.HANDS + seat] = hands[seat] | evidence.played[seat]
        state[layout.BIDS + seat] = NO_BID
        state[layout.TAKEN + seat] = 0
        state[layout.TABLE + seat] = NO_CARD
