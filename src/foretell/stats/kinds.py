"""The kinds of cards that a survey tells apart."""

from enum import StrEnum
from typing import Final

RANKS: Final = 15
"""Jester 0, number cards 1 to 13, Wizard 14 (R1.2)."""
JESTER: Final = 0
WIZARD: Final = RANKS - 1


class Kind(StrEnum):
    """What a card is in its round."""

    TRUMP = "trump"
    """A number card of the trump suit."""
    PLAIN = "plain"
    """Any other card of a round that has trump: the other suits, Wizards and Jesters."""
    NO_TRUMP = "no_trump"
    """Any card of a round without trump."""
    ONE_SUIT = "one_suit"
    """Any card where each player owns a suit (R9.7)."""
