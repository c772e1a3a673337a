"""The exports of the engine, by subject."""

from foretell.wasm.exports import bots, games, networks, positions, reasons, search, solver, worlds

__all__ = ["bots", "games", "networks", "positions", "reasons", "search", "solver", "worlds"]
