"""The steps in which hidden cards are given out, as an array for compiled code.

A plan is ``int64[steps + 1, WIDTH]``, a row for each step and one for the end. The names here are
its columns; from ``GROUP``, ``COUNTED`` and ``STRIDE`` on, an entry for each group follows.

A *state* is how many cards are left of each group before a step. A *split* is how many cards of
each group a seat is given, packed into one number with ``SPLIT_BITS`` for each.
"""

from math import comb
from typing import Final

import numpy as np

from foretell.sim.layout import IntArray
from foretell.sim.worlds.steps import Step

MOST_GROUPS: Final = 5
"""Four suits that some may hold and others not, and the cards that are barred to nobody."""

SEAT: Final = 0
"""The seat that is given cards."""
HELD: Final = 1
"""How many."""
STATE: Final = 2
"""The number of the step's first state; those of the next step follow on its last."""
ORIGIN: Final = 3
"""The number that the state would have in which nothing is left; it may lie outside."""
SPLIT: Final = 4
"""The number of the step's first split."""
SPLITS: Final = 5
"""How many splits there are; in a plan without tables, how many there can be at most."""
SUM: Final = 6
"""The number of the step's first sum (see ``tables``); each state has one for each split."""
GROUPS: Final = 7
"""How many groups the seat may hold."""
DIMENSIONS: Final = 8
"""How many groups have to be counted to know how much is left of all."""
GROUP: Final = 9
"""The groups that the seat may hold, as sets."""
COUNTED: Final = GROUP + MOST_GROUPS
"""The groups that are counted, as sets."""
STRIDE: Final = COUNTED + MOST_GROUPS
"""By how much the number of a state grows with each card that is left of a counted group."""
WIDTH: Final = STRIDE + MOST_GROUPS

SPLIT_BITS: Final = 6
SPLIT_MASK: Final = (1 << SPLIT_BITS) - 1


def plan_of(steps: tuple[Step, ...]) -> IntArray:
    """Return the plan for some steps, in their order."""
    rows = []
    first_state = first_split = first_sum = 0
    for number, step in enumerate(steps):
        own = [group for group in step.groups if group & step.may_hold]
        counted = _counted(steps[number:])
        splits = comb(step.held + len(own) - 1, step.held)
        origin, states, strides = first_state, 1, []
        for group in counted:
            count = group.bit_count()
            given = sum([before.held for before in steps[:number] if before.may_hold & group])
            strides.append(states)
            origin -= states * max(count - given, 0)
            states *= min(count, given) + 1
        places = [first_state, origin, first_split, splits, first_sum, len(own), len(counted)]
        sets = _padded(own) + _padded(counted) + _padded(strides)
        rows.append([step.seat, step.held, *places, *sets])
        first_state += states
        first_split += splits
        first_sum += states * splits
    end = [0, 0, first_state, first_state, first_split, 0, first_sum]
    rows.append(end + [0] * (WIDTH - len(end)))
    return np.array(rows, dtype=np.int64)


def _counted(steps: tuple[Step, ...]) -> list[int]:
    """Return the groups to count; how much is left of the others follows, or is of no use.

    What none of the seats to come may hold is not theirs to count. If there is nothing of the
    kind, the number of all cards that are left tells one group from the others.
    """
    groups = steps[0].groups
    used = 0
    for step in steps:
        used |= step.may_hold
    counted = [group for group in groups if group & used]
    return counted if len(counted) < len(groups) else sorted(counted, key=int.bit_count)[:-1]


def _padded(values: list[int]) -> list[int]:
    return values + [0] * (MOST_GROUPS - len(values))
