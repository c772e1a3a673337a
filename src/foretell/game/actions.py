"""The actions of a seat: choosing trump, bidding and playing a card.

>>> action: Action = PlayCard(seat=0, card=Card("H7"))
>>> isinstance(action, Action), action.card.suit
(True, <Suit.HEARTS: 2>)
"""

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
