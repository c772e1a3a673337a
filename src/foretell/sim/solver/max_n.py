"""Every seat for itself: each plays for its own points (max^n).

Luckhardt and Irani, An Algorithmic Solution of N-Person Games (1986). Among cards that are worth
the same to the seat that plays them it plays the lowest, by index. As alike cards lead to the same
position, whose cards stand in the same order, leaving all but the lowest of them out changes
nothing.

A branch is left alone only once the seat to act has found the most that it can still get, looking
at its cards from the lowest up (immediate pruning: Sturtevant and Korf, On Pruning Techniques for
Multi-Player Games, 2000). That is exact. What one seat finds never cuts off another's choices.
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
"""More than any distance that counts."""
_ALL: Final = 1 << SEAT_BITS * 6
"""Part of the key, as no seat is singled out."""


@compiled
def tricks_taken(transpositions: IntArray, scratch: IntArray, node: int) -> int:
    """Return how many tricks each seat takes, ``SEAT_BITS`` bits each, from the leader on.

    That includes the trick of the node, also if it is complete.

    Args:
        transpositions: see ``new_transposition_table``.
        scratch: see ``new_scratch``. The node is set up; if its trick is complete, it becomes the
            start of the next one.
        node: where the search stands.
    """
    complete = scratch[node + STEP] == scratch[PLAYERS]
    found: int = _next_trick(transpositions, scratch, node) if complete else UNKNOWN
    if found == UNKNOWN:
        shift, nearest, limit = SEAT_BITS * scratch[node + STEP], _INFINITE, 0
        need, cards = scratch[node + NEEDS] >> shift & SEAT_MASK, choices(scratch, node)
        while nearest > limit and cards != 0 and scratch[EFFORT] >= 0:
            card = lowest(cards)
            cards ^= 1 << card
            advance(scratch, node, card)
            taken = tricks_taken(transpositions, scratch, node + NODE)
            distance = abs(need - (taken >> shift & SEAT_MASK))
            if distance < nearest:
                if found == UNKNOWN and distance > 0:
                    within = trick_bounds(scratch, node, scratch[node + STEP])
                    limit = max(0, (within & SEAT_MASK) - need, need - (within >> SEAT_BITS))
                found, nearest = taken, distance
        if complete and scratch[EFFORT] >= 0:
            transpositions[lookup(transpositions, scratch, scratch[node + FRAME])] = found
    if complete:  # back to the seats as the trick before counts them
        turn, whole = SEAT_BITS * scratch[node + WINNER], SEAT_BITS * scratch[PLAYERS]
        found <<= turn
        found = (1 << turn) + (found & (1 << whole) - 1 | found >> whole)
    return found


@compiled
def _next_trick(transpositions: IntArray, scratch: IntArray, node: int) -> int:
    """Begin the next trick; return the tricks taken from then on, or ``UNKNOWN``."""
    left, whole = scratch[node + LEFT] - 1, SEAT_BITS * scratch[PLAYERS]
    turn, needs = SEAT_BITS * scratch[node + WINNER], scratch[node + NEEDS]
    if left == 0:
        return 0
    if left == 1:
        return 1 << SEAT_BITS * last_winner(scratch, node)
    if needs >> turn & SEAT_MASK != 0:
        needs -= 1 << turn
    needs = needs >> turn | (needs & (1 << turn) - 1) << whole - turn
    for shift in range(0, whole, SEAT_BITS):
        needs -= max(0, (needs >> shift & SEAT_MASK) - left) << shift
    frame = open_trick(scratch, node, _ALL | needs)
    scratch[node + NEEDS] = needs
    known: int = transpositions[lookup(transpositions, scratch, frame)]
    return known
