"""Search guided by networks."""

import pytest

from foretell.bots.explanation import Explaining
from foretell.bots.learned.bot import LearnedBot
from foretell.bots.search.bot import Budget, SearchingBot
from foretell.bots.strongest.bot import NetworkRollouts
from foretell.rules.options import Options
from foretell.testing import dealt, make_bids, play_cards
from tests.bots.learned.helpers import TABLES, a_network, decisions
from tests.sim.amounts import amount

pytestmark = pytest.mark.kernel

LITTLE = Budget(games=6, worlds=20)


def a_bot(seed: str = "1") -> SearchingBot:
    return SearchingBot(seed, LITTLE, NetworkRollouts(a_network(1), a_network(2)))


@pytest.mark.compiled
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


@pytest.mark.parametrize("preferred", [0, 1])
def test_the_network_s_action_is_taken_where_no_other_is_better(preferred: int) -> None:
    """Whichever Jester or lowest card goes first, both lose their tricks."""
    game = dealt("C1 N1", "H12 H13", "Z1 Z2", turned="H5", dealer=1, hand_sizes=(2,))
    make_bids(game, 2, 0, 0)
    play_cards(game, "Z1")
    observation = game.observe(0)
    certain = a_network(1)
    certain.policy[:] = 0
    certain.policy_bias[:] = [1000.0 * (slot >= 52) * (2 * preferred - 1) for slot in range(85)]
    network = NetworkRollouts(certain, a_network(2))
    action = observation.legal_actions[preferred]
    assert LearnedBot("1", certain).act(observation) == action
    assert SearchingBot("1", LITTLE, network).act(observation) == action


def test_wizards_are_worth_the_same() -> None:
    game = dealt("Z1 Z3 Z4 H2", "C2 C3 C4 C5", "D2 D3 D4 D5", turned="S5", dealer=2)
    make_bids(game, 1, 1, 1)
    values = a_bot().explain(game.observe(0)).action_values
    assert len(values) == 4
    assert len({one.points for one in values if one.action != game.legal_actions(0)[0]}) == 1
