"""The included networks, trained by ``foretell train`` (docs/research/training.md)."""

from functools import cache
from pathlib import Path
from typing import Final

from foretell.bots.learned.compact import read_compact
from foretell.bots.learned.network import Network

WEIGHTS: Final = Path(__file__).parent / "weights"
"""The folder of their files."""


@cache
def best_network() -> Network:
    """Return the strongest network."""
    return read_compact(WEIGHTS / "best.weights")


@cache
def quick_network() -> Network:
    """Return the small network, which is ten times as quick."""
    return read_compact(WEIGHTS / "quick.weights")
