"""Bots that search."""

import pytest

from foretell.bots.explanation import Explaining
from foretell.bots.registry import UnknownBot, UnknownStyle, create
from foretell.bots.runner import bot_seed, play_out
from foretell.bots.search.bot import Budget, SearchingBot
from foretell.game.actions import PlayCard
from foretell.game.session import Session
from foretell.rules.options import Options

pytestmark = pytest.mark.kernel

LITTLE = Budget(games=8, worlds=30)


@pytest.mark.compiled
def test_a_searching_bot_explains_the_action_that_it_takes() -> None:
    game = Session(Options(players=3, hand_sizes=(3,), first_dealer=2), seed="2a")
    bot = SearchingBot("1", LITTLE)
    assert isinstance(bot, Explaining)
    while game.to_act:
        seen = game.observe(game.to_act[0])
        explanation = bot.explain(seen)
        assert explanation.action == bot.act(seen)
        assert {value.action for value in explanation.action_values} == set(seen.legal_actions)
        assert [one.behind for one in explanation.action_values] == sorted(
            one.behind for one in explanation.action_values
        )
        game.act(explanation.action)


def test_a_searching_bot_plays_its_only_legal_action_without_search() -> None:
    game = Session(Options(players=3, hand_sizes=(1,), first_dealer=2), seed="2a")
    bots = [SearchingBot(str(seat), LITTLE) for seat in range(3)]
    for _ in range(3):
        game.act(game.legal_actions(game.to_act[0])[0])
    only = game.legal_actions(game.to_act[0])
    assert isinstance(only[0], PlayCard)
    assert bots[0].act(game.observe(game.to_act[0])) == only[0]


def test_the_yardstick_and_the_searcher_are_registered() -> None:
    assert isinstance(create("yardstick", "1"), SearchingBot)
    assert isinstance(create("searcher", "1"), SearchingBot)


@pytest.mark.compiled
def test_searching_bots_examine_as_many_games_as_their_budget_allows() -> None:
    game = Session(Options(players=3, hand_sizes=(3,), first_dealer=2), seed="2a")
    for name, games in (("searcher:7", 7), ("searcher:7:win", 7), ("searcher:win", 1000)):
        bot = create(name, "1")
        assert isinstance(bot, SearchingBot)
        assert bot.explain(game.observe(0)).worlds == games


def test_a_larger_budget_of_games_draws_more_worlds() -> None:
    assert Budget(10, 35).scaled(20, to_win=False) == Budget(20, 70)
    assert Budget(10, 35).scaled(None, to_win=True) == Budget(10, 35, to_win=True)


@pytest.mark.parametrize("style", ["", "0", "-1", "2001", "1.5", "bold", "٣", "9" * 30])
def test_an_unknown_style_is_refused_with_the_known_ones(style: str) -> None:
    with pytest.raises(UnknownStyle) as refused:
        create(f"searcher:{style}", "1")
    assert refused.value.data() == {"bot": "searcher", "style": style, "known": ("win", "1 … 2000")}


def test_the_yardstick_takes_no_style() -> None:
    with pytest.raises(UnknownBot):
        create("yardstick:50", "1")


def test_a_searching_bot_beats_random_bots_over_whole_games() -> None:
    lead = 0
    for number in range(3):
        seed = f"{number:x}"
        game = Session(Options(players=3, hand_sizes=(1, 2, 3)), seed)
        names = [bot_seed(seed, seat) for seat in range(3)]
        play_out(
            game, [SearchingBot(names[0], LITTLE), *(create("random", name) for name in names[1:])]
        )
        lead += game.state.totals[0] - max(game.state.totals[1:])
    assert lead > 0
