"""The solver as part of other kernels, and its compilation."""

import numpy as np
import pytest

from foretell.cards import DECK_SIZE
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.compiling import kernel
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.settings import settings_of
from foretell.sim.solver import (
    CARDS,
    POINTS,
    VALUES,
    Solver,
    alpha_beta,
    bounds,
    choices,
    everyone,
    gaps,
    max_n,
    new_scratch,
    new_transposition_table,
    transposition_table,
    trial_states,
    tricks,
    worst_case,
)
from tests.sim.amounts import amount

pytestmark = pytest.mark.kernel

PIECES = (alpha_beta, choices, bounds, gaps, max_n, transposition_table, tricks)


@kernel
def sum_of_points(
    settings: IntArray,
    states: IntArray,
    transpositions: IntArray,
    scratch: IntArray,
    values: IntArray,
) -> tuple[int, int]:
    """Return the sure and the expected points of the seats to act, summed over all states."""
    sure, got = 0, 0
    for game in range(len(states)):
        state = states[game]
        seat = state[layout.SEAT]
        sure += worst_case(
            settings, state, seat, transpositions, scratch, values[:, 0].copy(), POINTS
        )
        card = everyone(settings, state, transpositions, scratch, values, CARDS)
        got += values[card, seat]
    return sure, got


def test_another_kernel_may_solve_positions() -> None:
    options, states = trial_states(4, 3, count=amount(20, 3))
    values = np.zeros((DECK_SIZE, SEATS), dtype=np.int64)
    found = sum_of_points(
        settings_of(options), states, new_transposition_table(1 << 8), new_scratch(), values
    )
    solver = Solver(options)
    seats = states[:, layout.SEAT].tolist()
    sure = [
        solver.worst_case(state, seat).points for state, seat in zip(states, seats, strict=True)
    ]
    got = [solver.everyone(state).points[seat] for state, seat in zip(states, seats, strict=True)]
    assert found == (sum(sure), sum(got))


def solved(state: IntArray, options: Options, asked: int) -> tuple[int, IntArray, int, IntArray]:
    """Return all results of both ways to solve; 99 marks entries that were not written."""
    settings, transpositions, scratch = (
        settings_of(options),
        new_transposition_table(1 << 8),
        new_scratch(),
    )
    values = np.full((DECK_SIZE, SEATS), 99, dtype=np.int64)
    own = values[:, 0].copy()
    sure = worst_case(settings, state, int(state[layout.SEAT]), transpositions, scratch, own, asked)
    card = everyone(settings, state, transpositions, scratch, values, asked)
    return sure, own, card, values[:, : options.players]


@pytest.mark.compiled
def test_the_solver_writes_only_the_requested_results() -> None:
    options, states = trial_states(4, 4, count=amount(10, 2))
    for state in states:
        (points, none, *_), (sure, best, card, some), (most, values, same, rows) = (
            solved(state, options, asked) for asked in (POINTS, CARDS, VALUES)
        )
        legal = values != 99
        assert points == sure == most == values[legal].max()
        assert (none == 99).all()
        assert np.array_equal(best != 99, legal)
        assert np.array_equal(best == most, values == most)
        assert card == same
        assert np.array_equal((rows != 99).all(1), legal)
        assert np.array_equal(some[: card + 1], rows[: card + 1])


@pytest.mark.compiled
def test_no_part_of_the_solver_is_compiled_twice() -> None:
    """A constant argument would make Numba compile a function, and all that it calls, again."""
    options, states = trial_states(3, 3, count=1)
    solved(states[0], options, VALUES)
    pieces = {
        name: piece
        for module in PIECES
        for name, piece in vars(module).items()
        if getattr(piece, "__module__", "") == module.__name__ and hasattr(piece, "signatures")
    }
    assert len(pieces) > 10
    assert {name: len(piece.signatures) for name, piece in pieces.items()} == dict.fromkeys(
        pieces, 1
    )
