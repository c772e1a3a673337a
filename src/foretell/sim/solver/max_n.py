"""Every seat maximises its own points (max^n).

Luckhardt and Irani, An Algorithmic Solution of N-Person Games (1986). Among cards of equal value to
it, a seat plays the lowest by index. Since equivalent cards lead to the same position, with its
cards in the same order, skipping all but the lowest of them changes nothing.

A branch is pruned only once the seat to act, trying its cards from the lowest up, has found the
most it can still get (immediate pruning: Sturtevant and Korf, On Pruning Techniques for
Multi-Player Games, 2000). That is exact. The values of one seat never prune another's choices.
"""

from typing import Final

from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled
from foretell.sim.layout import IntArray
from foretell.sim.solver.bounds import trick_bounds
from foretell.sim.solver.choices import choices
from foretell.sim.solver.scratch import (
    EFFORT,
    FRAME,
    LEFT,
    NEEDS,
    NODE,
    PLAYERS,
    SEAT_BITS,
    SEAT_MASK,
    STEP,
    WINNER,
)
from foretell.sim.solver.transposition_table import UNKNOWN, lookup
from foretell.sim.solver.tricks import advance, last_winner, open_trick

_INFINITE: Final = SEAT_MASK
"""Above all possible distances."""
_ALL: Final = 1 << SEAT_BITS * 6
"""The part of the key that marks searches without a single seat."""


@compiled
def tricks_taken(transpositions: IntArray, scratch: IntArray, node: int) -> int:
    """Return the tricks taken by each seat, ``SEAT_BITS`` bits each, from the leader on.

    They include the trick of the node, even if it is complete.

    Args:
        transpositions: see ``new_transposition_table``.
        scratch: see ``new_scratch``. The node is set up; if its trick is complete, it becomes the
            start of the next one.
        node: the index of the node.
    """
    complete = scratch[node + STEP] == scratch[PLAYERS]
    outcome: int = _next_trick(transpositions, scratch, node) if complete else UNKNOWN
    if outcome == UNKNOWN:
        shift, nearest, limit = SEAT_BITS * scratch[node + STEP], _INFINITE, 0
        need, cards = scratch[node + NEEDS] >> shift & SEAT_MASK, choices(scratch, node)
        while nearest > limit and cards != 0 and scratch[EFFORT] >= 0:
            card = lowest(cards)
            cards ^= 1 << card
            advance(scratch, node, card)
            taken = tricks_taken(transpositions, scratch, node + NODE)
            distance = abs(need - (taken >> shift & SEAT_MASK))
            if distance < nearest:
                if outcome == UNKNOWN and distance > 0:
                    within = trick_bounds(scratch, node, scratch[node + STEP])
                    limit = max(0, (within & SEAT_MASK) - need, need - (within >> SEAT_BITS))
                outcome, nearest = taken, distance
        if complete and scratch[EFFORT] >= 0:
            transpositions[lookup(transpositions, scratch, scratch[node + FRAME])] = outcome
    if complete:  # rotate to the seat order of the previous trick
        turn, whole = SEAT_BITS * scratch[node + WINNER], SEAT_BITS * scratch[PLAYERS]
        outcome <<= turn
        outcome = (1 << turn) + (outcome & (1 << whole) - 1 | outcome >> whole)
    return outcome


@compiled
def _next_trick(transpositions: IntArray, scratch: IntArray, node: int) -> int:
    """Start the next trick, and return the tricks taken from then on, or ``UNKNOWN``."""
    remaining, whole = scratch[node + LEFT] - 1, SEAT_BITS * scratch[PLAYERS]
    turn, needs = SEAT_BITS * scratch[node + WINNER], scratch[node + NEEDS]
    if remaining == 0:
        return 0
    if remaining == 1:
        return 1 << SEAT_BITS * last_winner(scratch, node)
    if needs >> turn & SEAT_MASK != 0:
        needs -= 1 << turn
    needs = needs >> turn | (needs & (1 << turn) - 1) << whole - turn
    for shift in range(0, whole, SEAT_BITS):
        needs -= max(0, (needs >> shift & SEAT_MASK) - remaining) << shift
    frame = open_trick(scratch, node, _ALL | needs)
    scratch[node + NEEDS] = needs
    stored: int = transpositions[lookup(transpositions, scratch, frame)]
    return stored
