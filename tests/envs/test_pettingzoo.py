"""The PettingZoo environments, by PettingZoo's own checks and against ``Session``."""

import warnings
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from foretell.envs import encode
from foretell.envs.actions import action_number, numbered_action
from foretell.envs.compiled import layout as entries
from foretell.envs.pettingzoo import ID, wizard_v0
from foretell.envs.pettingzoo.aec import WizardAEC
from foretell.envs.pettingzoo.parallel import WizardParallel
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim import layout
from tests.envs.sets import options_of

pytestmark = pytest.mark.kernel

Make: TypeAlias = Callable[..., Any]

SHORT = Options(players=3, hand_sizes=(1, 2), bidding="hidden")
ABOUT_DICTIONARIES = {
    "Observation is not a NumPy array",
    (
        "Observation space for each agent probably should be gymnasium.spaces.box or "
        "gymnasium.spaces.discrete"
    ),
}
"""PettingZoo's warnings about every observation with a mask but those of its own games."""
CHECKS: dict[str, tuple[Callable[[Make, Make, Make], object], set[str]]] = {
    "api": (lambda env, _raw, _parallel: api_test(env(), num_cycles=60), ABOUT_DICTIONARIES),
    "raw_api": (lambda _env, raw, _parallel: api_test(raw(), num_cycles=60), ABOUT_DICTIONARIES),
    "parallel_api": (lambda _env, _raw, parallel: parallel_api_test(parallel(), 100), set()),
    "seed": (lambda env, _raw, _parallel: seed_test(env, num_cycles=20), set()),
    "parallel_seed": (lambda _env, _raw, parallel: parallel_seed_test(parallel, 20), set()),
    "state": (lambda env, _raw, parallel: state_test(env(), parallel()), set()),
    "render": (lambda env, _raw, _parallel: render_test(env), set()),
}
"""PettingZoo's checks, with the warnings that each gives."""


@pytest.mark.compiled
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("check", CHECKS)
def test_pettingzoo_finds_nothing_wrong_with_any_options(check: str, players: int) -> None:
    run, expected = CHECKS[check]
    makers = (wizard_v0.env, wizard_v0.raw_env, wizard_v0.parallel_env)
    for options in options_of(players):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            run(*(partial(make, options=options) for make in makers))
        assert {str(warning.message) for warning in caught} == expected, options


def test_pettingzoo_finds_nothing_wrong_with_truncated_games() -> None:
    for cycles in (1, 5, 8):
        for check, (run, expected) in CHECKS.items():
            makers = (wizard_v0.env, wizard_v0.raw_env, wizard_v0.parallel_env)
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                run(*(partial(make, options=SHORT, max_cycles=cycles) for make in makers))
            assert {str(warning.message) for warning in caught} == expected, check


def test_a_game_is_truncated_for_all_seats_after_max_cycles() -> None:
    env = pettingzoo.make("aec", ID, options=SHORT, max_cycles=5)
    env.reset(seed=1)
    ends = [*map(env_ends, [env] * 5)]
    assert ends == [(False, False)] * 4 + [(False, True)]
    assert all(env.truncations.values())
    env.reset()
    assert not any(env.truncations.values())
    parallel = pettingzoo.make("parallel", ID, options=SHORT, max_cycles=2)
    parallel.reset(seed=1)
    for step in (1, 2):
        _, _, over, truncated, _ = parallel.step({})
        assert not any(over.values())
        assert [*truncated.values()] == [step == 2] * 3
    assert parallel.agents == []


def env_ends(env: Any) -> tuple[bool, bool]:
    """Play the first legal action, and return whether the game is over, and truncated."""
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    _, _, over, truncated, _ = env.last()
    return over, truncated


