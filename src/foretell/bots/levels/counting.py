"""A beginner's estimate of a hand: the number of its high cards."""

from typing import Final

from foretell.bots.steady.sight import Sight
from foretell.cards import DECK, RANKS, SUIT_SET, WIZARD_SET, set_of

_NUMBERS: Final = tuple(card for card in DECK if card.suit is not None)
_HIGH: Final = WIZARD_SET | set_of(card for card in _NUMBERS if card.rank >= 12)
"""Cards that count as a trick in any suit."""
_HIGH_TRUMPS: Final = set_of(card for card in _NUMBERS if card.rank >= 8)
"""Ranks that count as a trick in trumps, as a set over all suits."""


def high_cards(cards: int, sight: Sight) -> int:
    """Return the number of Wizards, high cards and higher trumps among cards.

    Args:
        cards: the cards as a set.
        sight: the seat's sight, of which only the trump is used.
    """
    high = _HIGH
    if sight.trump >= 0:
        high |= _HIGH_TRUMPS & SUIT_SET << RANKS * sight.trump
    return (cards & high).bit_count()
