"""Networks by name: those of the package, and files."""

from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from foretell.bots.learned.compact import read_compact
from foretell.bots.learned.network import Network, read_network
from foretell.bots.learned.shipped import best_network, quick_network
from foretell.training.refusals import NoNetwork

_CERTAIN: Final = 1e-3
"""A temperature at which only the most likely action is drawn."""
_SHIPPED: Final = {"best": best_network, "quick": quick_network}
"""The networks of the package."""


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
