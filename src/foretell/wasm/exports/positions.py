"""Positions, legal actions and observations, from information sets.

In all exports, ``settings`` are those of a game (``foretell.sim.layout``), and ``known`` is the
information set of the seat to act (``foretell.sim.information_set``).
"""

import numpy as np

from foretell.cards import DECK_SIZE
from foretell.rules.schedule import MOST_ROUNDS
from foretell.sim import information_set, layout
from foretell.sim.compiling import compiled
from foretell.sim.information_set import write_position
from foretell.sim.layout import IntArray
from foretell.sim.observation import OBSERVED, write_observation
from foretell.sim.step import legal
from foretell.wasm.exporting import INTS, NOTHING, WORD, Kind, array, exported

SETTINGS = layout.HAND_SIZES + MOST_ROUNDS
"""The number of entries of an array of settings, of which a game can need fewer."""


@compiled
def position_of(settings: IntArray, known: IntArray, state: IntArray, owners: IntArray) -> None:
    """Write the game as a seat knows it; see ``write_position``."""
    write_position(settings, known, state, owners)


@exported(WORD, INTS, INTS)
def legal_actions(settings: Kind, known: Kind) -> int:
    """Return the legal actions as a set: cards, bids or suits, by phase."""
    state = np.empty(layout.WIDTH, np.int64)
    rules = array(settings, (SETTINGS,))
    position_of(rules, array(known, (information_set.WIDTH,)), state, np.empty(DECK_SIZE, np.int64))
    return legal(rules, state)


@exported(NOTHING, INTS, INTS, INTS)
def position(settings: Kind, known: Kind, state: Kind) -> None:
    """Write the game as the seat knows it, ``int64[WIDTH]`` of ``foretell.sim.layout``."""
    position_of(
        array(settings, (SETTINGS,)),
        array(known, (information_set.WIDTH,)),
        array(state, (layout.WIDTH,)),
        np.empty(DECK_SIZE, np.int64),
    )


@exported(NOTHING, INTS, INTS, INTS)
def observation(settings: Kind, known: Kind, out: Kind) -> None:
    """Write the observation, ``int64[OBSERVED]`` of ``foretell.sim.observation``."""
    state, rules = np.empty(layout.WIDTH, np.int64), array(settings, (SETTINGS,))
    position_of(rules, array(known, (information_set.WIDTH,)), state, np.empty(DECK_SIZE, np.int64))
    view = array(out, (OBSERVED,))
    view[:] = 0
    write_observation(rules, state, state[layout.SEAT], view)
