"""The layout of version 1 of the encoding: the entries of an observation, and action numbers.

Codes are those of ``foretell.rules`` and ``foretell.sim.layout``. ``foretell.envs.fields``
documents each entry.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from foretell.cards import DECK_SIZE, SUITS
from foretell.rules.options import MIN_PLAYERS
from foretell.rules.schedule import largest_hand
from foretell.sim.layout import SEATS

Numbers: TypeAlias = npt.NDArray[np.int16]
"""Observations."""
Masks: TypeAlias = npt.NDArray[np.int8]
"""Legal actions, 1 or 0 by action number."""

OBSERVATION_VERSION: Final = 1
"""The version of the encoding: another one gives arrays of another meaning."""

# The entries of an observation.

CARDS: Final = 0
"""The place of each card, by its index."""
PLAYERS: Final = DECK_SIZE
PHASE: Final = PLAYERS + 1
ROUND: Final = PHASE + 1
SIZE: Final = ROUND + 1
TRICKS: Final = SIZE + 1
TRUMP: Final = TRICKS + 1
LED: Final = TRUMP + 1
DEALER: Final = LED + 1
LEADER: Final = DEALER + 1
VOIDS: Final = LEADER + 1
BIDS: Final = VOIDS + SUITS * SEATS
TAKEN: Final = BIDS + SEATS
TOTALS: Final = TAKEN + SEATS
NUMBERS: Final = TOTALS + SEATS
"""The number of entries of an observation."""

# The places of a card, as far as the observing seat knows.

UNSEEN: Final = 0
"""In the stock or a hand that the seat does not see."""
IN_HAND: Final = 1
TURNED_UP: Final = 2
IN_TRICK: Final = 3
"""Played to a complete trick of this round."""
OUT: Final = 4
"""Out of the game since an earlier round (R9.4)."""
ON_TABLE: Final = 5
"""Played to the trick by the seat itself; the next numbers are for the seats after it."""
IN_OTHER_HAND: Final = ON_TABLE + SEATS - 1
"""Plus the distance of the seat, from 1: in a hand that the seat sees (R9.6)."""
PLACES: Final = IN_OTHER_HAND + SEATS
"""The number of places."""

# The numbers of actions.

PLAY: Final = 0
"""Plus the card's index: play a card (R7)."""
BID: Final = DECK_SIZE
"""Plus the bid: bid this number of tricks (R6)."""
MOST_TRICKS: Final = largest_hand(MIN_PLAYERS + 1)
"""The highest bid in any game."""
CHOOSE: Final = BID + MOST_TRICKS + 1
"""Plus the suit: choose it as trump (R5.3)."""
ACTIONS: Final = CHOOSE + SUITS
"""The number of actions."""
PASS: Final = ACTIONS
"""No action, for seats that are not to act where all seats act at once."""
