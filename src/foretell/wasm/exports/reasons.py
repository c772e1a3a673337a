"""The reasons for a decision, from what the seat knows and the values of its actions."""

import numpy as np

from foretell.bots import explain
from foretell.bots.explain.rows import MOST_FIELDS, MOST_ROWS, Rows
from foretell.bots.search.rollouts import MOVES
from foretell.sim import information_set, layout
from foretell.wasm.exporting import INT, INTS, REALS, Kind, array, exported
from foretell.wasm.exports.positions import SETTINGS


@exported(INT, INTS, INTS, INT, INTS, INTS, INT, INTS, REALS, INT, INTS, INTS, REALS, INTS)
def reasons(
    settings: Kind,
    known: Kind,
    count: int,
    games: Kind,
    moves: Kind,
    number: int,
    actions: Kind,
    gaps: Kind,
    counts: int,
    tricks: Kind,
    codes: Kind,
    fields: Kind,
    cards: Kind,
) -> int:
    """Write the reasons for the first of some actions, and return their number; see ``Rows``."""
    return explain.write_reasons(
        array(settings, (SETTINGS,)),
        array(known, (information_set.WIDTH,)),
        array(games, (count, layout.WIDTH)),
        array(moves, (count, 2, MOVES)),
        array(actions, (number,)),
        array(gaps, (2, number)),
        array(tricks, (number, counts)),
        Rows(
            array(codes, (MOST_ROWS,)),
            array(fields, (MOST_ROWS, MOST_FIELDS)),
            array(cards, (MOST_ROWS,)),
            np.zeros(1, np.int64),
        ),
    )


@exported(INT, INTS, INTS, INT, INTS, INTS, INTS, REALS, INT, INTS, INTS, REALS, INTS)
def faults(
    settings: Kind,
    known: Kind,
    count: int,
    games: Kind,
    moves: Kind,
    actions: Kind,
    chances: Kind,
    counts: int,
    tricks: Kind,
    codes: Kind,
    fields: Kind,
    cards: Kind,
) -> int:
    """Write what speaks against the first of two actions; see ``write_faults``."""
    return explain.write_faults(
        array(settings, (SETTINGS,)),
        array(known, (information_set.WIDTH,)),
        array(games, (count, layout.WIDTH)),
        array(moves, (count, 2, MOVES)),
        array(actions, (2,)),
        array(chances, (2,)),
        array(tricks, (2, counts)),
        Rows(
            array(codes, (MOST_ROWS,)),
            array(fields, (MOST_ROWS, MOST_FIELDS)),
            array(cards, (MOST_ROWS,)),
            np.zeros(1, np.int64),
        ),
    )
