"""Policies: compiled players.

A policy is a compiled function ``policy(settings, state, bits) -> action``. It is called when a
seat is to act, and returns one of ``legal(settings, state)``: a card, a bid or a suit. All
randomness comes from the 64 random ``bits``. It must use only values known to the seat, and change
neither array.

>>> from foretell import Options
>>> from foretell.sim import play_games, player
>>> at_random: Policy = random_policy
>>> play_games(Options(players=3), 2, by=player(at_random)).totals.shape
(2, 3)
"""

from collections.abc import Callable
from typing import TypeAlias

from foretell.sim.bits import bit_count, nth
from foretell.sim.compiling import inlined
from foretell.sim.counter import below
from foretell.sim.layout import IntArray
from foretell.sim.step import legal

Policy: TypeAlias = Callable[[IntArray, IntArray, int], int]
"""``policy(settings, state, bits) -> action``: a compiled function that returns a legal action of
the seat to act, a card, a bid or a suit. The arrays are those of ``foretell.sim.layout``."""


@inlined
def random_policy(settings: IntArray, state: IntArray, bits: int) -> int:
    """Return a legal action, chosen uniformly."""
    actions = legal(settings, state)
    return nth(actions, below(bits, bit_count(actions)))
