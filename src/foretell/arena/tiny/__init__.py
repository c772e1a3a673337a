"""Tiny games, in which the exploitability of a bot is computed exactly.

>>> from functools import partial
>>> from foretell.bots.registry import create
>>> smallest = tiny_game("C3 C7 D7 Z1 N1", players=3, hand_sizes=(1,))
>>> found = exploitability(partial(create, "steady"), smallest)
>>> found.deals, all(left >= 0 for left in found.by_seat)
(120, True)

``docs/research/exploitability.md`` explains the method and lists results.
"""

from foretell.arena.tiny.exploitability import Exploitability, exploitability
from foretell.arena.tiny.game import (
    THREE_CARDS,
    TWO_CARDS,
    TWO_CARDS_HIDDEN,
    TinyGame,
    tiny_game,
)

__all__ = [
    "THREE_CARDS",
    "TWO_CARDS",
    "TWO_CARDS_HIDDEN",
    "Exploitability",
    "TinyGame",
    "exploitability",
    "tiny_game",
]
