"""Tiny games, in which it is worked out exactly how much a bot can be exploited.

>>> from functools import partial
>>> from foretell.bots.registry import create
>>> smallest = tiny_game("C3 C7 D7 Z1 N1", players=3, hand_sizes=(1,))
>>> found = regret(partial(create, "steady"), smallest)
>>> found.deals, all(left >= 0 for left in found.by_seat)
(120, True)

``docs/exploitability.md`` tells what comes of it, and how.
"""

from foretell.arena.tiny.exploitability import Regret, regret
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
    "Regret",
    "TinyGame",
    "regret",
    "tiny_game",
]
