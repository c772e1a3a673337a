"""Successive elimination: actions compared over sampled games."""

import numpy as np
import pytest

from foretell.bots.sampling.situation import Situation
from foretell.bots.search.rollouts import rollouts
from foretell.bots.search.successive_elimination import successive_elimination
from foretell.bots.steady.compiled import STEADY
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim import layout, state_of
from foretell.sim.actions import encode_action
from foretell.sim.games import play_out
from foretell.sim.settings import settings_of

pytestmark = pytest.mark.kernel

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
        after[:, layout.BIDS] = bid
        after[:, layout.BIDS_MADE] = 1
        after[:, layout.BID_SUM] = bid
        after[:, layout.SEAT] = 1
        play_out(OPTIONS, after, rounds=1, by=STEADY)
        points = after[:, layout.TOTALS]
        assert result.points == pytest.approx(points.mean())
        assert result.makes_bid == (points > 0).mean()
        assert result.tricks == tuple(np.bincount(after[:, layout.TAKEN], minlength=5))


def test_an_eliminated_action_has_the_tricks_of_the_games_it_was_tried_in() -> None:
    game = Session(OPTIONS, seed="2a")
    games = Situation(game.observe(0), "1").sample_games(100, worlds=200)
    tried = successive_elimination(settings_of(OPTIONS), games, np.arange(5), rollouts)
    assert [sum(one.tricks) for one in tried] == [one.games for one in tried]
    assert [one.tricks[bid] / one.games for bid, one in enumerate(tried)] == [
        one.makes_bid for one in tried
    ]


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


@pytest.mark.compiled
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


@pytest.mark.parametrize("games", [1, 70])
def test_games_that_agree_leave_a_margin(games: int) -> None:
    """Their variance is 0, so the prior of one game is all that widens the interval."""
    game = Session(OPTIONS, seed="2a")
    states = state_of(game.state)[None].repeat(games, axis=0)
    tried = successive_elimination(settings_of(OPTIONS), states, np.arange(5), rollouts)
    for one in tried:
        margin = 1.96 * (400 / (one.games + 1) / one.games) ** 0.5
        assert one.margin == pytest.approx(margin)
        assert one.behind_margin == (pytest.approx(margin) if one.behind else 0)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("log_odds", "agreeing", "taken"),
    [(-12.0, 1, "default"), (-12.0, 400, "found"), (-0.5, 1, "found")],
)
def test_the_default_is_taken_unless_the_lead_of_another_action_outweighs_its_log_odds(
    log_odds: float, agreeing: int, taken: str
) -> None:
    """A game in which another bid scores 20 points more proves little, and 400 of them much."""
    game = Session(OPTIONS, seed="2a")
    state = state_of(game.state)[None].repeat(agreeing, axis=0)
    settings, bids = settings_of(OPTIONS), np.arange(5)
    plain = successive_elimination(settings, state, bids, rollouts)
    found, default = sorted(range(5), key=lambda bid: plain[bid].behind)[:2]
    assert plain[default].behind > 5
    logits = np.full(5, log_odds)
    logits[default] = 0
    tried = successive_elimination(settings, state, bids, rollouts, logits=logits)
    number = {"found": found, "default": default}[taken]
    assert tried[number].behind == tried[number].behind_margin == 0
    assert max(one.points for one in tried) == tried[number].points


@pytest.mark.compiled
def test_the_default_is_tried_in_all_games_however_bad_it_is() -> None:
    game = Session(OPTIONS, seed="2a")
    games = Situation(game.observe(0), "1").sample_games(100, worlds=200)
    logits = np.array([0.0, 0.0, 0.0, 0.0, 1.0])
    tried = successive_elimination(
        settings_of(OPTIONS), games, np.arange(5), rollouts, logits=logits
    )
    assert tried[4].games == 100
    assert tried[4].behind > 20
