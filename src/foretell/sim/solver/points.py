"""The solver as functions of a state, for use in other kernels."""

from typing import Final

from foretell.cards import DECK_SIZE
from foretell.sim import layout
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, kernel
from foretell.sim.layout import IntArray
from foretell.sim.primitives import legal_plays, points
from foretell.sim.solver.alpha_beta import distance_sure
from foretell.sim.solver.choices import choices
from foretell.sim.solver.max_n import tricks_taken
from foretell.sim.solver.scratch import (
    FRAME,
    LEFT,
    NEED,
    NEEDS,
    NODE,
    SEAT,
    SEAT_BITS,
    SEAT_MASK,
    STEP,
)
from foretell.sim.solver.tricks import advance, set_up

POINTS: Final = 0
CARDS: Final = 1
VALUES: Final = 2
"""The requested result: only the points, the best cards, or the value of each card."""
_LEAST: Final = -10 * DECK_SIZE
"""Below any points of a round."""


def _worst_case(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    state: IntArray,
    seat: int,
    transpositions: IntArray,
    scratch: IntArray,
    values: IntArray,
    detail: int,
) -> int:
    """Return the points of the round that a seat can guarantee.

    Args:
        settings: the settings of the game, see ``sim.layout``.
        state: a state in the phase ``PLAYING``; not checked.
        seat: the seat.
        transpositions: from ``new_transposition_table``; reusable for any number of searches.
        scratch: from ``new_scratch``. If ``scratch[EFFORT]`` is below 0 afterwards, the search gave
            up, and there is no result.
        values: ``int64[60]``. If requested and the seat is to act, the points it can guarantee with
            each legal card are written at the card's index.
        detail: ``POINTS`` for no values, ``VALUES`` for exact ones, ``CARDS`` for values of which
            those below the returned one can be too high, though still below. Less is faster.
    """
    node = set_up(settings, state, scratch)
    own, bid = (seat - state[layout.LEADER]) % settings[layout.PLAYERS], state[layout.BIDS + seat]
    scratch[node + SEAT] = own
    scratch[node + NEED] = bid - state[layout.TAKEN + seat]
    nearest = max(0, -scratch[node + NEED], scratch[node + NEED] - scratch[node + LEFT])
    bound = nearest - 1
    while nearest > bound:
        bound = nearest
        nearest = distance_sure(transpositions, scratch, node, bound)
    if detail != POINTS and own == scratch[node + STEP]:
        hand, packed = state[layout.HANDS + seat], scratch[scratch[node + FRAME] + own]
        legal, distinct, distance = legal_plays(hand, state[layout.LED]), choices(scratch, node), 0
        while hand != 0:
            card = lowest(packed)
            if distinct >> card & 1 != 0:
                distance, bound = nearest, nearest - 1
                while distance > bound and (detail == VALUES or bound < nearest):
                    bound = distance
                    advance(scratch, node, card)
                    distance = distance_sure(transpositions, scratch, node + NODE, bound)
            if legal >> lowest(hand) & 1 != 0:
                values[lowest(hand)] = points(bid, bid + distance)
            hand &= hand - 1
            packed &= packed - 1
    return points(bid, bid + nearest)


def _everyone(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    state: IntArray,
    transpositions: IntArray,
    scratch: IntArray,
    values: IntArray,
    detail: int,
) -> int:
    """Return the card played when every seat maximises its own points.

    Args:
        settings: the settings of the game, see ``sim.layout``.
        state: a state in the phase ``PLAYING``; not checked.
        transpositions: from ``new_transposition_table``.
        scratch: from ``new_scratch``; see above.
        values: ``int64[60, 6]``. The points of all seats are written to the row of each legal card
            of the seat to act.
        detail: ``VALUES`` for all these rows; otherwise, those of cards above the returned one can
            be missing, which is faster.
    """
    node = set_up(settings, state, scratch)
    players, leader, seat = settings[layout.PLAYERS], state[layout.LEADER], state[layout.SEAT]
    remaining, step = scratch[node + LEFT], scratch[node + STEP]
    scratch[node + NEEDS] = 0
    for offset in range(players):
        own = (leader + offset) % players
        need = min(max(state[layout.BIDS + own] - state[layout.TAKEN + own], 0), remaining)
        scratch[node + NEEDS] |= need << SEAT_BITS * offset
    hand, packed = state[layout.HANDS + seat], scratch[scratch[node + FRAME] + step]
    legal, distinct = legal_plays(hand, state[layout.LED]), choices(scratch, node)
    chosen, most, taken = -1, _LEAST, 0
    while hand != 0 and (
        detail == VALUES or most < 0
    ):  # positive points mean that the bid is made, which is best
        card = lowest(packed)
        if distinct >> card & 1 != 0:
            advance(scratch, node, card)
            taken = tricks_taken(transpositions, scratch, node + NODE)
        card = lowest(hand)
        if legal >> card & 1 != 0:
            for offset in range(players):
                own = (leader + offset) % players
                won = state[layout.TAKEN + own] + (taken >> SEAT_BITS * offset & SEAT_MASK)
                values[card, own] = points(state[layout.BIDS + own], won)
            if values[card, seat] > most:
                chosen, most = card, values[card, seat]
        hand &= hand - 1
        packed &= packed - 1
    return chosen


worst_case: Final = compiled(_worst_case)
everyone: Final = compiled(_everyone)

solve_worst_case: Final = kernel(_worst_case)
"""The same for Python."""
solve_everyone: Final = kernel(_everyone)
"""The same for Python."""
