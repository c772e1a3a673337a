"""The scratch array of a search: the rules, the hands of each trick, and each node.

One ``int64`` array holds all three parts. Seats are counted from the leader of a trick: the card of
step 0 is the leader's, and the seat of step 2 is the second to the leader's left.
"""

from typing import Final

import numpy as np

from foretell.cards import DECK_SIZE
from foretell.rules.schedule import largest_hand
from foretell.sim.layout import IntArray

# The rules of the round.

PLAYERS: Final = 0
TRUMP: Final = 1
"""The trump suit or ``NO_TRUMP``."""
LAST_WIZARD: Final = 2
"""The setting of this name, like the next two."""
ONE_SUIT: Final = 3
FOLLOW_AFTER_WIZARD: Final = 4
LED_AT_START: Final = 5
"""The code for the suit led before a trick's first card."""
RULES: Final = 6
"""All of these in one number, for the key of a position."""

FIRST_NODE: Final = 7
"""The index of the root node. It is read from here because Numba would recompile everything for a
constant."""

ALLOWED: Final = 8
"""The limit of cards a search tries."""
EFFORT: Final = 9
"""The number of cards it can still try. Below 0, the search gave up and has no result."""

# The hands before each trick. The hands themselves come first, by step; unused entries are 0.

HANDS: Final = 16
"""The hands before the trick of the root."""
LIVE: Final = 6
"""All cards in hands; if the root is inside a trick, also the best card played to it."""
KEY: Final = 7
"""The rest of the position's key besides the hands; at the root, that best card."""
TRICK: Final = 8
"""The number of entries for each trick."""

# The nodes, each before a card is played.

NODES: Final = HANDS + TRICK * largest_hand(3)
"""The root node."""
FRAME: Final = 0
"""The index of the hands before the trick."""
STEP: Final = 1
"""The number of cards played to the trick, which is complete when all players have played."""
LED: Final = 2
BEST: Final = 3
"""The card winning the trick so far; undefined before the first."""
WINNER: Final = 4
"""The seat winning the trick so far."""
IN_HAND: Final = 5
"""All cards that have not been played, as a set."""
LEFT: Final = 6
"""The number of incomplete tricks, including this one."""
SEAT: Final = 7
"""In the worst case, the single seat, counted from the leader."""
NEED: Final = 8
"""In the worst case, the tricks the seat still needs, below 0 if it has too many."""
NEEDS: Final = NEED
"""In max^n, the need of every seat, ``SEAT_BITS`` bits each, from the leader on: 0 if a seat has
too many tricks, all remaining ones if it needs more."""
BEYOND: Final = 9
"""The distance by which the need was out of reach at the start of the trick."""
LEAST: Final = 10
"""The known lower bound on the distance."""
MOST: Final = 11
"""The known upper bound on the distance."""
NODE: Final = 12
"""The number of entries of each node."""

SEAT_BITS: Final = 5
"""Bits per seat in numbers that hold a value for every seat."""
SEAT_MASK: Final = (1 << SEAT_BITS) - 1

SIZE: Final = NODES + NODE * (DECK_SIZE + 1)


MAX_EFFORT: Final = (1 << 62) - 1
"""A limit of cards that no search reaches."""


def new_scratch(effort: int = MAX_EFFORT) -> IntArray:
    """Return an array for one search at a time, which need not be cleared in between.

    A search gives up after trying ``effort`` cards, and ``scratch[EFFORT]`` is then below 0.
    """
    scratch = np.zeros(SIZE, dtype=np.int64)
    scratch[ALLOWED] = effort
    return scratch
