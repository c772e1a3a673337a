"""``learned``: what the network says is best."""

import numpy as np

from foretell.bots.learned.features import Float32Array
from foretell.bots.learned.network import (
    Mind,
    Network,
    look,
    new_mind,
    place_of_action,
    points_of,
    think,
)
from foretell.bots.learned.shipped import best
from foretell.bots.search.situation import Situation, code_of
from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.sim import layout as at
from foretell.sim.compiling import kernel
from foretell.sim.layout import IntArray


class LearnedBot:
    """Take the action that promises most to the network, without any search.

    Args:
        seed: of no effect; there is nothing random in it.
        network: what it goes by (``read_network``).
    """

    def __init__(self, seed: str, network: Network) -> None:
        self._seed = seed
        self._mind = new_mind(network)

    def act(self, observation: Observation) -> Action:
        """Return the action that promises most points of the round."""
        actions = observation.legal_actions
        if len(actions) == 1:
            return actions[0]
        return actions[int(self.points(observation).argmax())]

    def points(self, observation: Observation) -> Float32Array:
        """Return the points of the round that each legal action promises, in their order."""
        situation = Situation(observation, self._seed)
        codes = np.array([code_of(action) for action in observation.legal_actions], dtype=np.int64)
        return promised_by(self._mind, situation.settings, situation.any(), codes)


def promised_by(mind: Mind, settings: IntArray, state: IntArray, actions: IntArray) -> Float32Array:
    """Return the points that actions of the seat to act promise, ``float32[actions]``.

    Args:
        mind: the network.
        settings: of the game.
        state: of which it goes only by what the seat knows.
        actions: ``int64[actions]``, as the simulator has them.
    """
    points = np.empty(len(actions), dtype=np.float32)
    _ask(settings, state, mind, actions, points)
    return points


def learned(seed: str) -> LearnedBot:
    """Return the bot that plays by the network which comes with the package."""
    return LearnedBot(seed, best())


@kernel
def _ask(
    settings: IntArray, state: IntArray, mind: Mind, actions: IntArray, points: Float32Array
) -> None:
    look(settings, state, state[at.SEAT], mind.room)
    think(mind)
    for number in range(len(actions)):
        place = place_of_action(state[at.PHASE], actions[number], mind.room.place_of)
        points[number] = points_of(mind, place)
