"""Worlds of an information set, sampled uniformly, compiled."""

import numpy as np

from foretell.bots.engine import Crossing, operation
from foretell.cards import DECK_SIZE
from foretell.sim import layout
from foretell.sim.information_set import HELD, HIDDEN, MAY_HOLD, write_hidden, write_position
from foretell.sim.layout import IntArray
from foretell.sim.worlds import plan
from foretell.sim.worlds.drawing import draw_worlds
from foretell.sim.worlds.plan import MOST_GROUPS, write_plan
from foretell.sim.worlds.tables import SplitTables, Workings, fill_tables


def _sampling(
    settings: IntArray, known: IntArray, seed: int, first: int, hands: IntArray
) -> Crossing:
    return settings, known, seed, first, len(hands), hands


@operation("sample_worlds", _sampling)
def sample_worlds(
    settings: IntArray, known: IntArray, seed: int, first: int, hands: IntArray
) -> None:
    """Write worlds, as ``foretell.sim.worlds.Worlds.sample`` does.

    Args:
        settings: the settings of the game.
        known: the information set of the seat to act (``foretell.sim.information_set``).
        seed: any 64-bit integer.
        first: the number of the first world, from 0.
        hands: ``int64[worlds, SEATS]``; written.
    """
    state, hidden = np.empty(layout.WIDTH, np.int64), np.empty(HIDDEN, np.int64)
    write_position(settings, known, state, np.empty(DECK_SIZE, np.int64))
    write_hidden(settings, known, state, hidden)
    rows = np.zeros((layout.SEATS + 1, plan.WIDTH), np.int64)
    groups = np.zeros((layout.SEATS, MOST_GROUPS), np.int64)
    steps = write_plan(hidden[HELD:MAY_HOLD], hidden[MAY_HOLD:], rows, groups)
    end, cards = rows[steps], 0
    for seat in range(layout.SEATS):
        cards |= hidden[MAY_HOLD + seat]
    tables = SplitTables(
        rows[: steps + 1], cards, np.empty(end[plan.SPLIT], np.int64), np.empty(end[plan.SUM])
    )
    cards_left, ways = np.empty(end[plan.STATE] + 1, np.int64), np.zeros(end[plan.STATE] + 1)
    cards_left[:] = -1
    fill_tables(tables, Workings(np.empty(end[plan.SPLIT], np.int64), cards_left, ways))
    for world in range(len(hands)):
        hands[world] = hidden[:HELD]
    draw_worlds(tables, hands, seed, first)
