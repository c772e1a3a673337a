"""The last tricks of a round, solved exactly after each card in each possible game."""

from typing import Final, NamedTuple

import numpy as np

from foretell.bots.engine import Crossing, operation
from foretell.cards import DECK_SIZE
from foretell.sim import layout as at
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.solver.points import VALUES, everyone
from foretell.sim.solver.scratch import MAX_EFFORT, new_scratch
from foretell.sim.solver.transposition_table import new_transposition_table

_POSITIONS: Final = 1 << 12
"""The size of the transposition table, far above the number of positions in an endgame."""


class EndgameSolver(NamedTuple):
    """The working arrays of the solver (``foretell.sim.solver``)."""

    positions: IntArray
    scratch: IntArray


def new_endgame_solver() -> EndgameSolver:
    """Return a solver for the endgames of one bot."""
    return EndgameSolver(new_transposition_table(_POSITIONS), new_scratch(MAX_EFFORT))


def _solving(
    settings: IntArray, solver: EndgameSolver, games: IntArray, cards: IntArray, totals: IntArray
) -> Crossing:
    positions, scratch = solver
    size = len(positions)
    return settings, positions, size, scratch, len(games), games, len(cards), cards, totals


@operation("solve_endgames", _solving)
def solve_endgames(
    settings: IntArray, solver: EndgameSolver, games: IntArray, cards: IntArray, totals: IntArray
) -> None:
    """Solve games after each card of the seat to act, with all seats maximising their own points.

    Args:
        settings: the settings of the games.
        solver: the working arrays; written.
        games: ``int64[games, WIDTH]``, all with the same seat to play a card.
        cards: ``int64[cards]``, legal in all games.
        totals: the totals of all seats after the round, ``int64[games, cards, SEATS]``; written.
    """
    points = np.zeros((DECK_SIZE, SEATS), dtype=np.int64)
    for game in range(len(games)):
        everyone(settings, games[game], solver.positions, solver.scratch, points, VALUES)
        for number in range(len(cards)):
            for seat in range(SEATS):
                before = games[game, at.TOTALS + seat]
                totals[game, number, seat] = before + points[cards[number], seat]
