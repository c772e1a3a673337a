"""Whole games, and the rest of games from any position."""

from typing import Any

import numba
import numpy as np
import pytest

from foretell.rules.options import Deal, Options
from foretell.sim import layout
from foretell.sim.bits import lowest
from foretell.sim.compiling import inlined
from foretell.sim.games import RANDOM, fresh_states, play_games, play_out, player
from foretell.sim.layout import IntArray
from foretell.sim.step import legal
from tests.sim.amounts import amount

pytestmark = pytest.mark.kernel

STANDARD = Options(players=4)
GAMES = amount(200, 4)


def test_every_seat_of_every_game_has_points() -> None:
    results = play_games(STANDARD, GAMES, seed=3)
    assert results.totals.shape == (GAMES, 4)
    assert (results.totals % 10 == 0).all()
    trumps = results.decisions - GAMES * (15 * 4 + 4 * 120)
    assert 0 < trumps < GAMES * 14


def test_a_simulated_game_depends_only_on_the_seed_and_its_number() -> None:
    together = play_games(STANDARD, GAMES, seed=3).totals
    half = GAMES // 2
    apart = [play_games(STANDARD, half, seed=3, first=first).totals for first in (0, half)]
    assert np.array_equal(together, np.concatenate(apart))
    assert not np.array_equal(together, play_games(STANDARD, GAMES, seed=4).totals)


@pytest.mark.compiled
def test_the_number_of_threads_does_not_change_games() -> None:
    before = numba.get_num_threads()
    found = []
    try:
        for threads in {1, before}:
            numba.set_num_threads(threads)
            found.append(play_games(STANDARD, GAMES, seed=3).totals.tolist())
    finally:
        numba.set_num_threads(before)
    assert found[0] == found[-1]


@pytest.mark.parametrize(
    ("chosen", "totals"),
    [
        (Options(players=4), (-250, -390, -440, -470)),
        (Options(players=2), (-60, 50)),
        (Options(players=3, deal=Deal.ONE_SUIT), (-350, -280, -270)),
    ],
)
def test_the_same_games_are_played_on_every_machine(
    chosen: Options, totals: tuple[int, ...]
) -> None:
    assert tuple(play_games(chosen, 1, seed=42).totals[0].tolist()) == totals


def test_playing_no_games_gives_no_points() -> None:
    assert play_games(STANDARD, 0).totals.shape == (0, 4)


@inlined
def lowest_policy(settings: IntArray, state: IntArray, bits: int) -> int:
    return lowest(legal(settings, state)) + 0 * bits


def test_a_custom_policy_can_play() -> None:
    """It always bids 0, and still takes tricks if it is dealt Wizards."""
    results = play_games(Options(players=3, hand_sizes=(1,)), GAMES, by=player(lowest_policy))
    assert set(np.unique(results.totals)) <= {20, -10}
    assert (results.totals == 20).sum() == 2 * GAMES


def test_games_can_be_played_round_by_round() -> None:
    states = fresh_states(STANDARD, 2, seed=3)
    for number in range(1, 16):
        play_out(STANDARD, states, rounds=1)
        assert (states[:, layout.ROUND] == number).all()
    assert (states[:, layout.PHASE] == layout.FINISHED).all()
    before = states.copy()
    assert play_out(STANDARD, states, rounds=1) == 0
    assert np.array_equal(states, before)


def test_a_round_under_way_counts_as_the_first_round_to_play() -> None:
    one = Options(players=3, hand_sizes=(2, 5))
    states = fresh_states(one, 1, seed=3)
    play_out(one, states, rounds=1)
    assert states[0, layout.PHASE] == layout.DEALING
    play_out(one, states, rounds=0)
    assert states[0, layout.PHASE] == layout.DEALING
    assert play_out(one, states, rounds=1) >= 3 * 6
    assert states[0, layout.PHASE] == layout.FINISHED


def test_rounds_that_begin_alike_are_played_differently() -> None:
    """Each round deals all cards, so the same cards have been played at the end of each."""
    options = Options(players=4, hand_sizes=(15,) * 8, first_dealer=0)
    state = fresh_states(options, 1, seed=3)
    sums = []
    for _ in range(8):
        play_out(options, state, rounds=1)
        sums.append(int(state[0, layout.BID_SUM]))
    assert len(set(sums)) > 4


def test_equal_positions_with_different_keys_continue_differently() -> None:
    states = np.repeat(fresh_states(STANDARD, 1, seed=3), 8, axis=0)
    states[:, layout.KEY] = np.arange(8)
    play_out(STANDARD, states, rounds=15)
    assert len({tuple(row) for row in states[:, layout.TOTALS : layout.TOTALS + 4].tolist()}) == 8


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"games": -1}, "games must be a whole number from 0 below 2\\*\\*62, not -1"),
        ({"games": 1.5}, "games must be a whole number from 0 below 2\\*\\*62, not 1.5"),
        ({"games": True}, "games must be a whole number from 0 below 2\\*\\*62, not True"),
        ({"games": 1, "first": -2}, "first must be a whole number from 0"),
        ({"games": 1, "first": 1 << 62}, "first must be a whole number from 0"),
        ({"games": 1, "seed": 1 << 63}, "seed must be within 64 bits"),
        ({"games": 1, "seed": "2a"}, "seed must be a whole number, not '2a'"),
    ],
)
def test_bad_arguments_for_games_are_refused(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        play_games(STANDARD, **arguments)


def test_playing_a_negative_number_of_rounds_is_refused() -> None:
    with pytest.raises(ValueError, match="rounds must be"):
        play_out(STANDARD, fresh_states(STANDARD, 1), rounds=-1, by=RANDOM)
