"""Whole decisions of the bots that do not search; those that do are made of ``search``."""

import numpy as np

from foretell.bots.levels.compiled import Memory, heuristic_policy
from foretell.bots.levels.parameters import HeuristicLevel
from foretell.bots.steady.compiled import steady_policy
from foretell.cards import DECK_SIZE
from foretell.sim import information_set, layout
from foretell.sim.information_set import CARDS
from foretell.wasm.exporting import INT, INTS, REAL, Kind, array, exported
from foretell.wasm.exports.positions import SETTINGS, position_of


@exported(INT, INTS, INTS)
def steady(settings: Kind, known: Kind) -> int:
    """Return the action of ``steady``: a card, a bid or a suit."""
    rules, state = array(settings, (SETTINGS,)), np.empty(layout.WIDTH, np.int64)
    position_of(rules, array(known, (information_set.WIDTH,)), state, np.empty(DECK_SIZE, np.int64))
    return steady_policy(rules, state, 0)


@exported(INT, INTS, INTS, REAL, REAL, INT, INT, REAL, INTS, REAL)
def heuristic(
    settings: Kind,
    known: Kind,
    forgetful: float,
    counting: float,
    heeds: int,
    horizon: int,
    bid_noise: float,
    holds: Kind,
    shift: float,
) -> int:
    """Return the action of a heuristic level; see ``heuristic_policy``."""
    rules, state = array(settings, (SETTINGS,)), np.empty(layout.WIDTH, np.int64)
    information, owners = array(known, (information_set.WIDTH,)), np.empty(DECK_SIZE, np.int64)
    position_of(rules, information, state, owners)
    memory = Memory(information[CARDS:], owners, array(holds, (DECK_SIZE,)))
    level = HeuristicLevel(forgetful, counting, heeds != 0, horizon, bid_noise)
    return heuristic_policy(rules, state, memory, level, shift)
