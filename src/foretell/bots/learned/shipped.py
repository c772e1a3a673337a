"""The networks included in the package, trained by ``foretell train`` (docs/training.md)."""

from functools import cache
from pathlib import Path
from typing import Final

from foretell.bots.learned.network import Network, read_network

_FOLDER: Final = Path(__file__).parent / "weights"


@cache
def best_network() -> Network:
    """Return the strongest network."""
    return read_network(_FOLDER / "weights.npz")


@cache
def quick_network() -> Network:
    """Return the small network that plays rollouts."""
    return read_network(_FOLDER / "quick.npz")
