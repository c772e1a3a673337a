"""The largest hands that are solved in time, in most of their positions."""

from collections.abc import Sequence
from typing import Any

import pytest

from foretell.bench import solving
from foretell.bench.figure import ONCE
from foretell.bench.solving import everyone, is_solved, most_cards, solvable, worst_case
from foretell.sim import layout
from foretell.sim.layout import IntArray
from foretell.sim.solver import GaveUp, Solver

pytestmark = pytest.mark.kernel

solves = pytest.mark.parametrize("solve", [worst_case, everyone])
AT_LEISURE = 60.0


class Slow:
    """A solver that takes no time but gives up on some positions."""

    def __init__(self, hard: Sequence[bool]) -> None:
        self.hard = hard
        self.asked = 0

    def __call__(self, *_: object) -> None:
        self.asked += 1
        if self.hard[self.asked - 1]:
            raise GaveUp


@pytest.mark.parametrize(
    ("hard", "solved", "asked"),
    [
        ("...", True, 2),
        ("x..", True, 3),
        (".xx", False, 3),
        ("xx.", False, 2),
        ("x.x", False, 3),
    ],
)
def test_a_hand_counts_as_solved_if_most_positions_are(
    hard: str, *, solved: bool, asked: int
) -> None:
    solve = Slow([sign == "x" for sign in hard])
    assert is_solved(4, 1, solve, positions=3, seconds=AT_LEISURE) is solved
    assert solve.asked == asked, "no more than need be"


def test_a_position_that_takes_too_long_does_not_count_as_solved() -> None:
    assert not is_solved(3, 1, worst_case, positions=1, seconds=0)


@solves
def test_small_hands_are_solved(solve: Any) -> None:
    for players in range(2, 7):
        assert is_solved(players, 1, solve, positions=1, seconds=AT_LEISURE)


@pytest.mark.parametrize(("players", "largest"), [(2, 7), (5, 12), (6, 10)])
def test_hands_grow_until_they_are_no_longer_solved(
    monkeypatch: pytest.MonkeyPatch, players: int, largest: int
) -> None:
    sizes = []

    def solve(solver: Solver, state: IntArray) -> None:
        sizes.append(int(state[layout.SIZE] - state[layout.TRICKS]))

    assert most_cards(players, solve, positions=1, seconds=AT_LEISURE) == largest
    assert sizes == list(range(1, largest + 1))

    def solve_three(solver: Solver, state: IntArray) -> None:
        if state[layout.SIZE] - state[layout.TRICKS] > 3:
            raise GaveUp

    assert most_cards(players, solve_three, positions=1, seconds=AT_LEISURE) == 3
    assert most_cards(players, solve_three, positions=1, seconds=0) == 0


@solves
def test_the_most_cards_solved_in_time_are_measured(
    monkeypatch: pytest.MonkeyPatch, solve: Any
) -> None:
    monkeypatch.setattr(solving, "most_cards", lambda players, by: players if by is solve else 0)
    with solvable(4, solve)(ONCE) as sample:
        assert sample() == 4.0
