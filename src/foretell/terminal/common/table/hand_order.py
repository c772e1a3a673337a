"""The order in which a hand is laid out."""

from collections.abc import Iterable
from typing import Final

from foretell.cards import Card, Suit

LAID_OUT: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The suits from left to right, black and red by turns."""


def laid_out(cards: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    """Return cards by suit, trump first, the highest of a suit first, Wizards and Jesters last."""
    suits = sorted(LAID_OUT, key=lambda suit: suit is not trump)
    return tuple(sorted(cards, key=lambda card: (_place(card, suits), -card.rank, card.index)))


def _place(card: Card, suits: list[Suit]) -> int:
    if card.suit is not None:
        return suits.index(card.suit)
    return len(suits) + card.is_jester
