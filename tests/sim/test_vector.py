"""Vectorised games that write to buffers of the caller."""

import re

import numpy as np
import pytest

from foretell.rules.options import Deal, Options
from foretell.sim import layout, observation
from foretell.sim.games import RANDOM, fresh_states, play_out
from foretell.sim.settings import settings_of
from foretell.sim.step import legal
from foretell.sim.vector import Buffers, VectorGames, choose_at_random, unpack
from tests.sim.amounts import amount

pytestmark = pytest.mark.kernel

STANDARD = Options(players=4)
SHORT = Options(players=3, hand_sizes=(1, 2), even_bid="never")
GAMES = amount(64, 3)


def begun(options: Options, games: int = GAMES, seed: int = 7) -> tuple[VectorGames, Buffers]:
    vector = VectorGames(options, games, seed=seed)
    buffers = vector.buffers()
    vector.reset(buffers)
    return vector, buffers


@pytest.mark.parametrize(
    "options",
    [
        STANDARD,
        SHORT,
        Options(players=2),
        Options(players=3, deal=Deal.ONE_SUIT, clairvoyance=True),
        Options(players=6, bidding="hidden", hand_sizes=(3, 10)),
    ],
)
def test_the_buffers_describe_the_current_states_of_the_games(options: Options) -> None:
    vector, buffers = begun(options)
    settings = settings_of(options)
    for step in range(amount(200, 40)):
        out = np.zeros(observation.OBSERVED, dtype=np.int64)
        for game in range(0, GAMES, 1 + GAMES // 4):
            state = vector.states[game]
            assert buffers.seats[game] == state[layout.SEAT]
            assert buffers.legal[game] == legal(settings, state.copy())
            observation.write_observation(settings, state.copy(), int(state[layout.SEAT]), out)
            assert buffers.observations[game].tolist() == out.tolist()
        choose_at_random(buffers.legal, buffers.actions, seed=step)
        vector.step(buffers.actions, buffers)


def test_rewards_come_at_the_end_of_each_round_and_add_up_to_the_total() -> None:
    """R8: a game that ends is followed by a new one."""
    vector, buffers = begun(SHORT)
    points = np.zeros((GAMES, 3), dtype=np.int64)
    finished = np.zeros(GAMES, dtype=np.int64)
    for step in range(40):
        rounds = vector.states[:, layout.ROUND].copy()
        choose_at_random(buffers.legal, buffers.actions, seed=step)
        vector.step(buffers.actions, buffers)
        points += buffers.rewards
        over = buffers.finished == 1
        same = ~over & (vector.states[:, layout.ROUND] == rounds)
        assert (buffers.rewards[same] == 0).all()
        assert (buffers.rewards[~same] != 0).all()
        assert (vector.states[over, layout.ROUND] == 1).all()
        finished += over
        points[over] = 0
        assert (vector.states[:, layout.TOTALS : layout.TOTALS + 3] == points).all()
    assert (finished >= 2).all()


@pytest.mark.compiled
def test_the_deals_are_those_of_whole_games_of_the_same_seed() -> None:
    vector, buffers = begun(SHORT)
    assert buffers.legal.all()
    alone = fresh_states(SHORT, GAMES, seed=7)
    assert (vector.states[:, layout.KEY] == alone[:, layout.KEY]).all()
    assert (vector.states[:, layout.STARTER] == alone[:, layout.STARTER]).all()
    later = fresh_states(SHORT, GAMES, seed=7, first=GAMES)
    while not buffers.finished[0]:
        choose_at_random(buffers.legal, buffers.actions, seed=1)
        vector.step(buffers.actions, buffers)
    assert vector.states[0, layout.KEY] == later[0, layout.KEY]


def test_vector_games_continue_from_given_states() -> None:
    vector, _ = begun(STANDARD)
    states = vector.states.copy()
    play_out(STANDARD, states, rounds=1, by=RANDOM)
    assert (states[:, layout.PHASE] == layout.DEALING).all()


def test_a_reset_of_vector_games_restores_the_first_observations() -> None:
    vector, buffers = begun(SHORT)
    before = [array.copy() for array in buffers]
    for step in range(20):
        choose_at_random(buffers.legal, buffers.actions, seed=step)
        vector.step(buffers.actions, buffers)
    vector.reset(buffers)
    for array, first in zip(buffers[:-1], before, strict=False):
        assert np.array_equal(array, first)


def test_states_of_vector_games_are_read_only() -> None:
    vector, _ = begun(SHORT)
    with pytest.raises(ValueError, match="read-only"):
        vector.states[0, 0] = 1


@pytest.mark.parametrize("action", [-1, 2, 60, 99, 1 << 40, -(1 << 63)])
def test_an_illegal_action_is_refused_and_changes_nothing(action: int) -> None:
    """R6.1: in round 1 a bid is 0 or 1."""
    vector, buffers = begun(Options(players=3, hand_sizes=(1,), first_dealer=0), seed=3)
    assert buffers.legal[1] == 0b11
    states, told = vector.states.copy(), [array.copy() for array in buffers]
    buffers.actions[:] = 0
    buffers.actions[1] = action
    with pytest.raises(ValueError, match=f"action {action} of game 1 is not legal; legal are 0, 1"):
        vector.step(buffers.actions, buffers)
    assert np.array_equal(vector.states, states)
    assert all(np.array_equal(*pair) for pair in zip(buffers[:-1], told, strict=False))


def test_a_step_before_the_first_reset_is_refused() -> None:
    vector = VectorGames(STANDARD, 2)
    buffers = vector.buffers()
    with pytest.raises(ValueError, match="call reset first"):
        vector.step(buffers.actions, buffers)
    with pytest.raises(ValueError, match="nothing is legal in game 0: reset the games first"):
        choose_at_random(buffers.legal, buffers.actions, seed=1)


@pytest.mark.parametrize("name", ["observations", "seats", "legal", "rewards", "finished"])
def test_buffers_that_do_not_fit_are_refused(name: str) -> None:
    vector, buffers = begun(STANDARD, 2)
    wrong = buffers._replace(**{name: np.zeros(5, dtype=np.int64)})
    with pytest.raises(ValueError, match=re.escape(f"{name} must have the shape (2")):
        vector.reset(wrong)
    with pytest.raises(ValueError, match=re.escape(f"{name} must have the shape (2")):
        vector.step(buffers.actions, wrong)


def test_actions_that_do_not_fit_are_refused() -> None:
    vector, buffers = begun(STANDARD, 2)
    with pytest.raises(ValueError, match="actions must be an array of int64, not int32"):
        vector.step(buffers.actions.astype(np.int32), buffers)


@pytest.mark.parametrize("games", [0, -1])
def test_fewer_than_one_vector_game_is_refused(games: int) -> None:
    with pytest.raises(ValueError, match="games must be a whole number from 1"):
        VectorGames(STANDARD, games)


def test_sets_of_cards_are_unpacked_to_arrays() -> None:
    sets = np.array([0b1011, 1 << 59], dtype=np.int64)
    masks = np.ones((2, 60), dtype=np.bool_)
    unpack(sets, masks)
    assert [np.flatnonzero(mask).tolist() for mask in masks] == [[0, 1, 3], [59]]
    with pytest.raises(ValueError, match="masks must be an array of bool"):
        unpack(sets, np.ones((2, 60)))  # type: ignore[arg-type]  # a wrong type is the test


@pytest.mark.compiled
def test_random_choices_are_equally_likely() -> None:
    legal_sets = np.full(3000, 0b100101, dtype=np.int64)
    actions = np.zeros(3000, dtype=np.int64)
    choose_at_random(legal_sets, actions, seed=5)
    counts = np.bincount(actions, minlength=6)
    assert counts[[1, 3, 4]].tolist() == [0, 0, 0]
    assert (abs(counts[[0, 2, 5]] - 1000) < 130).all()
