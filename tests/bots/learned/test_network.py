"""The network: it says what its layers come to, and a bot plays what it says."""

import numpy as np
import pytest

from foretell.bots.explanation import Explaining
from foretell.bots.learned.bot import LearnedBot
from foretell.bots.learned.features import WIDTH
from foretell.bots.learned.network import POINTS, look, network_policy, new_mind, place_of_action
from foretell.bots.search.situation import Situation, code_of
from foretell.cards import Card
from foretell.game.actions import PlayCard
from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.testing import dealt, make_bids
from tests.bots.learned.helpers import TABLES, a_network, decisions

pytestmark = pytest.mark.timeout(300)  # what is compiled takes a while the first time


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_bot_takes_what_the_network_promises_most_of(options: Options) -> None:
    network = a_network()
    mind, bot = new_mind(network), LearnedBot("0", network)
    for _, observation in decisions(options, "2b", most=12):
        situation = Situation(observation, "0")
        state = situation.any()
        look(situation.settings, state, state[at.SEAT], mind.room)
        length = int(mind.room.active.length[0])
        told = np.zeros(WIDTH)
        told[mind.room.active.places[:length]] = mind.room.active.values[:length]
        first = np.maximum(told @ network.first + network.first_bias, 0)
        second = np.maximum(first @ network.second + network.second_bias, 0)
        points = POINTS * (network.points @ second + network.points_bias)
        codes = [code_of(action) for action in observation.legal_actions]
        places = [place_of_action(int(state[at.PHASE]), code, mind.room.place_of) for code in codes]
        wanted = points[places]
        promises = bot.promises(observation)
        assert promises.points == pytest.approx(wanted, abs=1e-3)
        logits = network.makes @ second + network.makes_bias
        assert promises.makes == pytest.approx(1 / (1 + np.exp(-logits[places])), abs=1e-5)
        action = bot.act(observation)
        assert action == observation.legal_actions[int(np.argmax(wanted))]
        assert code_of(action) == network_policy(situation.settings, state, mind)


def test_what_must_be_done_is_done_without_asking() -> None:
    network = a_network()
    network.points[:] = np.nan
    game = dealt("H2", "C4", "S2", turned="H5", hand_sizes=(1,))
    make_bids(game, 0, 0, 0)
    assert LearnedBot("0", network).act(game.observe(1)) == PlayCard(1, Card("C4"))


@pytest.mark.parametrize("options", TABLES[:3], ids=str)
def test_it_says_why_and_does_what_it_says(options: Options) -> None:
    bot = LearnedBot("0", a_network())
    assert isinstance(bot, Explaining)
    for _, observation in decisions(options, "2c", most=6):
        told = bot.explain(observation)
        assert told.action == bot.act(observation)
        assert told.worlds == 0
        assert {one.action for one in told.prospects} == set(observation.legal_actions)
        points = [one.points for one in told.prospects]
        assert points == sorted(points, reverse=True)
        assert [one.behind for one in told.prospects] == [points[0] - one for one in points]
        assert all(0 < one.makes_bid < 1 for one in told.prospects)
