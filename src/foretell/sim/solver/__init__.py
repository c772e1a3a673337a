"""The solver: exact solutions of the rest of a round with all hands known."""

from foretell.sim.solver.points import CARDS, POINTS, VALUES, everyone, worst_case
from foretell.sim.solver.scratch import EFFORT, new_scratch
from foretell.sim.solver.solver import Everyone, GaveUp, Solver, WorstCase
from foretell.sim.solver.transposition_table import new_transposition_table
from foretell.sim.solver.trial import trial_states

__all__ = [
    "CARDS",
    "EFFORT",
    "POINTS",
    "VALUES",
    "Everyone",
    "GaveUp",
    "Solver",
    "WorstCase",
    "everyone",
    "new_scratch",
    "new_transposition_table",
    "trial_states",
    "worst_case",
]
