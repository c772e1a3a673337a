"""What a search remembers: values of positions that it has met, each under its full key.

A value, once found, is true for good: the key says everything that the value follows from. So
nothing is ever cleared; what is met later takes the place of what was met before.
"""

import numpy as np

from foretell.sim.compiling import compiled
from foretell.sim.counter import derive
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.solver.scratch import KEY

_ENTRY = 8
"""The hands, the key and the value."""
_KEY = SEATS
_VALUE = SEATS + 1
UNKNOWN = -1


def new_memory(positions: int) -> IntArray:
    """Return room for so many positions, a power of two: 64 bytes for each."""
    return np.zeros(_ENTRY * positions, dtype=np.int64)


@compiled
def recall(memory: IntArray, scratch: IntArray, frame: int) -> int:
    """Return where the value of a position stands; the value is ``UNKNOWN`` if it is new.

    The place is the position's own until another one is asked for.
    """
    number = derive(derive(scratch[frame], scratch[frame + 1]), scratch[frame + KEY])
    number = derive(number ^ scratch[frame + 2], scratch[frame + 3])
    number = derive(number ^ scratch[frame + 4], scratch[frame + 5])
    entry = _ENTRY * (number & (len(memory) // _ENTRY - 1))
    differs = memory[entry + _KEY] ^ scratch[frame + KEY]
    for seat in range(SEATS):
        differs |= memory[entry + seat] ^ scratch[frame + seat]
    if differs != 0:
        for seat in range(SEATS):
            memory[entry + seat] = scratch[frame + seat]
        memory[entry + _KEY] = scratch[frame + KEY]
        memory[entry + _VALUE] = UNKNOWN
    return entry + _VALUE
