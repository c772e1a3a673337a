"""The bots that search."""

from foretell.bots.explanation import Explaining
from foretell.bots.registry import create
from foretell.bots.search.bot import Effort, SearchingBot
from foretell.bots.table import bot_seed, play_out
from foretell.game.actions import PlayCard
from foretell.game.session import Session
from foretell.rules.options import Options

LITTLE = Effort(games=8, drawn=30)


def test_it_says_why_and_does_what_it_says() -> None:
    game = Session(Options(players=3, hand_sizes=(3,), first_dealer=2), seed="2a")
    bot = SearchingBot("1", LITTLE)
    assert isinstance(bot, Explaining)
    while game.to_act:
        seen = game.observe(game.to_act[0])
        told = bot.explain(seen)
        assert told.action == bot.act(seen)
        assert {prospect.action for prospect in told.prospects} == set(seen.legal_actions)
        assert [one.behind for one in told.prospects] == sorted(
            one.behind for one in told.prospects
        )
        game.act(told.action)


def test_what_cannot_be_chosen_takes_no_thought() -> None:
    game = Session(Options(players=3, hand_sizes=(1,), first_dealer=2), seed="2a")
    bots = [SearchingBot(str(seat), LITTLE) for seat in range(3)]
    for _ in range(3):
        game.act(game.legal_actions(game.to_act[0])[0])
    only = game.legal_actions(game.to_act[0])
    assert isinstance(only[0], PlayCard)
    assert bots[0].act(game.observe(game.to_act[0])) == only[0]


def test_they_are_in_the_registry() -> None:
    assert isinstance(create("yardstick", "1"), SearchingBot)
    assert isinstance(create("searcher", "1"), SearchingBot)


def test_it_plays_whole_games_better_than_random() -> None:
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
