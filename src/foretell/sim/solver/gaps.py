"""Closing gaps between the cards in play, so that equivalent positions become equal.

Only the order of the remaining cards of a suit matters. So the cards of each suit move down to fill
the gaps left by cards that are gone; so do Wizards and Jesters. With one suit each (R9.7), a rank
must be gone from all suits, which then move together.
"""

from itertools import pairwise
from typing import Final

import numpy as np

from foretell.cards import DECK_SIZE, FIRST_JESTER, FIRST_WIZARD, RANKS, SUIT_SET, SUITS
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import IntArray
from foretell.sim.solver.scratch import LIVE, ONE_SUIT, TRICK

NUMBER_SET: Final = (1 << FIRST_WIZARD) - 1
"""All number cards."""
ONE_OF_EACH: Final = sum(1 << RANKS * suit for suit in range(SUITS))
"""The four cards of rank 1; multiplied by a set of clubs, it gives the same ranks of all suits."""

_KINDS: Final = (*range(0, FIRST_WIZARD + 1, RANKS), FIRST_JESTER, DECK_SIZE)
FIRSTS: Final = sum(1 << first for first in _KINDS[:-1])
"""The lowest card of each suit, and the first Wizard and Jester."""

_ABOVE: Final = [
    (1 << end) - (2 << card) for first, end in pairwise(_KINDS) for card in range(first, end)
]
_ABOVE_IN_ALL: Final = [_ABOVE[card % RANKS] * ONE_OF_EACH for card in range(FIRST_WIZARD)]
ABOVE: Final = np.array([_ABOVE, _ABOVE_IN_ALL + _ABOVE[FIRST_WIZARD:]], dtype=np.int64)
"""The cards above each card in its suit, then, for one suit each, above it in any suit."""


@inlined
def ranks_of(cards: int) -> int:
    """Return the ranks of a set's number cards, as a set of clubs."""
    halves = cards | cards >> 2 * RANKS & NUMBER_SET >> 2 * RANKS
    return (halves | halves >> RANKS) & SUIT_SET


@compiled
def close_gaps(scratch: IntArray, frame: int, gone: int) -> None:
    """Move the cards of all sets before a trick down into the gaps of cards that are gone."""
    one_suit = scratch[ONE_SUIT]
    if one_suit != 0:
        gone = gone & ~NUMBER_SET | ranks_of(gone) & ~ranks_of(scratch[frame + LIVE])
    while gone != 0:
        above = ABOVE[one_suit, lowest(gone)]
        gone &= gone - 1
        gone = gone & ~above | (gone & above) >> 1
        for entry in range(frame, frame + TRICK):
            cards = scratch[entry]
            scratch[entry] = cards & ~above | (cards & above) >> 1
