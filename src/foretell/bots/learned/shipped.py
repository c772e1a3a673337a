"""The networks that come with the package, as ``foretell train`` left them (docs/training.md)."""

from functools import cache
from pathlib import Path
from typing import Final

from foretell.bots.learned.network import Network, read_network

_FOLDER: Final = Path(__file__).parent / "weights"


@cache
def best() -> Network:
    """Return the network that plays best."""
    return read_network(_FOLDER / "weights.npz")


@cache
def quick() -> Network:
    """Return the small one, to play many games on with."""
    return read_network(_FOLDER / "quick.npz")
