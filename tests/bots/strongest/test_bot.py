"""The search that networks guide."""

import pytest

from foretell.bots.explanation import Explaining
from foretell.bots.learned.bot import LearnedBot
from foretell.bots.search.bot import Budget, SearchingBot
from foretell.bots.strongest.bot import NetworkRollouts
from foretell.game.session import Session
from foretell.rules.options import Options
from tests.bots.learned.helpers import TABLES, a_network, decisions

pytestmark = pytest.mark.compiled

LITTLE = Budget(games=6, worlds=20)


def a_bot(seed: str = "1") -> SearchingBot:
    return SearchingBot(seed, LITTLE, NetworkRollouts(a_network(1), a_network(2)))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_it_says_why_and_does_what_it_says(options: Options) -> None:
    bot = a_bot()
    assert isinstance(bot, Explaining)
    for _, observation in decisions(options, "3b", most=8):
        explanation = bot.explain(observation)
        assert explanation.action == bot.act(observation) == a_bot().act(observation)
        assert {one.action for one in explanation.action_values} == set(observation.legal_actions)
        behind = [one.behind for one in explanation.action_values]
        assert behind == sorted(behind)
        assert behind[0] == 0


def test_what_the_network_is_sure_of_decides_where_games_do_not() -> None:
    """The network doubts itself by some points: a word that is louder than that is heard."""
    loud = a_network(1)
    loud.points[:], loud.points_bias[:] = 0, 0
    loud.points_bias[60 + 2] = 1000.0
    bot = SearchingBot("1", LITTLE, NetworkRollouts(loud, a_network(2)))
    game = Session(Options(players=3, hand_sizes=(5,), first_dealer=2), "2a")
    observation = game.observe(0)
    assert LearnedBot("1", loud).act(observation) == observation.legal_actions[2]
    assert bot.act(observation) == observation.legal_actions[2]
