"""``learned``: what the network says is best."""

from typing import Final, NamedTuple

import numpy as np

from foretell.bots.explain import reasons_for
from foretell.bots.explanation import Explanation, Prospect
from foretell.bots.learned.features import Float32Array
from foretell.bots.learned.network import (
    Mind,
    Network,
    chance_of,
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

ERROR: Final = 3.6
"""By how many points it is off when it compares two actions, beside a search of 1,000 games: the
root of the mean square where these differ by less than 8, at tables of ``yardstick``."""
_AT_95: Final = 1.96


class Promises(NamedTuple):
    """What a network says of actions.

    Attributes:
        points: of the round, ``float32[actions]``.
        makes: the probability that the bid is made, ``float32[actions]``.
    """

    points: Float32Array
    makes: Float32Array


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
        return actions[int(self.promises(observation).points.argmax())]

    def explain(self, observation: Observation) -> Explanation:
        """Return what each legal action promises, the best first, and why that is chosen."""
        promises, margin = self.promises(observation), _AT_95 * ERROR
        best = float(promises.points.max())
        prospects = [
            Prospect(action, points, makes, margin, best - points, margin if points < best else 0.0)
            for action, points, makes in zip(
                observation.legal_actions,
                promises.points.tolist(),
                promises.makes.tolist(),
                strict=True,
            )
        ]
        prospects.sort(key=lambda prospect: prospect.behind)
        return Explanation(tuple(prospects), reasons_for(observation, prospects), worlds=0)

    def promises(self, observation: Observation) -> Promises:
        """Return what the network says of the legal actions, in their order."""
        situation = Situation(observation, self._seed)
        codes = np.array([code_of(action) for action in observation.legal_actions], dtype=np.int64)
        return promises_of(self._mind, situation.settings, situation.any(), codes)


def promises_of(mind: Mind, settings: IntArray, state: IntArray, actions: IntArray) -> Promises:
    """Return what the network says of actions of the seat to act.

    Args:
        mind: the network.
        settings: of the game.
        state: of which it goes only by what the seat knows.
        actions: ``int64[actions]``, as the simulator has them.
    """
    promises = Promises(*(np.empty(len(actions), dtype=np.float32) for _ in Promises._fields))
    _ask(settings, state, mind, actions, promises)
    return promises


def learned(seed: str) -> LearnedBot:
    """Return the bot that plays by the network which comes with the package."""
    return LearnedBot(seed, best())


@kernel
def _ask(
    settings: IntArray, state: IntArray, mind: Mind, actions: IntArray, promises: Promises
) -> None:
    look(settings, state, state[at.SEAT], mind.room)
    think(mind)
    for number in range(len(actions)):
        place = place_of_action(state[at.PHASE], actions[number], mind.room.place_of)
        promises.points[number] = points_of(mind, place)
        promises.makes[number] = chance_of(mind, place)
