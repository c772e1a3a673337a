"""Networks by name: those of the package, and files."""

from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from foretell.bots.learned.compact import read_compact
from foretell.bots.learned.features import Float32Array
from foretell.bots.learned.network import Network, empty_network, read_network
from foretell.bots.learned.shipped import best_network, quick_network
from foretell_lab.training.refusals import NoNetwork

_CERTAIN: Final = 1e-3
"""A temperature at which only the most likely action is drawn."""
_SHIPPED: Final = {"best": best_network, "quick": quick_network}
"""The networks of the package."""
_USUAL_FEATURES: Final = 77
"""The usual number of features that are not 0."""


def find_network(name: str) -> Network:
    """Return a network.

    Args:
        name: ``best`` or ``quick`` for one of the package; else a file, written by ``foretell
            train`` or in the compact form of the package.

    Raises:
        NoNetwork: when there is none.
    """
    if name in _SHIPPED:
        return _SHIPPED[name]()
    path = Path(name)
    try:
        return read_network(path) if path.suffix == ".npz" else read_compact(path)
    except (OSError, EOFError, ValueError, BadZipFile):
        raise NoNetwork(name) from None


def widened(network: Network, hidden: int, last: int, *, seed: int) -> Network:
    """Return a network with more units, which plays the same until it learns to use them.

    The new units have random weights for what they see, as in He, Zhang, Ren and Sun, Delving Deep
    into Rectifiers (2015), and weights of 0 for what sees them.

    Args:
        network: the network.
        hidden: the units of its first hidden layer; no fewer than it has.
        last: those of the second; likewise.
        seed: of the random weights.
    """
    chance = np.random.default_rng(seed)
    wide = empty_network(hidden, last)
    for name, old in network._asdict().items():
        getattr(wide, name)[tuple(slice(size) for size in old.shape)] = old
    first, second = network.second.shape
    _randomise(wide.first[:, first:], _USUAL_FEATURES, chance)
    _randomise(wide.second[:first, second:], first, chance)
    return wide


def _randomise(weights: Float32Array, inputs: int, chance: np.random.Generator) -> None:
    weights[:] = chance.normal(0, np.sqrt(2 / inputs), weights.shape)


def with_temperature(network: Network, temperature: float = _CERTAIN) -> Network:
    """Return a network whose logits are divided by a temperature.

    Args:
        network: the network.
        temperature: above 0 (default: so low that only the most likely action is drawn).
    """
    factor = np.float32(1 / temperature)
    return network._replace(
        policy=factor * network.policy, policy_bias=factor * network.policy_bias
    )
