"""Worlds: hands that agree with an information set, sampled uniformly."""

import numpy as np

from foretell.cards import DECK_SIZE
from foretell.sim import information_set
from foretell.sim import layout as at
from foretell.sim.information_set import HELD, HIDDEN, MAY_HOLD, write_hidden
from foretell.sim.layout import SEATS
from foretell.sim.worlds import plan
from foretell.sim.worlds.drawing import draw_worlds
from foretell.sim.worlds.plan import MOST_GROUPS, write_plan
from foretell.sim.worlds.tables import SplitTables, Workings, fill_tables
from foretell.wasm.exporting import INT, INTS, NOTHING, WORD, Kind, array, exported
from foretell.wasm.exports.positions import SETTINGS, position_of


@exported(NOTHING, INTS, INTS, WORD, WORD, INT, INTS)
def sample_worlds(
    settings: Kind, known: Kind, seed: int, first: int, count: int, hands: Kind
) -> None:
    """Write worlds, ``int64[count, SEATS]``, as ``foretell.sim.worlds.Worlds.sample`` does."""
    rules, information = array(settings, (SETTINGS,)), array(known, (information_set.WIDTH,))
    state, hidden = np.empty(at.WIDTH, np.int64), np.empty(HIDDEN, np.int64)
    position_of(rules, information, state, np.empty(DECK_SIZE, np.int64))
    write_hidden(rules, information, state, hidden)
    rows = np.zeros((SEATS + 1, plan.WIDTH), np.int64)
    groups = np.zeros((SEATS, MOST_GROUPS), np.int64)
    steps = write_plan(hidden[HELD:MAY_HOLD], hidden[MAY_HOLD:], rows, groups)
    end, cards = rows[steps], 0
    for seat in range(SEATS):
        cards |= hidden[MAY_HOLD + seat]
    tables = SplitTables(
        rows[: steps + 1], cards, np.empty(end[plan.SPLIT], np.int64), np.empty(end[plan.SUM])
    )
    left, ways = np.empty(end[plan.STATE] + 1, np.int64), np.zeros(end[plan.STATE] + 1)
    left[:] = -1
    fill_tables(tables, Workings(np.empty(end[plan.SPLIT], np.int64), left, ways))
    worlds = array(hands, (count, SEATS))
    for world in range(count):
        worlds[world] = hidden[:HELD]
    draw_worlds(tables, worlds, seed, first)
