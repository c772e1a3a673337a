"""Results of the solver, checked against rounds that are played on."""

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from foretell.cards import DECK
from foretell.game.actions import PlayCard
from foretell.game.decide import act
from foretell.game.session import Session
from foretell.game.stream import Stream
from foretell.sim import layout
from foretell.sim.position import state_of
from foretell.sim.solver import Solver
from foretell.testing import action_at_random
from tests.sim.amounts import amount
from tests.sim.solver.positions import position, ways_to_play

pytestmark = pytest.mark.kernel

WAYS = ways_to_play()
SOLVERS = {name: Solver(options) for name, options in WAYS.items()}
CARDS = amount(20, 8)

in_many_positions = settings(max_examples=amount(100, 10))
ways = st.sampled_from(sorted(WAYS))
seeds = st.integers(0, 2**32).map("{:x}".format)


def points_of_round(session: Session, number: int) -> tuple[int, ...]:
    return session.state.scores[number - 1].points


def is_on(session: Session, number: int) -> bool:
    return len(session.state.scores) < number


@in_many_positions
@given(ways, seeds, st.integers(0, 5))
def test_nobody_gets_fewer_points_than_the_solver_guarantees(
    way: str, seed: str, seat: int
) -> None:
    """R8: with any of its best cards, for all plays of the others."""
    session, choices, solver = (
        position(WAYS[way], seed, cards=CARDS),
        Stream(seed.encode(), "play"),
        SOLVERS[way],
    )
    seat %= session.state.options.players
    number = session.state.round.number
    sure = solver.worst_case(state_of(session.state), seat).points
    while is_on(session, number):
        now = solver.worst_case(state_of(session.state), seat)
        assert now.points >= sure
        sure = now.points
        if session.to_act == (seat,):
            card = now.cards[choices.below(len(now.cards))]
            session.act(PlayCard(seat, DECK[card]))
        else:
            session.act(action_at_random(session, choices))
    assert points_of_round(session, number)[seat] == sure


@in_many_positions
@given(ways, seeds)
def test_a_round_of_selfish_players_ends_as_the_solver_predicts(way: str, seed: str) -> None:
    """R8."""
    session, solver = position(WAYS[way], seed, cards=CARDS), SOLVERS[way]
    number = session.state.round.number
    expected = solver.everyone(state_of(session.state)).points
    while is_on(session, number):
        now = solver.everyone(state_of(session.state))
        assert now.points == expected
        session.act(PlayCard(session.to_act[0], DECK[now.card]))
    assert points_of_round(session, number) == expected


@in_many_positions
@given(ways, seeds)
def test_selfish_play_gets_at_least_the_guaranteed_points(way: str, seed: str) -> None:
    """R8."""
    state, solver = state_of(position(WAYS[way], seed, cards=CARDS).state), SOLVERS[way]
    expected = solver.everyone(state).points
    sure = [solver.worst_case(state, seat).points for seat in range(len(expected))]
    assert all(got >= least for got, least in zip(expected, sure, strict=True)), (expected, sure)


@settings(max_examples=amount(200, 5))
@given(ways, seeds)
def test_the_value_of_a_position_follows_from_the_positions_after_it(way: str, seed: str) -> None:
    """R7, R8: step by step, for rounds too long to try everything."""
    state, solver = position(WAYS[way], seed, cards=amount(26, 10)).state, SOLVERS[way]
    array, table = state_of(state), state.round
    seat = int(array[layout.SEAT])
    last = table.trick is not None and len(table.trick.cards) == state.options.players - 1
    if last and len(table.tricks) == table.size - 1:
        reject()  # the round ends with its last card
    after = {
        card: state_of(act(state, PlayCard(seat, DECK[card]))[1]) for card in solver.values(array)
    }
    for other in range(state.options.players):
        choose = max if other == seat else min
        expected = choose(solver.worst_case(then, other).points for then in after.values())
        assert solver.worst_case(array, other).points == expected
    values = {card: solver.worst_case(then, seat).points for card, then in after.items()}
    assert solver.values(array) == values
    assert solver.outcomes(array) == {
        card: solver.everyone(then).points for card, then in after.items()
    }


@in_many_positions
@given(ways, seeds)
def test_the_value_of_the_best_card_is_the_guaranteed_value(way: str, seed: str) -> None:
    """R8."""
    state, solver = state_of(position(WAYS[way], seed, cards=CARDS).state), SOLVERS[way]
    worst, values = solver.worst_case(state, int(state[layout.SEAT])), solver.values(state)
    best = max(values.values())
    assert worst.points == best
    assert worst.cards == tuple(card for card, value in values.items() if value == best)
