"""Search guided by networks."""

import pytest

from foretell.bots.explanation import Explaining
from foretell.bots.learned.bot import LearnedBot
from foretell.bots.search.bot import Budget, SearchingBot
from foretell.bots.strongest.bot import NetworkRollouts
from foretell.game.session import Session
from foretell.rules.options import Options
from tests.bots.learned.helpers import TABLES, a_network, decisions
from tests.sim.amounts import amount

pytestmark = pytest.mark.compiled

LITTLE = Budget(games=6, worlds=20)


def a_bot(seed: str = "1") -> SearchingBot:
    return SearchingBot(seed, LITTLE, NetworkRollouts(a_network(1), a_network(2)))


@pytest.mark.no_cover
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_strongest_explains_the_action_that_it_takes(options: Options) -> None:
    bot = a_bot()
    assert isinstance(bot, Explaining)
    for _, observation in decisions(options, "3b", most=amount(8, 2)):
        explanation = bot.explain(observation)
        assert explanation.action == bot.act(observation) == a_bot().act(observation)
        assert {one.action for one in explanation.action_values} == set(observation.legal_actions)
        behind = [one.behind for one in explanation.action_values]
        assert behind == sorted(behind)
        assert behind[0] == 0


def test_a_network_that_is_certain_decides_where_rollouts_do_not() -> None:
    """The prior has a standard error of some points; a much larger difference prevails."""
    loud = a_network(1)
    loud.points[:], loud.policy[:] = 0, 0
    for bias in (loud.points_bias, loud.policy_bias):
        bias[:], bias[60 + 2] = 0, 1000.0
    bot = SearchingBot("1", LITTLE, NetworkRollouts(loud, a_network(2)))
    game = Session(Options(players=3, hand_sizes=(5,), first_dealer=2), "2a")
    observation = game.observe(0)
    assert LearnedBot("1", loud).act(observation) == observation.legal_actions[2]
    assert bot.act(observation) == observation.legal_actions[2]
