"""The entries of an observation, with the range and meaning of each."""

from dataclasses import dataclass
from typing import Final

from foretell.cards import DECK_SIZE, SUITS
from foretell.envs.compiled import layout as entries
from foretell.rules.options import MAX_PLAYERS, MIN_PLAYERS
from foretell.rules.schedule import MOST_ROUNDS
from foretell.rules.scoring import points
from foretell.rules.trick import LED_WIZARD
from foretell.rules.trump import TRUMP_TO_CHOOSE
from foretell.sim import layout
from foretell.sim.observation import HIDDEN_BID


@dataclass(frozen=True, slots=True)
class Field:
    """Some entries of an observation that mean the same, by card or by seat.

    Attributes:
        name: the name.
        first: the index of the first entry.
        count: the number of entries.
        low: the lowest value.
        high: the highest value.
        clause: the clause of the rules.
        meaning: the meaning, for the documentation.
    """

    name: str
    first: int
    count: int
    low: int
    high: int
    clause: str
    meaning: str


_LAST: Final = MAX_PLAYERS - 1
_MOST: Final = entries.MOST_TRICKS
_BEST: Final = MOST_ROUNDS * points(_MOST, _MOST)
_WORST: Final = MOST_ROUNDS * points(_MOST, 0)

FIELDS: Final = (
    Field(
        "cards", entries.CARDS, DECK_SIZE, 0, entries.PLACES - 1, "R12", "the place of each card"
    ),
    Field("players", entries.PLAYERS, 1, MIN_PLAYERS, MAX_PLAYERS, "R2.1", "the number of players"),
    Field("phase", entries.PHASE, 1, layout.CHOOSING_TRUMP, layout.FINISHED, "R5.3", "the phase"),
    Field("round", entries.ROUND, 1, 1, MOST_ROUNDS, "R2.2", "the round, from 1"),
    Field("size", entries.SIZE, 1, 1, _MOST, "R2.2", "cards dealt to each player this round"),
    Field("tricks", entries.TRICKS, 1, 0, _MOST, "R7.1", "complete tricks in this round"),
    Field("trump", entries.TRUMP, 1, TRUMP_TO_CHOOSE, SUITS - 1, "R5", "the trump suit"),
    Field("led", entries.LED, 1, LED_WIZARD, SUITS - 1, "R7.2", "the suit led"),
    Field(
        "dealer", entries.DEALER, 1, 0, _LAST, "R3", "the dealer, counted from the observing seat"
    ),
    Field("leader", entries.LEADER, 1, 0, _LAST, "R7.1", "the seat that leads the trick, likewise"),
    Field(
        "voids",
        entries.VOIDS,
        SUITS * MAX_PLAYERS,
        0,
        1,
        "R7.3",
        "whether a seat has shown a void, by seat and suit",
    ),
    Field("bids", entries.BIDS, MAX_PLAYERS, HIDDEN_BID, _MOST, "R6.1", "the bid of each seat"),
    Field(
        "taken", entries.TAKEN, MAX_PLAYERS, 0, _MOST, "R6.4", "tricks each seat took this round"
    ),
    Field(
        "totals", entries.TOTALS, MAX_PLAYERS, _WORST, _BEST, "R8.3", "points of each seat so far"
    ),
)
"""All entries, in order; values by seat begin with that of the observing seat."""
