"""``learned``: the most likely action in the policy of the network."""

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
    logit_at,
    new_evaluator,
    points_at,
)
from foretell.bots.learned.shipped import best_network
from foretell.bots.sampling.situation import Situation
from foretell.cards import DECK_SIZE
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.compiling import compiled, inlined
from foretell.sim.information_set import write_position
from foretell.sim.layout import IntArray

PREDICTION_ERROR: Final = 6.1
"""Root mean square error of the network's comparison of two actions, in points: measured against
rollouts by its policy at tables of ``learned``, for differences below 8 points."""


class Prediction(NamedTuple):
    """A network's output for some actions.

    Attributes:
        logits: of the actions in the policy, ``float32[actions]``.
        points: expected points of the round, ``float32[actions]``; never more than those of an
            action that the policy prefers.
        makes_bid: probability that the bid is made, ``float32[actions]``.
    """

    logits: Float32Array
    points: Float32Array
    makes_bid: Float32Array


class LearnedBot:
    """Takes the most likely action in the policy, without search.

    Args:
        seed: has no effect; the bot is deterministic.
        network: the weights (``read_network``).
    """

    def __init__(self, seed: str, network: Network) -> None:
        self._seed = seed
        self._evaluator = new_evaluator(network)

    def act(self, observation: SeatObservation) -> Action:
        """Return the most likely action."""
        actions = observation.legal_actions
        if len(actions) == 1:
            return actions[0]
        return actions[int(self.predict(observation).logits.argmax())]

    def explain(self, observation: SeatObservation) -> Explanation:
        """Return the value of each legal action, the best first, and the reasons for it."""
        logits, points, makes_bid = (part.tolist() for part in self.predict(observation))
        actions, margin, best = observation.legal_actions, Z_95 * PREDICTION_ERROR, max(points)
        ranking = sorted(range(len(actions)), key=lambda number: -logits[number])
        values = [
            ActionValue(
                actions[number],
                points[number],
                makes_bid[number],
                margin,
                best - points[number],
                margin if points[number] < best else 0.0,
            )
            for number in ranking
        ]
        return Explanation(tuple(values), reasons_for(observation, values), worlds=0)

    def predict(self, observation: SeatObservation) -> Prediction:
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
    prediction = Prediction(*(np.empty(len(actions), dtype=np.float32) for _ in range(3)))
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
    state = np.empty(layout.WIDTH, np.int64)
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
    encode(settings, state, state[layout.SEAT], evaluator.workspace)
    forward(evaluator)
    for number in range(len(actions)):
        slot = action_slot(state[layout.PHASE], actions[number], evaluator.workspace.suit_slots)
        prediction.logits[number] = logit_at(evaluator, slot)
        prediction.points[number] = points_at(evaluator, slot)
        prediction.makes_bid[number] = bid_probability_at(evaluator, slot)
    _order_points(prediction)


@inlined
def _order_points(prediction: Prediction) -> None:
    """Lower the points of actions to those of the actions that the policy prefers."""
    logits, points, _ = prediction
    for number in range(len(points)):
        for other in range(len(points)):
            if logits[other] > logits[number]:
                points[number] = min(points[number], points[other])
