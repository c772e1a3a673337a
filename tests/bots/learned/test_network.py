"""The network: its output is that of its layers, and a bot plays the best action."""

import numpy as np
import pytest

from foretell.bots.explanation import Z_95, Explaining
from foretell.bots.learned.bot import PREDICTION_ERROR, LearnedBot, Prediction
from foretell.bots.learned.features import WIDTH
from foretell.bots.learned.network import POINTS, action_slot, encode, network_policy, new_evaluator
from foretell.bots.sampling.situation import Situation
from foretell.cards import Card
from foretell.game.actions import PlayCard
from foretell.game.observation import SeatObservation
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.testing import dealt, make_bids
from tests.bots.learned.helpers import TABLES, a_network, decisions, position

pytestmark = pytest.mark.kernel


@pytest.mark.compiled
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_learned_bot_takes_the_action_that_the_policy_prefers(options: Options) -> None:
    network = a_network()
    evaluator, bot = new_evaluator(network), LearnedBot("0", network)
    for _, observation in decisions(options, "2b", most=12):
        situation = Situation(observation, "0")
        state = position(observation)
        encode(situation.settings, state, state[layout.SEAT], evaluator.workspace)
        length = int(evaluator.workspace.active.length[0])
        features = np.zeros(WIDTH)
        features[evaluator.workspace.active.indices[:length]] = evaluator.workspace.active.values[
            :length
        ]
        first = np.maximum(features @ network.first + network.first_bias, 0)
        second = np.maximum(first @ network.second + network.second_bias, 0)
        points = POINTS * (network.points @ second + network.points_bias)
        policy = network.policy @ second + network.policy_bias
        codes = [encode_action(action) for action in observation.legal_actions]
        indices = [
            action_slot(int(state[layout.PHASE]), code, evaluator.workspace.suit_slots)
            for code in codes
        ]
        wanted = policy[indices]
        prediction = bot.predict(observation)
        assert prediction.logits == pytest.approx(wanted, abs=1e-4)
        no_more_than_preferred = [
            min(points[index] for index in indices if policy[index] >= logit) for logit in wanted
        ]
        assert prediction.points == pytest.approx(no_more_than_preferred, abs=1e-3)
        logits = network.makes @ second + network.makes_bias
        assert prediction.makes_bid == pytest.approx(1 / (1 + np.exp(-logits[indices])), abs=1e-5)
        action = bot.act(observation)
        assert action == observation.legal_actions[int(np.argmax(wanted))]
        assert encode_action(action) == network_policy(situation.settings, state, evaluator)


def test_the_only_legal_action_is_taken_without_asking_the_network() -> None:
    class Mute(LearnedBot):
        def predict(self, observation: SeatObservation) -> Prediction:
            raise AssertionError(observation)

    game = dealt("H2", "C4", "S2", turned="H5", hand_sizes=(1,))
    bot = Mute("0", a_network())
    with pytest.raises(AssertionError):
        bot.act(game.observe(1))
    make_bids(game, 0, 0, 0)
    assert bot.act(game.observe(1)) == PlayCard(1, Card("C4"))


@pytest.mark.parametrize("options", TABLES[:3], ids=str)
def test_the_learned_bot_explains_the_action_that_it_takes(options: Options) -> None:
    bot = LearnedBot("0", a_network())
    assert isinstance(bot, Explaining)
    for _, observation in decisions(options, "2c", most=6):
        explanation = bot.explain(observation)
        assert explanation.action == bot.act(observation)
        assert explanation.worlds == 0
        assert {one.action for one in explanation.action_values} == set(observation.legal_actions)
        points = [one.points for one in explanation.action_values]
        assert points == sorted(points, reverse=True)
        assert [one.behind for one in explanation.action_values] == [
            points[0] - one for one in points
        ]
        assert all(0 < one.makes_bid < 1 for one in explanation.action_values)
        margin = Z_95 * PREDICTION_ERROR
        assert {one.margin for one in explanation.action_values} == {margin}
        assert [one.behind_margin for one in explanation.action_values] == [
            margin if one.behind else 0 for one in explanation.action_values
        ]
