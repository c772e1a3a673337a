"""The layout of the arrays: a game's settings, and its state.

Both are one-dimensional ``int64`` arrays. The names here are indices; for values by seat, such as
``HANDS``, the index of the first of six entries, so that seat 2's hand is ``state[HANDS + 2]``.
Cards are indices 0 to 59, sets of cards 60-bit integers (``foretell.cards``). Codes of suits led,
trump and bids are those of ``foretell.rules``.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

IntArray: TypeAlias = npt.NDArray[np.int64]

SEATS: Final = 6
"""The number of entries for values by seat, for any number of players."""

# Settings: values that are constant during a game.

PLAYERS: Final = 0
"""The number of players, 2 to 6."""
ROUNDS: Final = 1
"""The number of rounds in the game."""
ONE_SUIT: Final = 2
"""1 if each player owns a suit (R9.7), else 0."""
EVEN_BID: Final = 3
"""``EVEN_BID_FREE``, ``EVEN_BID_NOT_LEADER`` or ``EVEN_BID_NEVER`` (R6.2, R9.5, R9.8)."""
LAST_WIZARD: Final = 4
"""1 if the last of several Wizards wins (R9.3), else 0."""
FOLLOW_AFTER_WIZARD: Final = 5
"""1 with the house rule R7.5, else 0."""
CLAIRVOYANCE: Final = 6
"""1 if players see the others' hands before the bidding (R9.6), else 0."""
BIDS_KNOWN: Final = 7
"""When bids become known: ``AT_ONCE``, ``WHEN_ALL_HAVE_BID`` (R9.1), ``AFTER_THE_ROUND`` (R9.2)."""
FIRST_DEALER: Final = 8
"""The first dealer's seat, or ``DRAWN`` (R3)."""
CLAIRVOYANT_ROUNDS: Final = 9
"""1 if only the first round is clairvoyant (R9.9), else 0."""
EVEN_BID_FROM: Final = 10
"""The smallest hand in whose rounds ``EVEN_BID`` restricts the last bid (R9.10)."""
HAND_SIZES: Final = 11
"""The first of the entries for the hand sizes, round by round."""

OPTIONS: Final[Mapping[str, int]] = {
    "players": PLAYERS,
    "deal": ONE_SUIT,
    "bidding": BIDS_KNOWN,
    "even_bid": EVEN_BID,
    "winning_wizard": LAST_WIZARD,
    "clairvoyance": CLAIRVOYANCE,
    "follow_after_wizard": FOLLOW_AFTER_WIZARD,
    "first_dealer": FIRST_DEALER,
    "clairvoyant_rounds": CLAIRVOYANT_ROUNDS,
    "even_bid_from": EVEN_BID_FROM,
}
"""The entries that hold an option: a number, 1 for on, or the place of a choice in its values."""

AT_ONCE: Final = 0
WHEN_ALL_HAVE_BID: Final = 1
AFTER_THE_ROUND: Final = 2
DRAWN: Final = -1

# State: one game at one moment. Numbers are from 0, except the round.

PHASE: Final = 0
"""``DEALING``, ``CHOOSING_TRUMP``, ``BIDDING``, ``PLAYING`` or ``FINISHED``."""
SEAT: Final = 1
"""The seat to act."""
ROUND: Final = 2
"""The round, from 1; 0 before the first deal."""
SIZE: Final = 3
"""Cards dealt to each player this round."""
DEALER: Final = 4
TURNED: Final = 5
"""The turned card, or ``NO_CARD``."""
TRUMP: Final = 6
"""The trump suit, ``NO_TRUMP`` or ``TRUMP_TO_CHOOSE``."""
LEADER: Final = 7
"""The seat that leads, or led, the trick."""
LED: Final = 8
"""The suit led, or a code of ``foretell.rules.trick``."""
BEST: Final = 9
"""The card winning the trick so far; undefined before the first."""
WINNER: Final = 10
"""The seat winning the trick so far."""
ON_TABLE: Final = 11
"""The number of cards played to the trick."""
TRICKS: Final = 12
"""The number of complete tricks in the round."""
BIDS_MADE: Final = 13
"""The number of seats that have bid."""
BID_SUM: Final = 14
"""The sum of all bids made."""
PLAYED: Final = 15
"""All cards played in this round, as a set."""
TOOK: Final = 16
"""The cards played in this round that took a trick, as a set."""
SPENT: Final = 17
"""Cards of earlier rounds that are out of the game, as a set (R9.4)."""
VOIDS: Final = 18
"""Bit ``4 * seat + suit`` is set once the seat has shown a void in the suit."""
STARTER: Final = 19
"""The first round's dealer."""
KEY: Final = 20
"""The key of all random numbers of this game (``foretell.sim.counter``)."""
HANDS: Final = 21
"""The cards held, as sets."""
BIDS: Final = 27
"""The bids; ``NO_BID`` before a seat has bid."""
TAKEN: Final = 33
"""Tricks taken in this round."""
TABLE: Final = 39
"""The card played to the trick by each seat, or ``NO_CARD``."""
TOTALS: Final = 45
"""The total points of completed rounds."""
WIDTH: Final = 51
"""The number of entries of a state."""

DEALING: Final = 0
"""No seat is to act: a round is to be dealt."""
CHOOSING_TRUMP: Final = 1
BIDDING: Final = 2
PLAYING: Final = 3
FINISHED: Final = 4
