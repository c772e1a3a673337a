"""Compiled games in which one policy is alone among copies of another."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.bots.learned.network import (
    Evaluator,
    Network,
    empty_network,
    network_policy,
    new_evaluator,
)
from foretell.bots.steady.compiled import steady_policy
from foretell.sim import layout
from foretell.sim.compiling import compiled, kernel
from foretell.sim.deal import deal
from foretell.sim.layout import IntArray
from foretell.sim.step import apply


class Policies(NamedTuple):
    """The policies at a table; each is that of a network, or ``steady``.

    Attributes:
        alone: the network in one seat.
        others: the network at the other seats.
        by_rules: whether the one and the other is ``steady`` instead, ``bool[2]``.
    """

    alone: Evaluator
    others: Evaluator
    by_rules: npt.NDArray[np.bool_]


def new_policies(alone: Network | None, others: Network | None) -> Policies:
    """Return policies, where None is ``steady``."""
    of_one, of_others = (
        new_evaluator(network or empty_network(1, 1)) for network in (alone, others)
    )
    return Policies(of_one, of_others, np.array([alone is None, others is None]))


@compiled
def usual_action(settings: IntArray, state: IntArray, seat: int, policies: Policies) -> int:
    """Return the action of the policy whose turn it is, where ``seat`` is alone."""
    is_alone = state[layout.SEAT] == seat
    if policies.by_rules[0 if is_alone else 1]:
        return int(steady_policy(settings, state, 0))
    if is_alone:
        return network_policy(settings, state, policies.alone)
    return network_policy(settings, state, policies.others)


@compiled
def finish_round(settings: IntArray, state: IntArray, seat: int, policies: Policies) -> None:
    """Play a round to its end, where ``seat`` is alone."""
    while state[layout.PHASE] != layout.DEALING and state[layout.PHASE] != layout.FINISHED:
        apply(settings, state, usual_action(settings, state, seat, policies))


@kernel
def play_alone(settings: IntArray, policies: Policies, states: IntArray, exact: IntArray) -> None:
    """Play games to their end, one seat alone among the others, each seat in turn.

    Args:
        settings: of the games.
        policies: of the seat that is alone, and of the others.
        states: of the games, before their first deal, ``int64[games, WIDTH]``; written.
        exact: the number of rounds in which the one alone makes its bid, ``int64[games]``; added.
    """
    for game in range(len(states)):
        state, alone = states[game], game % settings[layout.PLAYERS]
        while state[layout.PHASE] != layout.FINISHED:
            if state[layout.PHASE] == layout.DEALING:
                deal(settings, state)
            finish_round(settings, state, alone, policies)
            exact[game] += state[layout.BIDS + alone] == state[layout.TAKEN + alone]
