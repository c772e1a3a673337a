"""The Gymnasium environments, by Gymnasium's own checks and against ``Session``."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from foretell.bots.registry import create
from foretell.bots.runner import bot_seed, play_on
from foretell.envs import encode
from foretell.envs.actions import action_number, numbered_action
from foretell.envs.gymnasium import ID, WizardEnv
from foretell.game.session import Session
from foretell.rules.options import Options
from tests.envs.sets import options_of

pytestmark = pytest.mark.kernel


@pytest.mark.parametrize("players", range(2, 7))
def test_gymnasium_finds_nothing_wrong_with_any_options(players: int) -> None:
    for number, options in enumerate(options_of(players)):
        made = gymnasium.make(
            ID, options=options.to_json(), seat=number % players, opponents="random"
        )
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            check_env(made.unwrapped)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_is_that_of_a_session_with_the_same_seed_and_bots(players: int) -> None:
    for number, options in enumerate(options_of(players)):
        seat = number % players
        env = WizardEnv(options=options, seat=seat, opponents="steady")
        seen, info = env.reset(seed=number)
        session = Session(options, number)
        bots = [
            None if other == seat else create("steady", bot_seed(f"{number:x}", other))
            for other in range(players)
        ]
        play_on(session, bots)
        chance, points, over = np.random.default_rng(number), 0.0, False
        while not over:
            assert seen["observation"].tolist() == encode(session.observe(seat)).tolist()
            legal = sorted(map(action_number, session.legal_actions(seat)))
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            action = int(chance.choice(legal))
            session.act(numbered_action(action, seat=seat))
            play_on(session, bots)
            seen, reward, over, _, info = env.step(action)
            points += reward
        assert session.outcome is not None
        totals = session.outcome.totals
        assert points == totals[seat]
        assert info["totals"].tolist() == [*totals[seat:], *totals[:seat]]
        assert seen["observation"].tolist() == encode(session.observe(seat)).tolist()
        assert not seen["action_mask"].any()


def played(env: WizardEnv, seed: int) -> list[float]:
    """Play a game at random, and return the rewards."""
    chance, rewards, over = np.random.default_rng(seed), [], False
    seen, _ = env.reset(seed=seed)
    while not over:
        action = chance.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, _ = env.step(action)
        rewards.append(float(reward))
    return rewards


def totals_of(seed: int, deals: str) -> list[int]:
    """Return the final totals of the same game, from seat 0."""
    env = WizardEnv(options=SHORT, opponents="random", deals=deals)
    chance, over = np.random.default_rng(seed), False
    seen, info = env.reset(seed=seed)
    while not over:
        action = chance.choice(np.flatnonzero(seen["action_mask"]))
        seen, _, over, _, info = env.step(action)
    totals: list[int] = info["totals"].tolist()
    return totals


SHORT = Options(players=3, hand_sizes=(1, 2, 3))


@pytest.mark.parametrize("deals", ["session", "simulator"])
def test_rewards_are_points_by_round_or_the_result_of_the_game(deals: str) -> None:
    """R8"""
    for seed in range(12):

        def rewards(seed: int = seed, **how: Any) -> list[float]:
            return played(WizardEnv(options=SHORT, opponents="random", deals=deals, **how), seed)

        points = rewards()
        assert sum(reward != 0 for reward in points) == 3
        game, place, win = (rewards(reward=name) for name in ("game", "place", "win"))
        assert not any(reward for kind in (game, place, win) for reward in kind[:-1])
        assert game[-1] == sum(points)
        assert place[-1] in {-1, -0.5, 0, 0.5, 1}
        best = max(game_totals := totals_of(seed, deals))
        first = game_totals.count(best)
        assert win[-1] == (1 / first if game_totals[0] == best else 0)
        shaped = rewards(reward="game", shaping=0.5)
        assert sum(shaped) == pytest.approx(sum(game))
        assert shaped != game


def test_an_illegal_action_changes_nothing() -> None:
    for deals in ("session", "simulator"):
        env = WizardEnv(options=SHORT, opponents="steady", deals=deals)
        seen, _ = env.reset(seed=3)
        for action in (*np.flatnonzero(seen["action_mask"] == 0), -1, 85):
            same, reward, over, _, info = env.step(action)
            assert (reward, over, info) == (0.0, False, {"refused": True})
            assert np.array_equal(same["observation"], seen["observation"])
            assert np.array_equal(same["action_mask"], seen["action_mask"])


def test_games_follow_one_another_from_one_seed() -> None:
    env, again = WizardEnv(players=4), WizardEnv(players=4)
    first, second = (env.reset(seed=5)[0], env.reset()[0])
    assert first["observation"].tolist() != second["observation"].tolist()
    assert again.reset(seed=5)[0]["observation"].tolist() == first["observation"].tolist()
    assert again.reset()[0]["observation"].tolist() == second["observation"].tolist()


def test_opponents_may_be_a_bot_a_list_or_a_function() -> None:
    env = WizardEnv(
        options=SHORT, opponents=["beginner", lambda seen: seen.legal_actions[0]], seat=1
    )
    assert played(env, 1)
    with pytest.raises(ValueError, match="opponents must be 2"):
        WizardEnv(options=SHORT, opponents=["steady"])
    cheat = WizardEnv(options=SHORT, opponents=lambda _: numbered_action(0, seat=0), seat=1)
    with pytest.raises(ValueError, match="is illegal"):
        played(cheat, 1)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"deals": "mine"}, "deals must be"),
        ({"players": 3, "options": {"players": 3}}, "players is one of the options"),
        ({"reward": "fame"}, "reward must be one of points, game, place, win, not 'fame'"),
        ({"render_mode": "3d"}, "render_mode must be"),
        ({"deals": "simulator", "opponents": "expert"}, "are compiled"),
        ({"deals": "simulator", "seat": 7}, "no seat 7"),
        ({"seat": 7}, "no seat 7"),
    ],
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises((IndexError, ValueError), match=message):
        WizardEnv(**wrong)


def test_a_table_is_shown_as_its_seat_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = WizardEnv(players=4, render_mode="ansi", opponents="steady")
    env.reset(seed=8)
    text = env.render()
    assert isinstance(text, str)
    assert "round 1 of 15" in text
    env.render_mode = "human"
    assert env.render() is None
    assert capsys.readouterr().out.strip() == text.strip()
    env.render_mode = "rgb_array"
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 3
    fast = WizardEnv(players=4, render_mode="ansi", deals="simulator")
    fast.reset(seed=8)
    with pytest.raises(ValueError, match="cannot be drawn"):
        fast.render()
