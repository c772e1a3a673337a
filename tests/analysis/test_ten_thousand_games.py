"""Luck over ten thousand games: its parts add up, and the cards give nothing on average."""

import numpy as np
import pytest

from foretell.analysis.averages import average_points
from foretell.analysis.values import round_values
from foretell.bots.explain.rows import FloatArray
from foretell.bots.learned.network import Evaluator, network_policy, new_evaluator
from foretell.bots.learned.shipped import best_network
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.compiling import kernel
from foretell.sim.counter import derive
from foretell.sim.deal import deal
from foretell.sim.games import fresh_states
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.policy import random_policy
from foretell.sim.settings import settings_of
from foretell.sim.step import apply
from tests.bots.learned.helpers import a_network

pytestmark = pytest.mark.compiled

GAMES = 10_000
AVERAGED = 20_000
"""The deals over which ``averages.json`` has the mean of standard games."""
MOST = 64
"""More actions than a round here has."""


@kernel
def play(settings: IntArray, evaluator: Evaluator, states: IntArray, parts: FloatArray) -> None:
    """Play games at random; write ``cards``, ``others``, ``own`` and points of each seat and round.

    Args:
        settings: the settings of the games.
        evaluator: the network whose values split the points.
        states: games before their first deal; changed.
        parts: ``float64[games, rounds, SEATS, 4]``; written.
    """
    start, before = states[0].copy(), np.empty((MOST, layout.WIDTH), np.int64)
    actions, values = np.empty(MOST, np.int64), np.empty((MOST + 1, SEATS))
    for game in range(len(states)):
        state, number = states[game], 0
        while state[layout.PHASE] != layout.FINISHED:
            deal(settings, state)
            start[:] = state
            made = 0
            while state[layout.PHASE] != layout.DEALING and state[layout.PHASE] != layout.FINISHED:
                actions[made] = random_policy(settings, state, derive(game, 100 * number + made))
                apply(settings, state, actions[made])
                made += 1
            round_values(settings, evaluator, start, actions[:made], before, values)
            for seat in range(settings[layout.PLAYERS]):
                found = parts[game, number, seat]
                found[0], found[1], found[2] = values[0, seat], 0, 0
                for move in range(made):
                    change = values[move + 1, seat] - values[move, seat]
                    found[2 if before[move, layout.SEAT] == seat else 1] += change
                found[3] = state[layout.TOTALS + seat] - start[layout.TOTALS + seat]
            number += 1


@kernel
def value_deals(
    settings: IntArray, evaluator: Evaluator, states: IntArray, values: FloatArray
) -> None:
    """Write the mean value of a deal to all seats.

    Args:
        settings: the settings of the games.
        evaluator: the network.
        states: games before their first deal; changed.
        values: ``float64[games]``; written.
    """
    for game in range(len(states)):
        state = states[game]
        deal(settings, state)
        while state[layout.PHASE] != layout.DEALING and state[layout.PHASE] != layout.FINISHED:
            apply(settings, state, network_policy(settings, state, evaluator))
        values[game] = (
            state[layout.TOTALS : layout.TOTALS + layout.SEATS].sum() / settings[layout.PLAYERS]
        )


@pytest.mark.parametrize(
    "options",
    [
        Options(players=3, hand_sizes=(1, 3)),
        Options(players=4, hand_sizes=(2,), bidding="hidden"),
        Options(players=6, hand_sizes=(1, 2), clairvoyance=True),
    ],
    ids=str,
)
def test_the_parts_of_ten_thousand_games_add_up_to_their_points(options: Options) -> None:
    """Points less the average, which is part of the cards, too."""
    states = fresh_states(options, GAMES, seed=0xF00)
    parts = np.zeros((GAMES, len(options.schedule), SEATS, 4))
    play(settings_of(options), new_evaluator(a_network()), states, parts)
    for number, size in enumerate(options.schedule):
        average = average_points(options, size)
        cards, others, own, points = parts[:, number, : options.players].transpose(2, 0, 1)
        gap = (points - average) - ((cards - average) + others + own)
        assert np.abs(gap).max() < 1e-9
    assert np.abs(parts[..., 3]).max() > 0


@pytest.mark.parametrize("size", [1, 2, pytest.param(10, marks=pytest.mark.thorough)])
def test_the_cards_of_ten_thousand_deals_give_nothing_on_average(size: int) -> None:
    """Within two standard errors, those of the average among them."""
    options, values = Options(players=4, hand_sizes=(size,)), np.empty(GAMES)
    states = fresh_states(options, GAMES, seed=0xF00)
    value_deals(settings_of(options), new_evaluator(best_network()), states, values)
    error = values.std() * np.sqrt(1 / GAMES + 1 / AVERAGED)
    assert abs(values.mean() - average_points(options, size)) < 2 * error
