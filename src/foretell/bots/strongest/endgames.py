"""What each card leads to at the end of a round, solved exactly in each possible game."""

from typing import Final, NamedTuple

import numpy as np

from foretell.cards import DECK_SIZE
from foretell.sim import layout as at
from foretell.sim.compiling import kernel
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.solver.points import VALUES, everyone
from foretell.sim.solver.scratch import MAX_EFFORT, new_scratch
from foretell.sim.solver.transposition_table import new_memory

_POSITIONS: Final = 1 << 12
"""Positions to remember, many more than an ending has."""


class Search(NamedTuple):
    """What the solver works with (``foretell.sim.solver``)."""

    memory: IntArray
    scratch: IntArray


def new_search() -> Search:
    """Return room for the endings of one bot."""
    return Search(new_memory(_POSITIONS), new_scratch(MAX_EFFORT))


@kernel
def solve_endings(
    settings: IntArray, search: Search, games: IntArray, cards: IntArray, totals: IntArray
) -> None:
    """Solve games after each card of the seat to act: from there on all play for their own points.

    Args:
        settings: of the games.
        search: what the solver works with.
        games: ``int64[games, WIDTH]``, in all of which the same seat is to play a card.
        cards: ``int64[cards]``, legal in all of them.
        totals: where to write the totals of all seats after it, ``int64[games, cards, SEATS]``.
    """
    points = np.zeros((DECK_SIZE, SEATS), dtype=np.int64)
    for game in range(len(games)):
        everyone(settings, games[game], search.memory, search.scratch, points, VALUES)
        for number in range(len(cards)):
            for seat in range(SEATS):
                before = games[game, at.TOTALS + seat]
                totals[game, number, seat] = before + points[cards[number], seat]
