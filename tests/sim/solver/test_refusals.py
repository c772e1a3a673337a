"""Refusals of the solver, with their reasons."""

import re

import numpy as np
import pytest

from foretell.game.session import Session
from foretell.rules.options import Deal, Options
from foretell.sim import layout
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of
from foretell.sim.solver import Solver, trial_states
from foretell.testing import dealt, make_bids, play_cards

pytestmark = pytest.mark.kernel

TABLE = dealt("C1 C2 C3", "C5 H5 Z1", "H7 H8 H9", turned="D2", dealer=2)
make_bids(TABLE, 0, 0, 3)
play_cards(TABLE, "C1 C5 H7 H5")
OPTIONS = TABLE.state.options


def state() -> IntArray:
    """Return a state in which seat 1 has taken a trick and led H5, and seat 2 is to act."""
    return state_of(TABLE.state)


@pytest.mark.parametrize("positions", [0, -1, 3, 1.5, True])
def test_a_transposition_table_whose_size_is_no_power_of_two_is_refused(positions: object) -> None:
    with pytest.raises(ValueError, match="positions must be"):
        Solver(OPTIONS, positions=positions)  # type: ignore[arg-type]  # wrong values are the test


@pytest.mark.parametrize("effort", [0, -1, 1.5, 1 << 62])
def test_an_invalid_effort_is_refused(effort: object) -> None:
    with pytest.raises(ValueError, match="effort must be"):
        Solver(OPTIONS, effort=effort)  # type: ignore[arg-type]  # wrong values are the test


@pytest.mark.parametrize("seat", [-1, 3, 0.5])
def test_a_seat_that_does_not_exist_is_refused_by_the_solver(seat: object) -> None:
    with pytest.raises(ValueError, match="seat must be"):
        Solver(OPTIONS).worst_case(state(), seat)  # type: ignore[arg-type]  # wrong values are the test


@pytest.mark.parametrize(
    ("position", "value", "why"),
    [
        (layout.PHASE, layout.FINISHED, "phase PLAYING"),
        (layout.TRUMP, -2, "no trump chosen"),
        (layout.TAKEN, 1, r"the tricks taken are [1, 1, 0], not 1 in all"),
        (layout.TAKEN, -1, r"the tricks taken are [-1, 1, 0], not 1 in all"),
        (layout.BEST, -1, "the best card of the trick"),
        (layout.BEST, 3, "the best card of the trick"),
        (layout.WINNER, 2, "the best card of the trick"),
        (layout.SEAT, 1, "player to act"),
    ],
)
def test_an_impossible_state_is_refused_by_the_solver(position: int, value: int, why: str) -> None:
    wrong = state()
    wrong[position] = value
    solver = Solver(OPTIONS)
    for solve in (solver.values, solver.everyone, solver.outcomes):
        with pytest.raises(ValueError, match=re.escape(why)):
            solve(wrong)
    with pytest.raises(ValueError, match=re.escape(why)):
        solver.worst_case(wrong, 0)


def test_a_round_still_in_the_bidding_cannot_be_solved() -> None:
    session = Session(Options(players=3), seed="2a")
    with pytest.raises(ValueError, match="phase PLAYING"):
        Solver(session.state.options).everyone(state_of(session.state))


def test_an_array_of_another_shape_is_refused() -> None:
    with pytest.raises(ValueError, match=r"state must have the shape \(\d+,\)"):
        Solver(OPTIONS).values(state()[None])


def test_with_one_suit_each_a_card_of_another_suit_is_refused() -> None:
    """R9.7."""
    options, states = trial_states(3, 3, count=1, deal=Deal.ONE_SUIT)
    wrong = states[0]
    hands = wrong[layout.HANDS : layout.HANDS + 3]
    free = ~np.bitwise_or.reduce(hands) & ~wrong[layout.PLAYED] & (1 << 39) - (1 << 26)
    hands[0] = hands[0] & (hands[0] - 1) | free & -free
    with pytest.raises(ValueError, match="another player's suit"):
        Solver(options).values(wrong)
