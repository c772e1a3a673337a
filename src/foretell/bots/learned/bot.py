"""``learned``: the action with the highest expected points according to the network."""

from typing import Final, NamedTuple

import numpy as np

from foretell.bots.explain import reasons_for
from foretell.bots.explanation import Z_95, ActionValue, Explanation
from foretell.bots.learned.features import Float32Array
from foretell.bots.learned.network import (
    Evaluator,
    Network,
    action_slot,
    bid_probability_at,
    encode,
    forward,
    new_evaluator,
    points_at,
)
from foretell.bots.learned.shipped import best_network
from foretell.bots.search.situation import Situation
from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.sim import layout as at
from foretell.sim.actions import encode_action
from foretell.sim.compiling import kernel
from foretell.sim.layout import IntArray

PREDICTION_ERROR: Final = 3.6
"""Root mean square error of the network's comparison of two actions, in points: measured against a
search of 1,000 games, for differences below 8 points, at tables of ``yardstick``."""


class Prediction(NamedTuple):
    """A network's output for some actions.

    Attributes:
        points: expected points of the round, ``float32[actions]``.
        makes_bid: probability that the bid is made, ``float32[actions]``.
    """

    points: Float32Array
    makes_bid: Float32Array


class LearnedBot:
    """Takes the action with the highest expected points, without search.

    Args:
        seed: has no effect; the bot is deterministic.
        network: the weights (``read_network``).
    """

    def __init__(self, seed: str, network: Network) -> None:
        self._seed = seed
        self._evaluator = new_evaluator(network)

    def act(self, observation: Observation) -> Action:
        """Return the action with the highest expected points."""
        actions = observation.legal_actions
        if len(actions) == 1:
            return actions[0]
        return actions[int(self.predict(observation).points.argmax())]

    def explain(self, observation: Observation) -> Explanation:
        """Return the value of each legal action, the best first, and the reasons for it."""
        points, makes_bid = (part.tolist() for part in self.predict(observation))
        actions, margin, best = observation.legal_actions, Z_95 * PREDICTION_ERROR, max(points)
        values = [
            ActionValue(action, own, makes, margin, best - own, margin if own < best else 0.0)
            for action, own, makes in zip(actions, points, makes_bid, strict=True)
        ]
        values.sort(key=lambda value: value.behind)
        return Explanation(tuple(values), reasons_for(observation, values), worlds=0)

    def predict(self, observation: Observation) -> Prediction:
        """Return the network's output for the legal actions, in order."""
        situation = Situation(observation, self._seed)
        actions = np.array([encode_action(action) for action in observation.legal_actions])
        return predict(self._evaluator, situation.settings, situation.any_game(), actions)


def predict(
    evaluator: Evaluator, settings: IntArray, state: IntArray, actions: IntArray
) -> Prediction:
    """Return the network's output for actions of the seat to act.

    Args:
        evaluator: the network.
        settings: the settings of the game.
        state: any game consistent with the seat's observation; nothing else of it is used.
        actions: the simulator's integers, ``int64[actions]``.
    """
    prediction = Prediction(*(np.empty(len(actions), dtype=np.float32) for _ in range(2)))
    predict_into(settings, state, evaluator, actions, prediction)
    return prediction


def learned(seed: str) -> LearnedBot:
    """Return the bot with the network included in the package."""
    return LearnedBot(seed, best_network())


@kernel
def predict_into(
    settings: IntArray,
    state: IntArray,
    evaluator: Evaluator,
    actions: IntArray,
    prediction: Prediction,
) -> None:
    """Write the network's output for actions of the seat to act; see ``predict``."""
    encode(settings, state, state[at.SEAT], evaluator.workspace)
    forward(evaluator)
    for number in range(len(actions)):
        slot = action_slot(state[at.PHASE], actions[number], evaluator.workspace.suit_slots)
        prediction.points[number] = points_at(evaluator, slot)
        prediction.makes_bid[number] = bid_probability_at(evaluator, slot)
