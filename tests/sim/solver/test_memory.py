"""What is remembered never changes what is found."""

import numpy as np

from foretell.sim.solver import Solver, trial_states
from tests.sim.amounts import amount


def test_a_memory_for_one_position_leads_to_the_same_results() -> None:
    options, states = trial_states(4, amount(5, 2), count=6)
    for state in states:
        small, large = Solver(options, positions=1), Solver(options)
        assert small.values(state) == large.values(state)
        assert small.outcomes(state) == large.outcomes(state)


def test_questions_asked_before_make_no_difference() -> None:
    options, states = trial_states(3, amount(6, 3), count=5)
    solver = Solver(options, positions=1 << 8)
    first = [(solver.values(state), solver.outcomes(state)) for state in states]
    again = [(solver.values(state), solver.outcomes(state)) for state in states[::-1]]
    assert first == again[::-1]
    assert first == [
        (Solver(options).values(state), Solver(options).outcomes(state)) for state in states
    ]


def test_the_state_is_left_as_it_is() -> None:
    options, states = trial_states(3, 3, count=1)
    before = states.copy()
    solver = Solver(options)
    solver.values(states[0])
    solver.outcomes(states[0])
    assert np.array_equal(states, before)
