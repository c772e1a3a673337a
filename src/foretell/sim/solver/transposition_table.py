"""The transposition table: values of positions found by searches, each under its full key.

The key holds everything a value depends on, so values remain valid. Nothing is ever cleared; newer
entries replace older ones.
"""

import numpy as np

from foretell.sim.compiling import compiled
from foretell.sim.counter import derive
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.solver.scratch import KEY

_ENTRY = 8
"""The numbers in an entry: the hands, the key and the value."""
_KEY = SEATS
_VALUE = SEATS + 1
UNKNOWN = -1


def new_transposition_table(positions: int) -> IntArray:
    """Return a table for a number of positions, a power of two; each takes 64 bytes."""
    return np.zeros(_ENTRY * positions, dtype=np.int64)


@compiled
def lookup(transpositions: IntArray, scratch: IntArray, frame: int) -> int:
    """Return the index of a position's value; the value is ``UNKNOWN`` if the position is new.

    The index is valid until the next lookup.
    """
    number = derive(derive(scratch[frame], scratch[frame + 1]), scratch[frame + KEY])
    number = derive(number ^ scratch[frame + 2], scratch[frame + 3])
    number = derive(number ^ scratch[frame + 4], scratch[frame + 5])
    entry = _ENTRY * (number & (len(transpositions) // _ENTRY - 1))
    differs = transpositions[entry + _KEY] ^ scratch[frame + KEY]
    for seat in range(SEATS):
        differs |= transpositions[entry + seat] ^ scratch[frame + seat]
    if differs != 0:
        for seat in range(SEATS):
            transpositions[entry + seat] = scratch[frame + seat]
        transpositions[entry + _KEY] = scratch[frame + KEY]
        transpositions[entry + _VALUE] = UNKNOWN
    return entry + _VALUE
