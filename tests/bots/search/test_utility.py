"""Utility of totals: the chance to win."""

import numpy as np
import pytest

from foretell.bots.search.bot import Budget, SearchingBot
from foretell.bots.search.utility import win_utility
from foretell.game.actions import MakeBid
from foretell.testing import dealt, make_bids

pytestmark = pytest.mark.kernel


def utility(rounds: int, *totals: int, seat: int = 0) -> float:
    padded = np.array([*totals, *(0,) * (6 - len(totals))])
    return win_utility(padded, seat, len(totals), rounds)


def test_after_the_last_round_only_the_first_place_has_utility() -> None:
    assert utility(0, 100, 90, -20) == pytest.approx(100, abs=2)
    assert utility(0, 100, 110, -20) == pytest.approx(0, abs=2)
    assert utility(0, 100, 100, -20) == pytest.approx(50, abs=2)
    assert utility(0, -10, -10, -10, -10) == pytest.approx(25, abs=2)
    assert utility(0, 100, 110, -20, seat=1) == pytest.approx(100, abs=2)


def test_more_points_are_better_at_equal_chances_to_win() -> None:
    assert utility(0, 90, 110, 0) > utility(0, 80, 110, 0)
    assert utility(0, 120, 110, 0) > utility(0, 119, 110, 0)


def test_a_lead_counts_less_the_more_rounds_are_to_come() -> None:
    assert utility(1, 50, 50) == pytest.approx(50, abs=1)
    assert 100 > utility(1, 90, 50, 50) > utility(2, 90, 50, 50) > utility(2, 50, 50, 50) > 0
    assert utility(1, 500, 0) == pytest.approx(100, abs=6)


@pytest.mark.parametrize("totals", [(90, 50), (30, 0, -10), (0, 0, 0, 0), (10, 90, 40, 0, 0, 60)])
def test_the_chances_of_all_players_sum_up_to_certainty(totals: tuple[int, ...]) -> None:
    chances = [utility(1, *totals, seat=seat) for seat in range(len(totals))]
    assert sum(chances) - 0.01 * sum(totals) == pytest.approx(100)


def test_a_lead_counts_more_where_hands_are_small() -> None:
    """With more players fewer cards are dealt, and points of a round differ less."""
    ahead = [utility(1, 30, *(0,) * others) for others in (2, 5)]
    odds = [chance / (100 - chance) * others for chance, others in zip(ahead, (2, 5), strict=True)]
    assert odds[0] < odds[1]


def test_a_player_far_behind_makes_a_bid_that_can_still_win() -> None:
    """For points alone it would bid 0, but those 20 points cannot make up for 40."""
    hands = ("C2 D3 C7", "C4 H4 S4", "C5 H6 D6")
    bids = {}
    for to_win in (False, True):
        game = dealt(*hands, turned="S2", totals=(0, 40, -80), dealer=2)
        bot = SearchingBot("1", Budget(games=60, worlds=120, to_win=to_win))
        action = bot.act(game.observe(0))
        assert isinstance(action, MakeBid)
        bids[to_win] = action.bid
    assert bids == {False: 0, True: 1}


def test_a_player_who_can_no_longer_win_plays_for_points() -> None:
    game = dealt("C2 D3 C7", "C4 H4 S4", "C5 H6 D6", turned="S2", totals=(0, 90, 0), dealer=2)
    bots = [SearchingBot("1", Budget(games=20, worlds=40, to_win=won)) for won in (False, True)]
    assert bots[0].act(game.observe(0)) == bots[1].act(game.observe(0))


def test_a_tied_game_is_played_for_points_as_well() -> None:
    game = dealt("C13 Z1", "C4 H4", "C5 H6", turned="S2", totals=(20, 20, 20), dealer=2)
    make_bids(game, 2, 0)
    bots = [SearchingBot("1", Budget(games=20, worlds=40, to_win=won)) for won in (False, True)]
    assert bots[0].act(game.observe(2)) == bots[1].act(game.observe(2))
