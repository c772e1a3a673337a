"""Successive elimination: actions compared over sampled games."""

import numpy as np
import pytest

from foretell.bots.search.rollouts import rollouts
from foretell.bots.search.situation import Situation
from foretell.bots.search.successive_elimination import Prior, successive_elimination
from foretell.bots.steady.compiled import STEADY
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim import state_of
from foretell.sim.actions import encode_action
from foretell.sim.games import play_out
from foretell.sim.settings import settings_of

pytestmark = pytest.mark.compiled

OPTIONS = Options(players=3, hand_sizes=(4,), first_dealer=2)


def test_the_value_of_an_action_is_the_mean_over_its_rollouts() -> None:
    game = Session(OPTIONS, seed="2a")
    games = Situation(game.observe(0), "1").sample_games(16, worlds=32)
    actions = np.array([encode_action(action) for action in game.legal_actions(0)], dtype=np.int64)
    before = games.copy()
    tried = successive_elimination(settings_of(OPTIONS), games, actions, rollouts)
    assert (games == before).all()
    for bid, result in enumerate(tried):
        after = games.copy()
        after[:, at.BIDS] = bid
        after[:, at.BIDS_MADE] = 1
        after[:, at.BID_SUM] = bid
        after[:, at.SEAT] = 1
        play_out(OPTIONS, after, rounds=1, by=STEADY)
        points = after[:, at.TOTALS]
        assert result.points == pytest.approx(points.mean())
        assert result.makes_bid == (points > 0).mean()


def test_the_best_action_has_no_lag_and_the_others_a_non_negative_one() -> None:
    game = Session(OPTIONS, seed="2a")
    games = Situation(game.observe(0), "1").sample_games(100, worlds=200)
    tried = successive_elimination(settings_of(OPTIONS), games, np.arange(5), rollouts)
    best = min(tried, key=lambda one: one.behind)
    assert best.behind == best.behind_margin == 0
    assert all(one.behind >= 0 for one in tried)
    assert max(one.margin for one in tried) > 0


def test_a_hopeless_action_is_eliminated_early() -> None:
    """A hopeless bid of all tricks is soon known to be bad, so its margin stays wide."""
    game = Session(OPTIONS, seed="2a")
    games = Situation(game.observe(0), "1").sample_games(100, worlds=200)
    tried = successive_elimination(settings_of(OPTIONS), games, np.arange(5), rollouts)
    assert tried[4].margin > min(one.margin for one in tried)
    assert tried[4].behind > 20


@pytest.mark.no_cover
@pytest.mark.parametrize("trials", [0, 160, 200, 300, 499])
def test_successive_elimination_stays_within_its_trials(trials: int) -> None:
    game = Session(OPTIONS, seed="2a")
    games = Situation(game.observe(0), "1").sample_games(100, worlds=200)
    settings, bids = settings_of(OPTIONS), np.arange(5)
    freely = successive_elimination(settings, games, bids, rollouts)
    tried = successive_elimination(settings, games, bids, rollouts, most=trials)
    spent = sum(one.games for one in tried)
    assert min(one.games for one in tried) >= 32
    assert spent <= max(trials, 5 * 32)
    assert spent == sum(one.games for one in freely) or spent > trials - 5


def test_successive_elimination_works_with_a_single_game() -> None:
    game = Session(OPTIONS, seed="2a")
    state = state_of(game.state)[None].copy()
    tried = successive_elimination(settings_of(OPTIONS), state, np.arange(5), rollouts)
    assert [one.margin for one in tried] == [0] * 5


@pytest.mark.no_cover
def test_a_prior_weighs_more_the_surer_it_is() -> None:
    game = Session(OPTIONS, seed="2a")
    games = Situation(game.observe(0), "1").sample_games(100, worlds=200)
    settings, bids = settings_of(OPTIONS), np.arange(5)
    plain = successive_elimination(settings, games, bids, rollouts)
    best, second = sorted(range(5), key=lambda bid: plain[bid].behind)[:2]
    hinted = np.zeros(5)
    hinted[second] = 2 * plain[second].behind + 10
    vague, sure = (
        successive_elimination(settings, games, bids, rollouts, prior=Prior(hinted, std_error))
        for std_error in (1e6, 1e-3)
    )
    assert vague[best].behind == 0
    assert vague[second].behind == pytest.approx(plain[second].behind, abs=0.01)
    assert sure[second].behind == 0
    assert sure[best].behind == pytest.approx(hinted[second], abs=0.01)
    assert sure[best].behind_margin < plain[second].behind_margin


@pytest.mark.no_cover
@pytest.mark.parametrize(("agreeing", "chosen"), [(1, "hinted"), (10, "hinted"), (400, "found")])
def test_a_prior_counts_less_the_more_games_agree(agreeing: int, chosen: str) -> None:
    game = Session(OPTIONS, seed="2a")
    state = state_of(game.state)[None].repeat(agreeing, axis=0)
    settings, bids = settings_of(OPTIONS), np.arange(5)
    plain = successive_elimination(settings, state, bids, rollouts)
    found, hinted = sorted(range(5), key=lambda bid: plain[bid].behind)[:2]
    points = np.zeros(5)
    points[hinted] = 2 * plain[hinted].behind
    tried = successive_elimination(settings, state, bids, rollouts, prior=Prior(points, 3.0))
    assert tried[{"found": found, "hinted": hinted}[chosen]].behind == 0
