"""Sampling worlds by a plan and its tables."""

from typing import Final

from foretell.sim.bits import bit_count, nth
from foretell.sim.compiling import inlined, kernel
from foretell.sim.counter import below, derive
from foretell.sim.layout import IntArray
from foretell.sim.worlds.plan import (
    GROUP,
    GROUPS,
    SEAT,
    SPLIT,
    SPLIT_BITS,
    SPLIT_MASK,
    SPLITS,
    STATE,
    SUM,
)
from foretell.sim.worlds.tables import FloatArray, SplitTables, state_number

_DIGITS: Final = 53
"""Binary digits of a float."""


@kernel
def draw_worlds(tables: SplitTables, hands: IntArray, seed: int, first: int) -> None:
    """Write the hidden cards of worlds, from number ``first`` of the seed on.

    Args:
        tables: the tables of the sampler.
        hands: ``int64[worlds, players]``; known hands are not changed.
        seed: any 64-bit integer.
        first: the number of the first world, from 0.
    """
    for world in range(len(hands)):
        draw_world(tables, hands[world], derive(seed, first + world))


@inlined
def draw_world(tables: SplitTables, hands: IntArray, key: int) -> None:
    """Write one world's hidden cards, which depend only on the key, to ``hands``."""
    plan, remaining, drawn = tables.plan, tables.cards, 0
    for step in range(len(plan) - 1):
        number, count = 0, plan[step, SPLITS]
        if count > 1:
            state = state_number(plan, step, remaining) - plan[step, STATE]
            first = plan[step, SUM] + state * count
            number = _choose(tables.sums, first, count, derive(key, drawn))
            drawn += 1
        split, hand = tables.splits[plan[step, SPLIT] + number], 0
        for group in range(plan[step, GROUPS]):
            taken = split >> (SPLIT_BITS * group) & SPLIT_MASK
            hand |= _take(remaining & plan[step, GROUP + group], taken, key, drawn)
            drawn += taken
        hands[plan[step, SEAT]] = hand
        remaining ^= hand


@inlined
def _choose(sums: FloatArray, first: int, count: int, bits: int) -> int:
    """Return the first of ``count`` choices whose cumulative sum exceeds a random share."""
    share = (bits & (1 << _DIGITS) - 1) * 2.0**-_DIGITS * sums[first + count - 1]
    low, high = 0, count - 1
    while low < high:
        middle = (low + high) >> 1
        if sums[first + middle] > share:
            high = middle
        else:
            low = middle + 1
    return low


@inlined
def _take(cards: int, count: int, key: int, drawn: int) -> int:
    """Return ``count`` random cards of a set, drawn one by one, or the rest drawn if fewer."""
    held = bit_count(cards)
    fewer = min(count, held - count)
    rest = cards
    for draw in range(fewer):
        rest ^= 1 << nth(rest, below(derive(key, drawn + draw), held - draw))
    return cards ^ rest if fewer == count else rest
