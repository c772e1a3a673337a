"""The value of a position in which all hands are known, for every seat, compiled.

It is the points of the round when every seat plays by the policy of the best network. That policy
is deterministic, so one rollout is exact, and the differences along a round add up to its points.
"""

import numpy as np

from foretell.bots.engine import Crossing, operation
from foretell.bots.explain.rows import FloatArray
from foretell.bots.learned.network import Evaluator, as_block, network_policy
from foretell.sim import layout
from foretell.sim.copying import copy_into
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.step import apply


def _valuing(  # noqa: PLR0917 - the arguments of its operation
    settings: IntArray,
    evaluator: Evaluator,
    start: IntArray,
    actions: IntArray,
    states: IntArray,
    values: FloatArray,
) -> Crossing:
    network = as_block(evaluator.network)
    return settings, *network, start, len(actions), actions, states, values


@operation("round_values", _valuing)
def round_values(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    evaluator: Evaluator,
    start: IntArray,
    actions: IntArray,
    states: IntArray,
    values: FloatArray,
) -> None:
    """Write the values of a round's positions, from the deal to its last card.

    Args:
        settings: the settings of the game.
        evaluator: the best network.
        start: the game after the deal, with all hands, ``int64[WIDTH]``.
        actions: all actions of the round, ``int64[actions]``; bids in order from the dealer's left.
        states: the game before each action, ``int64[actions, WIDTH]``; written.
        values: the points of the round for each seat, at first and after each action,
            ``float64[actions + 1, SEATS]``; written.
    """
    state, ahead = start.copy(), np.empty(layout.WIDTH, np.int64)
    for number in range(len(actions) + 1):
        copy_into(ahead, state)
        while ahead[layout.PHASE] != layout.DEALING and ahead[layout.PHASE] != layout.FINISHED:
            apply(settings, ahead, network_policy(settings, ahead, evaluator))
        for seat in range(SEATS):
            values[number, seat] = ahead[layout.TOTALS + seat] - start[layout.TOTALS + seat]
        if number < len(actions):
            copy_into(states[number], state)
            apply(settings, state, actions[number])
