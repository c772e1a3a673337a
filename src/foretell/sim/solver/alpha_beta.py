"""The worst case for one seat against all others (alpha-beta).

The points of a seat (R8) fall with its *distance*: the number of tricks it is off its bid. So the
seat minimises the distance, and the others together maximise it. Each search is a null-window
search: it decides whether a distance within a bound can be guaranteed, and returns a bound on it
(Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975; Plaat, Schaeffer, Pijls and de Bruin,
Best-First Fixed-Depth Minimax Algorithms, 1996, whose MTD(f) searches likewise).
"""

from typing import Final

from foretell.sim.compiling import compiled
from foretell.sim.layout import IntArray
from foretell.sim.solver.bounds import trick_bounds
from foretell.sim.solver.choices import choices, likeliest
from foretell.sim.solver.scratch import (
    BEYOND,
    EFFORT,
    FRAME,
    LEAST,
    LEFT,
    MOST,
    NEED,
    NODE,
    PLAYERS,
    SEAT,
    SEAT_BITS,
    SEAT_MASK,
    STEP,
    WINNER,
)
from foretell.sim.solver.transposition_table import UNKNOWN, lookup
from foretell.sim.solver.tricks import advance, last_winner, open_trick

_INFINITE: Final = SEAT_MASK
"""Above all possible distances."""


@compiled
def distance_sure(transpositions: IntArray, scratch: IntArray, node: int, bound: int) -> int:
    """Return a bound on the distance that a seat can guarantee.

    Args:
        transpositions: see ``new_transposition_table``.
        scratch: see ``new_scratch``. The node is set up; if its trick is complete, it becomes the
            start of the next one.
        node: the index of the node.
        bound: the distance in question.

    Returns:
        A distance the seat can guarantee, if it can guarantee one within the bound; otherwise, a
        distance below which the others can keep it from falling. Undefined if the search gave up.
    """
    complete = scratch[node + STEP] == scratch[PLAYERS]
    if complete:
        answer: int = _next_trick(transpositions, scratch, node, bound)
        if answer != UNKNOWN:
            return answer
        bound -= scratch[node + BEYOND]
    step, seat, remaining = scratch[node + STEP], scratch[node + SEAT], scratch[node + LEFT]
    need, cards = scratch[node + NEED], choices(scratch, node)
    taking = need > bound and (need + bound >= remaining or 2 * need > remaining)
    if step > seat and scratch[node + WINNER] != seat:
        taking = not taking
    best = _INFINITE if step == seat else -1
    while cards != 0 and (best > bound) == (step == seat) and scratch[EFFORT] >= 0:
        card = likeliest(scratch, node, cards, taking)
        cards ^= 1 << card
        advance(scratch, node, card)
        distance = distance_sure(transpositions, scratch, node + NODE, bound)
        best = min(best, distance) if step == seat else max(best, distance)
    if complete and scratch[EFFORT] >= 0:
        entry = lookup(transpositions, scratch, scratch[node + FRAME])
        if best <= bound:
            transpositions[entry] = scratch[node + LEAST] | best << SEAT_BITS
        else:
            transpositions[entry] = best | scratch[node + MOST] << SEAT_BITS
    if complete:
        best += scratch[node + BEYOND]
    return best


@compiled
def _next_trick(transpositions: IntArray, scratch: IntArray, node: int, bound: int) -> int:
    """Start the next trick, unless bounds settle the answer; see ``distance_sure``."""
    remaining, winner, seat = scratch[node + LEFT] - 1, scratch[node + WINNER], scratch[node + SEAT]
    need = scratch[node + NEED] - (winner == seat)
    seat = seat - winner if seat >= winner else seat - winner + scratch[PLAYERS]
    beyond: int = max(0, -need, need - remaining)
    need = min(max(need, 0), remaining)
    most: int = max(need, remaining - need)
    if beyond > bound:
        return beyond
    if beyond + most <= bound:
        return beyond + most
    if remaining == 1:
        most = abs(need - (last_winner(scratch, node) == seat))
        return beyond + most
    frame = open_trick(scratch, node, seat << SEAT_BITS | need)
    within = trick_bounds(scratch, node, seat)
    least: int = max(0, (within & SEAT_MASK) - need, need - (within >> SEAT_BITS))
    most = max(need - (within & SEAT_MASK), (within >> SEAT_BITS) - need)
    stored = transpositions[lookup(transpositions, scratch, frame)]
    if stored != UNKNOWN:
        least = max(least, stored & SEAT_MASK)
        most = min(most, stored >> SEAT_BITS)
    if beyond + least > bound:
        return beyond + least
    if beyond + most <= bound:
        return beyond + most
    scratch[node + SEAT] = seat
    scratch[node + NEED] = need
    scratch[node + BEYOND] = beyond
    scratch[node + LEAST] = least
    scratch[node + MOST] = most
    return UNKNOWN
