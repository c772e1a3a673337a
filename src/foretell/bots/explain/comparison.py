"""Comparison of the chosen action with the others."""

from typing import Final

from foretell.bots.explain.outlook import alike
from foretell.bots.explain.rows import NUMBERS, FloatArray, Rows, add
from foretell.cards import FIRST_WIZARD
from foretell.sim import layout
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import IntArray

_NO_DIFFERENCE: Final = 0.05
"""The difference in points below which values are the same."""

_NEXT: Final = (
    NUMBERS["reason/next_suit"],
    NUMBERS["reason/next_bid"],
    NUMBERS["reason/next_card"],
)
"""The code for the gap to the next best action, by phase from ``CHOOSING_TRUMP``."""
_LEVEL: Final = (
    NUMBERS["reason/level_suit"],
    NUMBERS["reason/level_bid"],
    NUMBERS["reason/level_card"],
)
"""The same for a tie."""


@compiled
def next_best(phase: int, codes: IntArray, behind: FloatArray) -> int:
    """Return the place of the best action not equivalent to the first; -1 if all are."""
    best, first = -1, codes[0]
    same = alike(first) if phase == layout.PLAYING and first >= FIRST_WIZARD else 1 << first
    for place in range(1, len(codes)):
        if same >> codes[place] & 1 == 0 and (best < 0 or behind[place] < behind[best]):
            best = place
    return best


@inlined
def is_same(behind: FloatArray) -> bool:
    """Return whether all actions have the same value."""
    largest = 0.0
    for gap in behind:
        largest = max(largest, gap)
    return largest < _NO_DIFFERENCE


@inlined
def add_difference(phase: int, code: int, behind: float, margin: float, rows: Rows) -> None:
    """Append the reason that states the gap of another action."""
    kind = phase - layout.CHOOSING_TRUMP
    number = _LEVEL[kind] if behind <= margin else _NEXT[kind]
    add(rows, number, code, behind, 0)
