"""Networks: the policy, the expected points, and the probability to make the bid.

A network is one block of ``float32``: the weights of ``foretell.bots.learned.network.Network``, one
field after the other.
"""

import numpy as np
from numba.extending import register_jitable

from foretell.bots.learned.bot import Prediction, predict_into
from foretell.bots.learned.features import WIDTH, new_active
from foretell.bots.learned.network import ACTIONS, Evaluator, Network, new_evaluator
from foretell.sim import information_set
from foretell.wasm.exporting import INT, INTS, NOTHING, REALS32, Kind, after, array, exported
from foretell.wasm.exports.positions import SETTINGS

register_jitable(new_active)
register_jitable(new_evaluator)


@register_jitable  # type: ignore[untyped-decorator]  # Numba has no types
def evaluator_at(weights: Kind, hidden: int, last: int) -> Evaluator:
    """Return the network at a pointer, with the sizes of its hidden layers, and a workspace."""
    first_bias = np.int64(WIDTH) * hidden
    second = first_bias + hidden
    second_bias = second + np.int64(hidden) * last
    points = second_bias + last
    points_bias = points + np.int64(ACTIONS) * last
    makes = points_bias + ACTIONS
    makes_bias = makes + np.int64(ACTIONS) * last
    policy = makes_bias + ACTIONS
    policy_bias = policy + np.int64(ACTIONS) * last
    return new_evaluator(
        Network(
            array(weights, (WIDTH, hidden)),
            array(after(weights, first_bias), (hidden,)),
            array(after(weights, second), (hidden, last)),
            array(after(weights, second_bias), (last,)),
            array(after(weights, points), (ACTIONS, last)),
            array(after(weights, points_bias), (ACTIONS,)),
            array(after(weights, makes), (ACTIONS, last)),
            array(after(weights, makes_bias), (ACTIONS,)),
            array(after(weights, policy), (ACTIONS, last)),
            array(after(weights, policy_bias), (ACTIONS,)),
        )
    )


@exported(NOTHING, INTS, INTS, REALS32, INT, INT, INTS, INT, REALS32, REALS32, REALS32)
def predict(
    settings: Kind,
    known: Kind,
    weights: Kind,
    hidden: int,
    last: int,
    actions: Kind,
    count: int,
    logits: Kind,
    points: Kind,
    makes_bid: Kind,
) -> None:
    """Write the output of a network for actions of the seat to act; see ``Prediction``."""
    predict_into(
        array(settings, (SETTINGS,)),
        array(known, (information_set.WIDTH,)),
        evaluator_at(weights, hidden, last),
        array(actions, (count,)),
        Prediction(array(logits, (count,)), array(points, (count,)), array(makes_bid, (count,))),
    )
