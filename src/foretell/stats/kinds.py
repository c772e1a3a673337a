"""The kinds of cards that a survey distinguishes."""

from enum import StrEnum
from typing import Final

RANKS: Final = 15
"""Jester 0, number cards 1 to 13, Wizard 14 (R1.2)."""
JESTER: Final = 0
WIZARD: Final = RANKS - 1


class Kind(StrEnum):
    """The kind of a card in its round."""

    TRUMP = "trump"
    """A number card of the trump suit."""
    PLAIN = "plain"
    """Any other card of a round with trump: the other suits, Wizards and Jesters."""
    NO_TRUMP = "no_trump"
    """Any card of a round without trump."""
    ONE_SUIT = "one_suit"
    """Any card in a game with one suit each (R9.7)."""
