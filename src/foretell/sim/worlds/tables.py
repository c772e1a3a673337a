"""The tables of the sampler: the number of ways from each state, and the weights of splits.

They are computed step by step from the end: the ways from a state are the sum over its splits, and
those of a split are the choices of its cards times the ways from the state it leads to.
"""

from math import comb
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.cards import DECK_SIZE
from foretell.sim.bits import bit_count
from foretell.sim.compiling import inlined, kernel
from foretell.sim.layout import IntArray
from foretell.sim.worlds.hidden import Hidden
from foretell.sim.worlds.plan import (
    COUNTED,
    DIMENSIONS,
    GROUP,
    GROUPS,
    HELD,
    ORIGIN,
    SPLIT,
    SPLIT_BITS,
    SPLIT_MASK,
    SPLITS,
    STATE,
    STRIDE,
    SUM,
    plan_of,
)

FloatArray = npt.NDArray[np.float64]

_COMBINATIONS: Final = np.array(
    [[comb(cards, taken) for taken in range(DECK_SIZE + 1)] for cards in range(DECK_SIZE + 1)],
    dtype=np.float64,
)
"""Binomial coefficients, ``[cards, taken]``."""


class SplitTables(NamedTuple):
    """The tables of the sampler."""

    plan: IntArray
    """The plan (see ``plan``), with exact numbers of splits and sums instead of upper bounds."""
    cards: int
    """All possible hidden cards of any seat, as a set."""
    splits: IntArray
    """The splits of all steps."""
    sums: FloatArray
    """The cumulative sums of the ways of a step's splits, for each state."""


class Workings(NamedTuple):
    """Intermediate results."""

    shifts: IntArray
    """The decrease of the next state's number by each split."""
    remaining: IntArray
    """A set of cards possibly left in each state; -1 for states not reached."""
    ways: FloatArray
    """The number of ways to continue from each state."""


def split_tables(hidden: Hidden) -> SplitTables:
    """Return the tables for dealing hidden cards."""
    plan, cards = plan_of(hidden), 0
    for own in hidden.may_hold:
        cards |= own
    end = plan[-1]
    tables = SplitTables(plan, cards, np.empty(end[SPLIT], dtype=np.int64), np.empty(end[SUM]))
    shifts = np.empty(end[SPLIT], dtype=np.int64)
    remaining = np.full(end[STATE] + 1, -1, dtype=np.int64)
    fill_tables(tables, Workings(shifts, remaining, np.zeros(end[STATE] + 1)))
    return tables


@kernel
def fill_tables(tables: SplitTables, workings: Workings) -> None:
    """Fill the tables, and write the number of splits and the start of sums to the plan."""
    plan, size = tables.plan, 0
    steps = len(plan) - 1
    workings.remaining[0] = tables.cards
    for step in range(steps):
        _list_splits(plan, step, tables.splits, workings.shifts)
        plan[step, SUM] = size
        size += (plan[step + 1, STATE] - plan[step, STATE]) * plan[step, SPLITS]
        _reach(tables, workings, step)
    workings.ways[plan[steps, STATE]] = 1.0
    for step in range(steps - 1, -1, -1):
        _sum_ways(tables, workings, step)


@inlined
def _list_splits(plan: IntArray, step: int, splits: IntArray, shifts: IntArray) -> None:
    """List the splits of a step, and the decrease of the next state's number by each."""
    held, last, combinations = plan[step, HELD], plan[step, GROUPS] - 1, 1
    for group in range(last):
        combinations *= min(held, bit_count(plan[step, GROUP + group])) + 1
    number = plan[step, SPLIT]
    for combination in range(combinations):
        rest, over, split, shift = held, combination, 0, 0
        for group in range(last):
            most = min(held, bit_count(plan[step, GROUP + group])) + 1
            taken = over % most
            over //= most
            rest -= taken
            split |= taken << (SPLIT_BITS * group)
            shift += taken * _stride_after(plan, step, group)
        if 0 <= rest <= bit_count(plan[step, GROUP + last]):
            splits[number] = split | rest << (SPLIT_BITS * last)
            shifts[number] = shift + rest * _stride_after(plan, step, last)
            number += 1
    plan[step, SPLITS] = number - plan[step, SPLIT]


@inlined
def _stride_after(plan: IntArray, step: int, group: int) -> int:
    """Return the change of the next state's number per card of a group."""
    stride: int = 0
    for dimension in range(plan[step + 1, DIMENSIONS]):
        if plan[step, GROUP + group] & plan[step + 1, COUNTED + dimension]:
            stride = plan[step + 1, STRIDE + dimension]
    return stride


@inlined
def _reach(tables: SplitTables, workings: Workings, step: int) -> None:
    """Find the states reachable after a step from those before it."""
    plan, remaining = tables.plan, workings.remaining
    for state in range(plan[step, STATE], plan[step + 1, STATE]):
        if remaining[state] < 0:
            continue
        onward = state_number(plan, step + 1, remaining[state])
        for number in range(plan[step, SPLIT], plan[step, SPLIT] + plan[step, SPLITS]):
            after = onward - workings.shifts[number]
            split = tables.splits[number]
            if _choices(plan, step, remaining[state], split) > 0 and remaining[after] < 0:
                remaining[after] = _without(plan, step, remaining[state], split)


@inlined
def _sum_ways(tables: SplitTables, workings: Workings, step: int) -> None:
    """Sum the ways from all states before a step, given those after it."""
    plan, remaining, position = tables.plan, workings.remaining, tables.plan[step, SUM]
    for state in range(plan[step, STATE], plan[step + 1, STATE]):
        if remaining[state] < 0:
            position += plan[step, SPLITS]
            continue
        onward = state_number(plan, step + 1, remaining[state])
        total = 0.0
        for number in range(plan[step, SPLIT], plan[step, SPLIT] + plan[step, SPLITS]):
            choices = _choices(plan, step, remaining[state], tables.splits[number])
            if choices > 0:
                total += choices * workings.ways[onward - workings.shifts[number]]
            tables.sums[position] = total
            position += 1
        workings.ways[state] = total


@inlined
def state_number(plan: IntArray, step: int, remaining: int) -> int:
    """Return the number of the state before a step in which a set of cards is left."""
    number: int = plan[step, ORIGIN]
    for dimension in range(plan[step, DIMENSIONS]):
        number += plan[step, STRIDE + dimension] * bit_count(
            remaining & plan[step, COUNTED + dimension]
        )
    return number


@inlined
def _choices(plan: IntArray, step: int, remaining: int, split: int) -> float:
    """Return the number of ways to choose the cards of a split from those left."""
    choices = 1.0
    for group in range(plan[step, GROUPS]):
        taken = split >> (SPLIT_BITS * group) & SPLIT_MASK
        choices *= _COMBINATIONS[bit_count(remaining & plan[step, GROUP + group]), taken]
    return choices


@inlined
def _without(plan: IntArray, step: int, remaining: int, split: int) -> int:
    """Return the cards left after a split takes the lowest of each group, which are equivalent."""
    for group in range(plan[step, GROUPS]):
        cards = remaining & plan[step, GROUP + group]
        for _ in range(split >> (SPLIT_BITS * group) & SPLIT_MASK):
            remaining ^= cards & -cards
            cards &= cards - 1
    return remaining
