"""The plan: the steps of dealing hidden cards, as an array for compiled code.

A plan is ``int64[steps + 1, WIDTH]``, a row for each step and one for the end. The names here are
its columns; ``GROUP``, ``COUNTED`` and ``STRIDE`` are the first of several, one for each group.

A *state* is the number of cards left in each group before a step. A *split* is the number of cards
dealt to a seat from each group, packed into one number with ``SPLIT_BITS`` for each.
"""

from typing import Final

import numpy as np

from foretell.sim.bits import bit_count
from foretell.sim.compiling import compiled, inlined, kernel
from foretell.sim.layout import IntArray
from foretell.sim.worlds.hidden import Hidden

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


def plan_of(hidden: Hidden) -> IntArray:
    """Return the plan for dealing hidden cards."""
    seats = len(hidden.held)
    plan = np.zeros((seats + 1, WIDTH), dtype=np.int64)
    cards = np.array([hidden.held, hidden.may_hold], dtype=np.int64)
    steps = _write_plan(cards[0], cards[1], plan, np.zeros((seats, MOST_GROUPS), dtype=np.int64))
    return plan[: steps + 1]


@compiled
def write_plan(held: IntArray, may_hold: IntArray, plan: IntArray, groups: IntArray) -> int:
    """Write the plan for dealing hidden cards, and return the number of its steps.

    Args:
        held: the number of cards hidden in each hand, ``int64[seats]``.
        may_hold: the cards possibly among them, as sets, ``int64[seats]``.
        plan: ``int64[seats + 1, WIDTH]``; written.
        groups: scratch, ``int64[seats, MOST_GROUPS]``; the groups of all cards at each step.
    """
    steps = _order(held, may_hold, plan)
    _divide(may_hold, plan, steps, groups)
    first_state, first_split, first_sum = 0, 0, 0
    for step in range(steps):
        row, seat = plan[step], plan[step, SEAT]
        row[HELD] = held[seat]
        row[STATE], row[SPLIT], row[SUM] = first_state, first_split, first_sum
        own, counted = 0, _list_counted(may_hold, plan, steps, step, groups)
        for group in groups[step]:
            if group & may_hold[seat]:
                row[GROUP + own] = group
                own += 1
        row[GROUPS], row[DIMENSIONS] = own, counted
        row[SPLITS] = _ways_to_split(held[seat], own)
        states = 1
        row[ORIGIN] = first_state
        for dimension in range(counted):
            group = row[COUNTED + dimension]
            dealt: int = 0
            for before in range(step):
                if may_hold[plan[before, SEAT]] & group:
                    dealt += held[plan[before, SEAT]]
            count = bit_count(group)
            row[STRIDE + dimension] = states
            row[ORIGIN] -= states * max(count - dealt, 0)
            states *= min(count, dealt) + 1
        first_state += states
        first_split += row[SPLITS]
        first_sum += states * row[SPLITS]
    end = plan[steps]
    end[STATE], end[ORIGIN], end[SPLIT], end[SUM] = first_state, first_state, first_split, first_sum
    return steps


@inlined
def _order(held: IntArray, may_hold: IntArray, plan: IntArray) -> int:
    """Write the seats to be dealt cards in order, and return their number.

    Those with the most possible cards come last: a seat without restrictions distinguishes no
    groups, so it does not complicate earlier steps.
    """
    steps = 0
    for seat in range(len(held)):
        if held[seat] == 0:
            continue
        step = steps
        while step > 0 and bit_count(may_hold[plan[step - 1, SEAT]]) > bit_count(may_hold[seat]):
            plan[step, SEAT] = plan[step - 1, SEAT]
            step -= 1
        plan[step, SEAT] = seat
        steps += 1
    return steps


@inlined
def _divide(may_hold: IntArray, plan: IntArray, steps: int, groups: IntArray) -> None:
    """Write the groups that each step and later ones distinguish, 0 after the last of a step."""
    together = 0
    for step in range(steps):
        together |= may_hold[plan[step, SEAT]]
    for step in range(steps - 1, -1, -1):
        own, count = may_hold[plan[step, SEAT]], 0
        for number in range(MOST_GROUPS):
            before = groups[step + 1, number] if step + 1 < steps else together * (number == 0)
            for part in (before & own, before & ~own):
                if part:
                    groups[step, count] = part
                    count += 1


@inlined
def _list_counted(
    may_hold: IntArray, plan: IntArray, steps: int, step: int, groups: IntArray
) -> int:
    """Write the groups that a step counts, and return their number.

    The counts of others follow or do not matter: groups impossible for all remaining seats do not
    matter, and if there are none, the count of the largest group follows from the others and the
    number of all cards left.
    """
    used, counted, passed, largest = 0, 0, 0, 0
    for later in range(step, steps):
        used |= may_hold[plan[later, SEAT]]
    for group in groups[step]:
        if group & used == 0:
            passed += group != 0
            continue
        plan[step, COUNTED + counted] = group
        if bit_count(group) >= bit_count(plan[step, COUNTED + largest]):
            largest = counted
        counted += 1
    if passed:
        return counted
    for place in range(largest, counted - 1):
        plan[step, COUNTED + place] = plan[step, COUNTED + place + 1]
    plan[step, COUNTED + counted - 1] = 0
    return counted - 1


@inlined
def _ways_to_split(held: int, groups: int) -> int:
    """Return the number of ways to divide some cards over groups."""
    ways = 1
    for number in range(1, groups):
        ways = ways * (held + number) // number
    return ways


@kernel
def _write_plan(held: IntArray, may_hold: IntArray, plan: IntArray, groups: IntArray) -> int:
    return write_plan(held, may_hold, plan, groups)
