"""The actions of a seat: choosing trump, bidding and playing a card."""

from dataclasses import dataclass

from foretell.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class ChooseTrump:
    """Name the trump suit, as the dealer, when a Wizard was turned (R5.3)."""

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
