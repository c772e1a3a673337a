"""The actions of a seat: choosing trump, bidding and playing a card.

>>> action: Action = PlayCard(seat=0, card=Card("H7"))
>>> isinstance(action, Action), action.card.suit
(True, <Suit.HEARTS: 2>)
"""

from collections.abc import Sequence
from dataclasses import dataclass

from foretell.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class ChooseTrump:
    """Name the trump suit, as the dealer, when a Wizard was turned (R5.3).

    >>> from foretell import Session
    >>> game = Session.from_position(["C1", "H5", "Z1"], turned="Z2", dealer=1)
    >>> game.act(ChooseTrump(seat=1, suit=Suit.HEARTS))
    (TrumpChosen(seat=1, suit=<Suit.HEARTS: 2>),)
    """

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class MakeBid:
    """State how many tricks this seat will take (R6.1)."""

    seat: int
    bid: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick (R7)."""

    seat: int
    card: Card


Action = ChooseTrump | MakeBid | PlayCard
"""Any action of a seat: ``isinstance(value, Action)`` recognises one."""


def is_alike(action: Action, other: Action) -> bool:
    """Return whether two actions are equivalent: two Wizards, or two Jesters (R1.1)."""
    if not isinstance(action, PlayCard) or not isinstance(other, PlayCard):
        return action == other
    special = action.card.suit is None and other.card.suit is None
    return action == other or (special and action.card.rank == other.card.rank)


def has_choice(legal: Sequence[Action]) -> bool:
    """Return whether legal actions differ in anything but the Wizard or Jester that is played.

    >>> has_choice([PlayCard(0, Card("Z1")), PlayCard(0, Card("Z3"))])
    False
    """
    return not all(is_alike(action, legal[0]) for action in legal)
