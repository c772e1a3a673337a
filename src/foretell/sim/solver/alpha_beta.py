"""One seat against the rest: how near its bid it comes at worst (alpha-beta).

The points of a seat (R8) fall with its *distance*: how many tricks it is off its bid. So the seat
looks for the smallest distance that it can be sure of, and the others together for the largest.
Each search answers one question, whether a distance within a bound is sure, and says by how much
it is or is not (Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975; Plaat, Schaeffer, Pijls
and de Bruin, Best-First Fixed-Depth Minimax Algorithms, 1996, asks the same way).
"""

from typing import Final

from foretell.sim.compiling import compiled
from foretell.sim.layout import IntArray
from foretell.sim.solver.bounds import tricks_within
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
    ONE,
    PLACE,
    PLAYERS,
    SEAT,
    STEP,
    WINNER,
)
from foretell.sim.solver.transposition_table import UNKNOWN, recall
from foretell.sim.solver.tricks import advance, last_winner, open_trick

_FAR: Final = ONE
"""More than any distance that counts."""


@compiled
def distance_sure(memory: IntArray, scratch: IntArray, node: int, bound: int) -> int:
    """Return whether a seat can be sure of a distance within a bound.

    Args:
        memory: see ``new_memory``.
        scratch: see ``new_scratch``. The node is set up; if its trick is complete, it becomes the
            start of the next one.
        node: where the search stands.
        bound: the distance in question.

    Returns:
        A distance that the seat can be sure of, if there is one within the bound. If not, one that
        the others can keep it from falling below. Neither, if the search was given up.
    """
    complete = scratch[node + STEP] == scratch[PLAYERS]
    if complete:
        answer: int = _next_trick(memory, scratch, node, bound)
        if answer != UNKNOWN:
            return answer
        bound -= scratch[node + BEYOND]
    step, seat, left = scratch[node + STEP], scratch[node + SEAT], scratch[node + LEFT]
    need, cards = scratch[node + NEED], choices(scratch, node)
    taking = need > bound and (need + bound >= left or 2 * need > left)
    if step > seat and scratch[node + WINNER] != seat:
        taking = not taking
    found = _FAR if step == seat else -1
    while cards != 0 and (found > bound) == (step == seat) and scratch[EFFORT] >= 0:
        card = likeliest(scratch, node, cards, taking)
        cards ^= 1 << card
        advance(scratch, node, card)
        distance = distance_sure(memory, scratch, node + NODE, bound)
        found = min(found, distance) if step == seat else max(found, distance)
    if complete and scratch[EFFORT] >= 0:
        entry = recall(memory, scratch, scratch[node + FRAME])
        if found <= bound:
            memory[entry] = scratch[node + LEAST] | found << PLACE
        else:
            memory[entry] = found | scratch[node + MOST] << PLACE
    if complete:
        found += scratch[node + BEYOND]
    return found


@compiled
def _next_trick(memory: IntArray, scratch: IntArray, node: int, bound: int) -> int:
    """Begin the next trick, unless that is not needed to answer: see ``distance_sure``."""
    left, winner, seat = scratch[node + LEFT] - 1, scratch[node + WINNER], scratch[node + SEAT]
    need = scratch[node + NEED] - (winner == seat)
    seat = seat - winner if seat >= winner else seat - winner + scratch[PLAYERS]
    beyond: int = max(0, -need, need - left)
    need = min(max(need, 0), left)
    most: int = max(need, left - need)
    if beyond > bound:
        return beyond
    if beyond + most <= bound:
        return beyond + most
    if left == 1:
        most = abs(need - (last_winner(scratch, node) == seat))
        return beyond + most
    frame = open_trick(scratch, node, seat << PLACE | need)
    within = tricks_within(scratch, node, seat)
    least: int = max(0, (within & ONE) - need, need - (within >> PLACE))
    most = max(need - (within & ONE), (within >> PLACE) - need)
    known = memory[recall(memory, scratch, frame)]
    if known != UNKNOWN:
        least = max(least, known & ONE)
        most = min(most, known >> PLACE)
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
