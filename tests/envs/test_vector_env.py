"""The vector environment: exactly Gymnasium's own loop over single ones, in one kernel."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from foretell.bots.steady.compiled import STEADY
from foretell.envs.gymnasium import ID, WizardEnv, WizardVectorEnv
from foretell.rules.options import Options
from foretell.sim.games import RANDOM
from foretell.testing import check_vector_env
from tests.envs.sets import options_of
from tests.sim.amounts import amount

pytestmark = pytest.mark.kernel

SHORT = Options(players=3, hand_sizes=(1, 2))
GAMES = 4


def sync(mode: AutoresetMode, **how: Any) -> SyncVectorEnv:
    make = [lambda: WizardEnv(deals="simulator", **how)] * GAMES
    return SyncVectorEnv(make, autoreset_mode=mode)


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("opponents", ["random", "steady"])
def test_the_vector_environment_is_step_for_step_gymnasiums_loop(
    mode: AutoresetMode, opponents: str
) -> None:
    how: dict[str, Any] = {"opponents": opponents, "options": SHORT, "seat": 1}
    vector = WizardVectorEnv(GAMES, autoreset_mode=mode, **how)
    ends = check_vector_env(vector, sync(mode, **how), seed=3, steps=60, illegal=0.1)
    assert ends > GAMES


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_every_option_gives_the_same_in_both(players: int, mode: AutoresetMode) -> None:
    rewards = ("points", "game", "place", "win")
    for number, options in enumerate(options_of(players)):
        how: dict[str, Any] = {
            "opponents": "random",
            "options": options,
            "seat": number % players,
            "reward": rewards[number % 4],
            "shaping": 0.01 * (number % 3),
            "discount": 0.9,
        }
        vector = WizardVectorEnv(GAMES, autoreset_mode=mode, **how)
        check_vector_env(vector, sync(mode, **how), seed=number, steps=amount(40, 8))


@pytest.mark.compiled
def test_a_compiled_player_is_an_opponent_like_its_name() -> None:
    for player, name in ((RANDOM, "random"), (STEADY, "steady")):
        one = WizardVectorEnv(GAMES, options=SHORT, opponents=player)
        check_vector_env(one, WizardVectorEnv(GAMES, options=SHORT, opponents=name), steps=30)


def test_make_vec_finds_the_compiled_games() -> None:
    made = gymnasium.make_vec(ID, num_envs=3, players=4, opponents="random")
    assert isinstance(made.unwrapped, WizardVectorEnv)
    seen, infos = made.reset(seed=1)
    assert seen in made.observation_space
    assert infos == {}
    made.close()


def test_arrays_are_new_unless_reuse_is_asked_for() -> None:
    for copy in (True, False):
        vector = WizardVectorEnv(GAMES, options=SHORT, copy=copy)
        first, _ = vector.reset(seed=1)
        kept = first["observation"].copy()
        actions = np.array([np.flatnonzero(mask)[0] for mask in first["action_mask"]])
        second, *_ = vector.step(actions)
        assert np.shares_memory(first["observation"], second["observation"]) is not copy
        assert np.array_equal(first["observation"], kept) is copy


def test_arrays_changed_by_their_owner_change_nothing_later() -> None:
    vector, other = (WizardVectorEnv(2, options=SHORT, opponents="random") for _ in range(2))
    seen, _ = vector.reset(seed=1)
    other.reset(seed=1)
    for array in seen.values():
        array[:] = 1
    first = {"reset_mask": np.array([True, False])}
    now, then = vector.reset(options=first)[0], other.reset(options=first)[0]
    for name, array in now.items():
        assert np.array_equal(array, then[name])


def test_wrong_calls_are_refused() -> None:
    vector = WizardVectorEnv(2, options=SHORT, autoreset_mode="Disabled", opponents="random")
    with pytest.raises(ValueError, match="call reset first"):
        vector.step(np.zeros(2, dtype=np.int64))
    with pytest.raises(ValueError, match="there must be 2 seeds"):
        vector.reset(seed=[1])
    for mask, message in (
        (np.ones(3, dtype=np.bool_), "array of 2 booleans"),
        (np.zeros(2, dtype=np.bool_), "selects no game"),
    ):
        with pytest.raises(ValueError, match=message):
            vector.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="first reset all, without a reset_mask"):
        vector.reset(options={"reset_mask": np.array([True, False])})
    seen, _ = vector.reset(seed=[4, 5])
    with pytest.raises(ValueError, match="there must be 2 actions"):
        vector.step(np.zeros(3, dtype=np.int64))
    ended = np.zeros(2, dtype=np.bool_)
    actions = np.zeros(2, dtype=np.int64)
    while not ended.any():
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, _, ended, _, _ = vector.step(actions)
    with pytest.raises(ValueError, match="games have ended: reset them first"):
        vector.step(actions)
    with pytest.raises(ValueError, match="num_envs must be a whole number from 1"):
        WizardVectorEnv(0)


def test_without_a_seed_games_differ_from_run_to_run() -> None:
    first, second = (WizardVectorEnv(8, players=4).reset()[0] for _ in range(2))
    assert not np.array_equal(first["observation"], second["observation"])


def test_states_have_all_hands_and_cannot_be_written() -> None:
    vector = WizardVectorEnv(2, players=4)
    vector.reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        vector.states[0, 0] = 1


def test_the_public_check_finds_a_difference() -> None:
    one, other = (
        WizardVectorEnv(GAMES, options=SHORT, opponents=name) for name in ("random", "steady")
    )
    with pytest.raises(AssertionError, match=r"reset|step \d+"):
        check_vector_env(one, other, steps=60)
