"""Benchmarks of the solver: the largest hands it solves instantly."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, TypeAlias

from foretell.bench.figure import Effort, Prepare, Sampler
from foretell.rules.options import MIN_PLAYERS
from foretell.rules.schedule import TWO_PLAYERS, largest_hand
from foretell.sim import layout
from foretell.sim.layout import IntArray
from foretell.sim.solver import GaveUp, Solver, trial_states

TIME_LIMIT: Final = 0.05
"""The time limit for solving a position, in seconds."""
POSITIONS: Final = 15
"""Positions of each size, most of which must be solved in time."""
MAX_CARDS_TRIED: Final = 2_000_000
"""Cards tried in a position before giving up: several times the number that fit in the time."""

Solve: TypeAlias = Callable[[Solver, IntArray], object]


def worst_case(solver: Solver, state: IntArray) -> object:
    """Solve a position for the seat to act, against all others."""
    return solver.worst_case(state, int(state[layout.SEAT]))


def everyone(solver: Solver, state: IntArray) -> object:
    """Solve a position in which each seat maximises its own points."""
    return solver.everyone(state)


def solvable(players: int, solve: Solve) -> Prepare:
    """Return the set-up of a benchmark of the largest hands solved instantly."""

    @contextmanager
    def prepare(effort: Effort) -> Iterator[Sampler]:  # noqa: ARG001 - it takes as long as it takes
        is_solved(players, 1, solve, positions=1)  # compiles
        yield lambda: float(most_cards(players, solve))

    return prepare


def most_cards(
    players: int, solve: Solve, *, positions: int = POSITIONS, seconds: float = TIME_LIMIT
) -> int:
    """Return the largest number of cards in each hand solved in time; 0 if none is."""
    largest = max(TWO_PLAYERS) if players == MIN_PLAYERS else largest_hand(players)
    for cards in range(1, largest + 1):
        if not is_solved(players, cards, solve, positions=positions, seconds=seconds):
            return cards - 1
    return largest


def is_solved(
    players: int, cards: int, solve: Solve, *, positions: int, seconds: float = TIME_LIMIT
) -> bool:
    """Return whether most positions with hands of this size are solved in time.

    It stops once the answer is certain, since some positions take very long.
    """
    options, states = trial_states(players, cards, count=positions)
    solver = Solver(options, effort=MAX_CARDS_TRIED)
    counts = {True: 0, False: 0}
    for state in states:
        start = perf_counter()
        try:
            solve(solver, state)
            in_time = perf_counter() - start <= seconds
        except GaveUp:
            in_time = False
        counts[in_time] += 1
        if counts[in_time] > positions // 2:
            break
    return counts[True] > counts[False]
