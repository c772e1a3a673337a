"""The end of a round, solved in each sampled game."""

import numpy as np
import pytest

from foretell.bots.strongest.endgames import new_endgame_solver, solve_endgames
from foretell.cards import cards_of
from foretell.rules.trick import legal_plays
from foretell.sim import layout as at
from foretell.sim.layout import SEATS
from foretell.sim.settings import settings_of
from foretell.sim.solver import Solver
from foretell.sim.solver.trial import trial_states

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_values_of_cards_in_an_endgame_are_those_of_the_solver(players: int) -> None:
    options, states = trial_states(players, 3, count=4)
    solver, memory = Solver(options), new_endgame_solver()
    for state in states:
        state[at.TOTALS : at.TOTALS + players] = range(10, 10 + players)
        hand = int(state[at.HANDS + state[at.SEAT]])
        legal = [card.index for card in cards_of(legal_plays(hand, int(state[at.LED])))]
        totals = np.zeros((2, len(legal), SEATS), dtype=np.int64)
        games = np.array([state, state])
        solve_endgames(settings_of(options), memory, games, np.array(legal), totals)
        assert (games == state).all()
        for number, card in enumerate(legal):
            points = totals[:, number, :players] - state[at.TOTALS : at.TOTALS + players]
            assert points.tolist() == [list(solver.outcomes(state)[card])] * 2
