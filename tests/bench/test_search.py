"""Positions and worlds on which search is measured."""

import pytest

from foretell.bench.search import ROUND, SIZE, TRICKS, WON, glance, middles
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.checks import check_states

pytestmark = pytest.mark.kernel


@pytest.mark.compiled
@pytest.mark.parametrize("players", [3, 4, 6])
def test_benchmark_positions_are_in_the_middle_of_a_round(players: int) -> None:
    options = Options(players=players)
    states = middles(options)
    check_states(options, states)
    assert (states[:, layout.ROUND] == ROUND).all()
    assert (states[:, layout.PHASE] == layout.PLAYING).all()
    assert (states[:, layout.TRICKS] == TRICKS).all()
    assert len({state.tobytes() for state in states}) == len(states)


@pytest.mark.parametrize("players", [3, 4])
def test_benchmark_worlds_are_drawn_for_the_seat_to_act_in_mid_round(players: int) -> None:
    seen = glance(players, seed="2a")
    table = seen.known.round
    assert seen.to_act == (seen.seat,)
    assert (table.size, len(table.tricks)) == (SIZE, WON)
    assert table.trick is not None
    assert len(table.trick.cards) == 1
