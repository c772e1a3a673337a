"""What a seat can tell of the cards it does not hold."""

from dataclasses import dataclass
from typing import Final

from foretell.cards import DECK_SIZE, FIRST_WIZARD, FULL_SET, RANKS, SUIT_SET, SUITS, Suit, set_of
from foretell.game.deal import own_deck
from foretell.game.state import State
from foretell.rules.options import Deal, Options
from foretell.rules.trick import NO_TRUMP, beats

SUIT_SETS: Final = (*(SUIT_SET << (RANKS * suit) for suit in range(SUITS)), 0)
"""The cards of each suit as a set; the last, ``SUIT_SETS[NO_TRUMP]``, is none."""


@dataclass(slots=True)
class Sight:
    """The cards that a seat's cards are up against."""

    unseen: int
    """The cards that another player may hold, as a set; with clairvoyance those they hold."""
    share: float
    """How likely such a card is held by another player: 1 when all of them are."""
    trump: int
    above: tuple[int, ...]
    """For each number card the number cards that beat it where it is of the suit led, trump aside."""
    last_wizard: bool
    """The last of several Wizards wins (R9.3)."""


def sight_of(known: State, seat: int, trump: Suit | None) -> Sight:
    """Return what a seat can tell, were ``trump`` trump."""
    table, options = known.round, known.options
    unseen = seen_by(known, seat) if options.clairvoyance else unseen_by(known, seat)
    trick = table.trick
    held = options.players * (table.size - len(table.tricks))
"""..."""
