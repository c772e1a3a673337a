"""The scratch array of a search: the rules, the hands of each trick, and each node.

One array of ``int64`` holds three parts. Seats are counted from the leader of a trick: the card of
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
"""As in the settings, and so are the next two."""
ONE_SUIT: Final = 3
FOLLOW_AFTER_WIZARD: Final = 4
LED_AT_START: Final = 5
"""What is led before a trick's first card."""
RULES: Final = 6
"""All of these in one number, for the key of a position."""

FIRST_NODE: Final = 7
"""Where the search starts. Read from here it is no constant: for one, Numba compiles all anew."""

ALLOWED: Final = 8
"""The most cards that a search may try."""
EFFORT: Final = 9
"""How many it may still try. Below 0, it has been given up and has no result."""

# The hands before each trick. The hands themselves come first, by steps; unused entries are 0.

HANDS: Final = 16
"""The hands before the trick that the search starts in."""
LIVE: Final = 6
"""All cards in hands, and where the search starts inside a trick, the best card played to it."""
KEY: Final = 7
"""What belongs to the position beside the hands; where the search starts, that best card."""
TRICK: Final = 8
"""Entries of each trick."""

# The nodes: the moment before each card.

NODES: Final = HANDS + TRICK * largest_hand(3)
"""The node where the search starts."""
FRAME: Final = 0
"""Where the hands before the trick are."""
STEP: Final = 1
"""How many cards of the trick have been played; so many as there are players: it is complete."""
LED: Final = 2
BEST: Final = 3
"""The card that wins the trick so far; undefined before the first."""
WINNER: Final = 4
"""The seat that played it."""
IN_HAND: Final = 5
"""All cards that have not been played, as a set."""
LEFT: Final = 6
"""How many tricks are not complete, this one included."""
SEAT: Final = 7
"""One seat against the rest: which one, counted from the leader."""
NEED: Final = 8
"""How many tricks it needs from here on, below 0 if it has too many. Everyone: ``NEEDS``."""
NEEDS: Final = NEED
"""The need of every seat, ``SEAT_BITS`` bits each, from the leader on: 0 if a seat has too many
tricks, all that are left if it needs more."""
BEYOND: Final = 9
"""How far beyond reach the need was, when the trick began."""
LEAST: Final = 10
"""The smallest distance that there can be, as far as is known."""
MOST: Final = 11
"""The largest."""
NODE: Final = 12
"""Entries of each node."""

SEAT_BITS: Final = 5
"""Bits of each seat, where one number holds a value for every seat."""
SEAT_MASK: Final = (1 << SEAT_BITS) - 1

SIZE: Final = NODES + NODE * (DECK_SIZE + 1)


MAX_EFFORT: Final = (1 << 62) - 1
"""No search will ever try so many cards."""


def new_scratch(effort: int = MAX_EFFORT) -> IntArray:
    """Return an array for one search at a time; it need not be cleared in between.

    A search gives up when it has tried so many cards: then ``scratch[EFFORT]`` is below 0.
    """
    scratch = np.zeros(SIZE, dtype=np.int64)
    scratch[ALLOWED] = effort
    return scratch
