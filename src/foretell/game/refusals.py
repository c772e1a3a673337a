"""Refusals of actions: the action, the legal alternatives, and the clause."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.cards import Card, Suit
from foretell.errors import Refusal


@dataclass(eq=False)
class InvalidSeed(Refusal):
    """The seed is not 1 to 128 lower-case hexadecimal digits."""

    code: ClassVar[str] = "seed/invalid"
    rule: ClassVar[str] = "R4.1"

    seed: str


@dataclass(eq=False)
class GameIsOver(Refusal):
    """The game is over after its last round."""

    code: ClassVar[str] = "turn/game_over"
    rule: ClassVar[str] = "R8.4"


@dataclass(eq=False)
class NotYourTrump(Refusal):
    """Only the dealer names trump."""

    code: ClassVar[str] = "trump/not_dealer"
    rule: ClassVar[str] = "R5.3"

    seat: int
    dealer: int


@dataclass(eq=False)
class NotYourBid(Refusal):
    """Another seat is to bid."""

    code: ClassVar[str] = "bid/not_your_turn"
    rule: ClassVar[str] = "R6.1"

    seat: int
    to_act: int


@dataclass(eq=False)
class NotYourPlay(Refusal):
    """Another seat is to play."""

    code: ClassVar[str] = "play/not_your_turn"
    rule: ClassVar[str] = "R7.1"

    seat: int
    to_act: int


@dataclass(eq=False)
class NotBegun(Refusal):
    """Nobody can act yet: the next cards have not been dealt."""

    code: ClassVar[str] = "turn/not_dealt"
    rule: ClassVar[str] = "R4.1"


@dataclass(eq=False)
class AlreadyBid(Refusal):
    """The seat has already bid, and its bid stands."""

    code: ClassVar[str] = "bid/stands"
    rule: ClassVar[str] = "R6.1"

    seat: int


@dataclass(eq=False)
class ChooseTrumpFirst(Refusal):
    """The dealer names trump before anything else happens."""

    code: ClassVar[str] = "turn/choose_trump"
    rule: ClassVar[str] = "R5.3"

    seat: int


@dataclass(eq=False)
class BidFirst(Refusal):
    """Bidding is under way: no card can be played and no trump named."""

    code: ClassVar[str] = "turn/bid"
    rule: ClassVar[str] = "R6.1"

    seat: int


@dataclass(eq=False)
class PlayFirst(Refusal):
    """Play is under way: no bid can be made and no trump named."""

    code: ClassVar[str] = "turn/play"
    rule: ClassVar[str] = "R7.1"

    seat: int


@dataclass(eq=False)
class BidOutOfRange(Refusal):
    """The bid is not a whole number from 0 to the cards in hand."""

    code: ClassVar[str] = "bid/out_of_range"
    rule: ClassVar[str] = "R6.1"

    bid: int
    hand_size: int


@dataclass(eq=False)
class BidMakesEven(Refusal):
    """The bids would add up to the tricks, which no player's bid may cause."""

    code: ClassVar[str] = "bid/even"
    rule: ClassVar[str] = "R9.8"

    bid: int
    hand_size: int


@dataclass(eq=False)
class BidMakesEvenForLeader(Refusal):
    """The bids would add up to the tricks, which a sole leader's bid may not cause."""

    code: ClassVar[str] = "bid/even_leader"
    rule: ClassVar[str] = "R9.5"

    bid: int
    hand_size: int


@dataclass(eq=False)
class NotInHand(Refusal):
    """The card is not in the player's hand."""

    code: ClassVar[str] = "play/not_in_hand"
    rule: ClassVar[str] = "R7.3"

    card: Card


@dataclass(eq=False)
class MustFollowSuit(Refusal):
    """The player holds a card of the suit led, but plays one of another."""

    code: ClassVar[str] = "play/must_follow_suit"
    rule: ClassVar[str] = "R7.3"

    card: Card
    led: Suit
    allowed: tuple[Card, ...]


@dataclass(eq=False)
class NothingToTakeBack(Refusal):
    """No action can be undone: none was made, or a player has acted or learned something since."""

    code: ClassVar[str] = "undo/nothing"
