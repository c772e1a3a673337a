"""The exports of the engine, by subject."""

from foretell.wasm.exports import (
    analysis,
    bots,
    games,
    networks,
    positions,
    reasons,
    search,
    solver,
    worlds,
)

__all__ = [
    "analysis",
    "bots",
    "games",
    "networks",
    "positions",
    "reasons",
    "search",
    "solver",
    "worlds",
]
