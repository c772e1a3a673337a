"""The solver against exhaustive search, for every combination of options."""

from hashlib import sha256

import pytest

from foretell.game.state import State
from foretell.rules.options import Options
from foretell.sim.position import state_of
from foretell.sim.solver import Solver
from tests.sim.amounts import amount
from tests.sim.solver.exhaustive import Exhaustive, position_of
from tests.sim.solver.positions import CHOICES, FEW_CARDS, position, ways_to_play

pytestmark = pytest.mark.kernel

WAYS = ways_to_play()


def check(state: State, solver: Solver) -> None:
    """Compare all results of a solver with those of the exhaustive one."""
    array, position, reference = state_of(state), position_of(state), Exhaustive()
    values = reference.values(position)
    best = max(values.values())
    for seat in range(state.options.players):
        worst = solver.worst_case(array, seat)
        assert worst.points == reference.sure(position, seat), position
        cards = [card for card, value in values.items() if value == best]
        assert worst.cards == (tuple(cards) if seat == position.seat else ()), position
    assert solver.values(array) == values, position
    everyone = solver.everyone(array)
    assert everyone.points == reference.everyone(position), position
    outcomes = reference.outcomes(position)
    assert solver.outcomes(array) == outcomes, position
    assert everyone.card == max(outcomes, key=lambda card: outcomes[card][position.seat]), position


def check_many(options: Options, count: int, *, cards: int = FEW_CARDS) -> None:
    solver = Solver(options)
    label = sha256(repr(options).encode()).hexdigest()[:8]
    for number in range(count):
        check(position(options, f"{label}{number:x}", cards=cards).state, solver)


@pytest.mark.compiled
@pytest.mark.parametrize("options", WAYS.values(), ids=WAYS)
def test_the_solver_agrees_with_exhaustive_search(options: Options) -> None:
    """R7, R8, R9.3, R9.7, R7.5."""
    check_many(options, amount(16, 2), cards=amount(FEW_CARDS, 9))


@pytest.mark.compiled
def test_bidding_and_clairvoyance_do_not_affect_the_solver() -> None:
    """R10: all combinations."""
    for options in CHOICES[:: amount(1, 8)]:
        check_many(options, 1, cards=8)


@pytest.mark.thorough
@pytest.mark.parametrize("options", WAYS.values(), ids=WAYS)
def test_the_solver_agrees_with_exhaustive_search_in_many_positions(options: Options) -> None:
    """R7, R8."""
    check_many(options, amount(300, 10), cards=amount(14, FEW_CARDS))
