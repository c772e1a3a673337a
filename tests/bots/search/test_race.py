"""Actions compared over possible games."""

import numpy as np

from foretell.bots.search.race import race
from foretell.bots.search.situation import Situation, code_of
from foretell.bots.steady.twin import STEADY
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim import state_of
from foretell.sim.games import play_out
from foretell.sim.settings import settings_of

OPTIONS = Options(players=3, hand_sizes=(4,), first_dealer=2)


def test_an_action_is_worth_what_the_games_come_to() -> None:
    game = Session(OPTIONS, seed="2a")
    games = Situation(game.observe(0), "1").games(16, drawn=32)
    actions = np.array([code_of(action) for action in game.legal_actions(0)], dtype=np.int64)
    before = games.copy()
    tried = race(settings_of(OPTIONS), games, actions)
    assert (games == before).all()
    for bid, result in enumerate(tried):
        after = games.copy()
        after[:, at.BIDS] = bid
        after[:, at.BIDS_MADE] = 1
        after[:, at.BID_SUM] = bid
        after[:, at.SEAT] = 1
        play_out(OPTIONS, after, rounds=1, by=STEADY)
        points = after[:, at.TOTALS]
        assert result.points == points.mean()
        assert result.makes_bid == (points > 0).mean()


def test_the_best_is_behind_nobody_and_the_others_by_their_lag() -> None:
    game = Session(OPTIONS, seed="2a")
    games = Situation(game.observe(0), "1").games(100, drawn=200)
    tried = race(settings_of(OPTIONS), games, np.arange(5))
    best = min(tried, key=lambda one: one.behind)
    assert best.behind == best.behind_margin == 0
    assert all(one.behind >= 0 for one in tried)
    assert max(one.margin for one in tried) > 0


def test_a_hopeless_action_falls_out_and_the_others_run_to_the_end() -> None:
    """Bidding all tricks without a chance is soon known to be bad; the margin stays wide."""
    game = Session(OPTIONS, seed="2a")
    games = Situation(game.observe(0), "1").games(100, drawn=200)
    tried = race(settings_of(OPTIONS), games, np.arange(5))
    assert tried[4].margin > min(one.margin for one in tried)
    assert tried[4].behind > 20


def test_one_game_is_enough_to_choose() -> None:
    game = Session(OPTIONS, seed="2a")
    state = state_of(game.state)[None].copy()
    tried = race(settings_of(OPTIONS), state, np.arange(5))
    assert [one.margin for one in tried] == [0] * 5
