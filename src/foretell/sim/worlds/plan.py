"""The plan: the steps of dealing hidden cards, as an array for compiled code.

A plan is ``int64[steps + 1, WIDTH]``, a row for each step and one for the end. The names here are
its columns; ``GROUP``, ``COUNTED`` and ``STRIDE`` are the first of several, one for each group.

A *state* is the number of cards left in each group before a step. A *split* is the number of cards
dealt to a seat from each group, packed into one number with ``SPLIT_BITS`` for each.
"""

from math import comb
from typing import Final

import numpy as np

from foretell.sim.layout import IntArray
from foretell.sim.worlds.dealing_steps import DealingStep

MOST_GROUPS: Final = 5
"""The most groups: four suits possible for some seats only, and the cards possible for all."""

SEAT: Final = 0
"""The seat that is dealt cards."""
HELD: Final = 1
"""The number of cards dealt."""
STATE: Final = 2
"""The number of the step's first state; the next step's states follow its last."""
ORIGIN: Final = 3
"""The number of the state with no cards left, which can be out of range."""
SPLIT: Final = 4
"""The number of the step's first split."""
SPLITS: Final = 5
"""The number of splits, or an upper bound in a plan without tables."""
SUM: Final = 6
"""The number of the step's first sum (see ``tables``); each state has one per split."""
GROUPS: Final = 7
"""The number of groups possible for the seat."""
DIMENSIONS: Final = 8
"""The number of groups whose counts determine the state."""
GROUP: Final = 9
"""The groups possible for the seat, as sets."""
COUNTED: Final = GROUP + MOST_GROUPS
"""The counted groups, as sets."""
STRIDE: Final = COUNTED + MOST_GROUPS
"""The increase of a state's number per card left in a counted group."""
WIDTH: Final = STRIDE + MOST_GROUPS

SPLIT_BITS: Final = 6
SPLIT_MASK: Final = (1 << SPLIT_BITS) - 1


def plan_of(steps: tuple[DealingStep, ...]) -> IntArray:
    """Return the plan for some steps, in order."""
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


def _counted(steps: tuple[DealingStep, ...]) -> list[int]:
    """Return the groups to count; the counts of others follow or do not matter.

    Groups impossible for all remaining seats do not matter. If there are none, the count of one
    group follows from the others and the number of all cards left.
    """
    groups = steps[0].groups
    used = 0
    for step in steps:
        used |= step.may_hold
    counted = [group for group in groups if group & used]
    return counted if len(counted) < len(groups) else sorted(counted, key=int.bit_count)[:-1]


def _padded(values: list[int]) -> list[int]:
    return values + [0] * (MOST_GROUPS - len(values))
