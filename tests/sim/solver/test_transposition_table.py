"""The transposition table: it never changes the results."""

import numpy as np
import pytest

from foretell.cards import DECK_SIZE
from foretell.sim import layout
from foretell.sim.layout import SEATS
from foretell.sim.settings import settings_of
from foretell.sim.solver import (
    CARDS,
    EFFORT,
    VALUES,
    GaveUp,
    Solver,
    everyone,
    new_scratch,
    new_transposition_table,
    trial_states,
    worst_case,
)
from foretell.sim.solver.scratch import MAX_EFFORT
from tests.sim.amounts import amount

pytestmark = pytest.mark.kernel


def test_a_transposition_table_of_one_position_gives_the_same_results() -> None:
    options, states = trial_states(4, amount(5, 2), count=6)
    for state in states:
        small, large = Solver(options, positions=1), Solver(options)
        assert small.values(state) == large.values(state)
        assert small.outcomes(state) == large.outcomes(state)


def test_earlier_searches_do_not_change_the_results() -> None:
    options, states = trial_states(3, amount(6, 3), count=5)
    solver = Solver(options, positions=1 << 8)
    first = [(solver.values(state), solver.outcomes(state)) for state in states]
    again = [(solver.values(state), solver.outcomes(state)) for state in states[::-1]]
    assert first == again[::-1]
    assert first == [
        (Solver(options).values(state), Solver(options).outcomes(state)) for state in states
    ]


def test_an_abandoned_search_does_not_corrupt_later_results() -> None:
    options, states = trial_states(4, amount(5, 3), count=amount(10, 2))
    settings, transpositions = settings_of(options), new_transposition_table(1 << 12)
    values = np.zeros((DECK_SIZE, SEATS), dtype=np.int64)
    for state in states:
        seat = int(state[layout.SEAT])
        found = []
        for effort in (1, 10, 100, 1000, MAX_EFFORT):
            scratch = new_scratch(effort)
            sure = worst_case(
                settings, state, seat, transpositions, scratch, values[:, 0].copy(), VALUES
            )
            given_up = scratch[EFFORT] < 0
            card = everyone(settings, state, transpositions, scratch, values, CARDS)
            if not given_up and scratch[EFFORT] >= 0:
                found.append((sure, card))
        assert len(set(found)) == 1
        solver = Solver(options)
        assert found[0] == (solver.worst_case(state, seat).points, solver.everyone(state).card)


def test_a_search_that_exceeds_its_effort_is_abandoned() -> None:
    options, states = trial_states(4, 4, count=1)
    solver = Solver(options, effort=4)
    for solve in (solver.values, solver.outcomes, solver.everyone):
        with pytest.raises(GaveUp, match="no result after 4 cards tried"):
            solve(states[0])
    with pytest.raises(GaveUp):
        solver.worst_case(states[0], 0)


def test_solving_does_not_change_the_state() -> None:
    options, states = trial_states(3, 3, count=1)
    before = states.copy()
    solver = Solver(options)
    solver.values(states[0])
    solver.outcomes(states[0])
    assert np.array_equal(states, before)