def test_a_game_that_ends_with_max_cycles_is_over_and_not_truncated() -> None:
    steps = 3 * (1 + 1) + 3 * (1 + 2)
    for make in (WizardAEC, WizardParallel):
        with pytest.raises(ValueError, match="max_cycles must be a whole number from 1"):
            make(options=SHORT, max_cycles=0)
    env = WizardAEC(players=3, max_cycles=None)
    for cycles in (None, steps):
        env = WizardAEC(
            options=Options(players=3, hand_sizes=(1, 2), first_dealer=0), max_cycles=cycles
        )
        env.reset(seed=1)
        assert [env_ends(env) for _ in range(steps)][-2:] == [(False, False), (True, False)]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_in_turns_is_that_of_a_session_with_the_same_seed(players: int) -> None:
    for number, options in enumerate(options_of(players)):
        env, session = WizardAEC(options=options), Session(options, number)
        env.reset(seed=number)
        chance, points = np.random.default_rng(number), np.zeros(players)
        while session.to_act:
            seat = session.to_act[0]
            assert env.agent_selection == f"player_{seat}"
            for other, agent in enumerate(env.possible_agents):
                seen = env.observe(agent)
                assert seen["observation"].tolist() == encode(session.observe(other)).tolist()
            legal = sorted(map(action_number, session.legal_actions(seat)))
            assert np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist() == legal
            action = int(chance.choice(legal))
            session.act(numbered_action(action, seat=seat))
            env.step(action)
            points += list(env.rewards.values())
        assert session.outcome is not None
        assert tuple(points) == session.outcome.totals
        assert all(env.terminations.values())


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_of_all_seats_at_once_is_that_of_a_session(players: int) -> None:
    """R9.1, R9.2"""
    for number, options in enumerate(options_of(players)):
        env, session = WizardParallel(options=options), Session(options, number)
        seen, _ = env.reset(seed=number)
        chance, points = np.random.default_rng(number), np.zeros(players)
        while env.agents:
            assert len(session.to_act) in {1, players}
            actions = {}
            for seat, agent in enumerate(env.agents):
                mask = np.flatnonzero(seen[agent]["action_mask"]).tolist()
                legal = sorted(map(action_number, session.legal_actions(seat)))
                assert mask == (legal or [entries.PASS])
                numbers = seen[agent]["observation"]
                assert numbers.tolist() == encode(session.observe(seat)).tolist()
                actions[agent] = int(chance.choice(mask))
            for seat in session.to_act:
                session.act(numbered_action(actions[f"player_{seat}"], seat=seat))
            seen, rewards, *_ = env.step(actions)
            points += list(rewards.values())
        assert session.outcome is not None
        assert tuple(points) == session.outcome.totals


def test_an_illegal_action_in_turn_is_refused_or_ends_the_game() -> None:
    raw = WizardAEC(options=SHORT)
    raw.reset(seed=1)
    before = raw.state()
    for action in (0, 84, -1, None):
        with pytest.raises(ValueError, match="is not legal now"):
            raw.step(action)
    assert np.array_equal(raw.state(), before)
    wrapped = wizard_v0.env(options=SHORT, illegal_reward=-7)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(0)
    assert wrapped.rewards[agent] == -7
    assert all(wrapped.terminations.values())


def test_an_illegal_action_at_once_changes_nothing_for_its_seat_alone() -> None:
    """R9.1: the others have bid, and the refused seat bids alone."""
    env = WizardParallel(options=SHORT)
    env.reset(seed=1)
    seen, _, _, _, infos = env.step({"player_0": 60, "player_1": 84, "player_2": 61})
    assert infos == {"player_0": {}, "player_1": {"refused": True}, "player_2": {}}
    masks = [np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in env.agents]
    assert masks == [[entries.PASS], [60, 61], [entries.PASS]]
    seen, _, _, _, infos = env.step({"player_0": 60, "player_1": 60, "player_2": entries.PASS})
    assert infos["player_0"] == {"refused": True}
    bids = seen["player_0"]["observation"][entries.BIDS : entries.BIDS + 3]
    assert bids.tolist() == [0, 0, 1]


def test_the_full_state_knows_every_hand_and_bid() -> None:
    """R12: for critics; no observation does."""
    for options in options_of(4):
        env = WizardAEC(options=options)
        env.reset(seed=3)
        chance = np.random.default_rng(3)
        while not all(env.terminations.values()):
            state, session = env.state(), env._game.session
            hands = session.state.round.hands
            for seat, hand in enumerate(hands):
                place = entries.IN_HAND if seat == 0 else entries.IN_OTHER_HAND + seat
                cards = np.flatnonzero(state[:60] == place)
                assert sum(1 << int(card) for card in cards) == hand
            bids = state[entries.BIDS : entries.BIDS + 4].tolist()
            assert bids == [-1 if bid is None else bid for bid in session.state.round.bids]
            assert state[-1] == session.to_act[0]
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))


def test_the_environments_are_found_by_their_id() -> None:
    assert isinstance(pettingzoo.make("aec", ID, players=3).unwrapped, WizardAEC)
    assert isinstance(pettingzoo.make("parallel", ID, players=3), WizardParallel)


def test_shaping_adds_up_to_nothing() -> None:
    env = WizardAEC(options=SHORT, reward="win", shaping=0.1)
    env.reset(seed=2)
    chance, points = np.random.default_rng(2), np.zeros(3)
    while not all(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))
        points += list(env.rewards.values())
    assert points.sum() == pytest.approx(1)


def test_without_a_seed_games_differ() -> None:
    states = []
    for _ in range(2):
        env = WizardAEC(players=4)
        env.reset()
        states.append(env.state().tolist())
        env.reset()
        states.append(env.state().tolist())
    assert len({tuple(state) for state in states}) == 4
    assert layout.SEATS == 6
