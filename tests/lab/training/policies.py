"""Policies for tests of self-play."""

from typing import Final

import numpy as np

from foretell.bots.learned.network import ACTIONS, Network, empty_network

EVEN: Final = empty_network(1, 1)
"""A policy that draws any action."""


def lowest() -> Network:
    """Return a policy that takes the action with the lowest index."""
    network = empty_network(1, 1)
    network.policy_bias[:] = np.arange(ACTIONS, 0, -1) * 100
    return network
