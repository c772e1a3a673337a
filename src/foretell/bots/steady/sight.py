"""A seat's knowledge of the cards it does not hold.

This arithmetic runs interpreted in the bot and compiled in the simulator. So this module, like
``chances``, ``plan``, ``bidding``, ``trump`` and ``playing``, has only functions of numbers, and of
tuples and rows of numbers, which create no other objects.
"""

from typing import Final, NamedTuple

from foretell.cards import FULL_SET, RANKS, SUIT_SET, SUITS
from foretell.rules.deck import own_cards

_ONES: Final = sum(1 << (RANKS * suit) for suit in range(SUITS))
"""The four ones as a set. Multiplied by a set of clubs, it gives the same ranks of all suits."""


class Sight(NamedTuple):
    """A seat's knowledge of the cards against its own."""

    unseen: int
    """Cards possibly held by others, as a set; with clairvoyance those they do hold."""
    share: float
    """The chance that such a card is held by another player."""
    trump: int
    """The trump suit or ``NO_TRUMP``."""
    last_wizard: bool
    """Whether the last of several Wizards wins (R9.3)."""
    one_suit_each: bool
    """Whether ranks win regardless of suit (R9.7)."""


def share_of(held: float, cards: int) -> float:
    """Return the chance that a card of a set is held, given the number held."""
    return held / cards.bit_count() if cards else 0.0


def deck_of(seat: int, one_suit_each: bool) -> int:  # noqa: FBT001 - compiled too
    """Return the cards that a seat can be dealt, as a set (R9.7)."""
    return own_cards(seat) if one_suit_each else FULL_SET


def decks_of_others(players: int, seat: int, one_suit_each: bool) -> int:  # noqa: FBT001 - compiled too
    """Return the cards that other seats can be dealt, as a set (R9.7)."""
    if not one_suit_each:
        return FULL_SET
    decks = 0
    for other in range(players):
        if other != seat:
            decks |= own_cards(other)
    return decks


def rival_suits(suit: int, one_suit_each: bool) -> int:  # noqa: FBT001 - compiled too
    """Return the suits whose higher cards beat those of a suit, as a set of their ones (R7.4)."""
    return _ONES if one_suit_each else 1 << (RANKS * suit)


def higher_than(card: int, rivals: int) -> int:
    """Return the number cards of some suits above a number card, as a set.

    Args:
        card: the card.
        rivals: the suits, as a set of their ones.
    """
    return (SUIT_SET + 1 - (2 << card % RANKS)) * rivals
