"""``learned``: the action with the highest expected points according to the network."""

from typing import Final, NamedTuple

import numpy as np

from foretell.bots.engine import Crossing, operation
from foretell.bots.explain import reasons_for
from foretell.bots.explanation import Z_95, ActionValue, Explanation
from foretell.bots.learned.features import Float32Array
from foretell.bots.learned.network import (
    Evaluator,
    Network,
    action_slot,
    as_block,
    bid_probability_at,
    encode,
    forward,
    new_evaluator,
    points_at,
)
from foretell.bots.learned.shipped import best_network
from foretell.bots.search.situation import Situation
from foretell.cards import DECK_SIZE
from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.sim import layout as at
from foretell.sim.actions import encode_action
from foretell.sim.compiling import compiled
from foretell.sim.information_set import write_position
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
        return predict(self._evaluator, situation.settings, situation.known, actions)


def predict(
    evaluator: Evaluator, settings: IntArray, known: IntArray, actions: IntArray
) -> Prediction:
    """Return the network's output for actions of the seat to act.

    Args:
        evaluator: the network.
        settings: the settings of the game.
        known: the information set of the seat (``foretell.sim.information_set``).
        actions: the simulator's integers, ``int64[actions]``.
    """
    prediction = Prediction(*(np.empty(len(actions), dtype=np.float32) for _ in range(2)))
    predict_into(settings, known, evaluator, actions, prediction)
    return prediction


def learned(seed: str) -> LearnedBot:
    """Return the bot with the network included in the package."""
    return LearnedBot(seed, best_network())


def _predicting(
    settings: IntArray,
    known: IntArray,
    evaluator: Evaluator,
    actions: IntArray,
    prediction: Prediction,
) -> Crossing:
    return settings, known, *as_block(evaluator.network), actions, len(actions), *prediction


@operation("predict", _predicting)
def predict_into(
    settings: IntArray,
    known: IntArray,
    evaluator: Evaluator,
    actions: IntArray,
    prediction: Prediction,
) -> None:
    """Write the network's output for actions of the seat to act; see ``predict``."""
    state = np.empty(at.WIDTH, np.int64)
    write_position(settings, known, state, np.empty(DECK_SIZE, np.int64))
    _predict(settings, state, evaluator, actions, prediction)


@compiled
def _predict(
    settings: IntArray,
    state: IntArray,
    evaluator: Evaluator,
    actions: IntArray,
    prediction: Prediction,
) -> None:
    encode(settings, state, state[at.SEAT], evaluator.workspace)
    forward(evaluator)
    for number in range(len(actions)):
        slot = action_slot(state[at.PHASE], actions[number], evaluator.workspace.suit_slots)
        prediction.points[number] = points_at(evaluator, slot)
        prediction.makes_bid[number] = bid_probability_at(evaluator, slot)
