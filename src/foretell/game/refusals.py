"""Refusals of actions: what was asked, what would stand, and the clause."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.cards import Card, Suit
from foretell.errors import Refusal


@dataclass(eq=False)
class InvalidSeed(Refusal):
    """A seed is not 1 to 128 lower-case hexadecimal digits."""

    code: ClassVar[str] = "seed/invalid"
    rule: ClassVar[str] = "R4.1"

    seed: str


@dataclass(eq=False)
class GameIsOver(Refusal):
    """Nobody acts after the last round."""

    code: ClassVar[str] = "turn/game_over"
    rule: ClassVar[str] = "R8.4"


@dataclass(eq=False)
class NotYourTrump(Refusal):
    """The dealer names trump, nobody else."""

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
    """A bid stands."""

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
    """The round is being bid, no card is played and no trump is named."""

    code: ClassVar[str] = "turn/bid"
    rule: ClassVar[str] = "R6.1"

    seat: int


@dataclass(eq=False)
class PlayFirst(Refusal):
    """The round is being played, nobody bids and no trump is named."""

    code: ClassVar[str] = "turn/play"
    rule: ClassVar[str] = "R7.1"

    seat: int


@dataclass(eq=False)
class BidOutOfRange(Refusal):
    """A bid is a whole number from 0 to the cards in hand."""

    code: ClassVar[str] = "bid/out_of_range"
    rule: ClassVar[str] = "R6.1"

    bid: int
    hand_size: int


@dataclass(eq=False)
class BidMakesEven(Refusal):
    """The bids may not add up to the tricks, whoever leads."""

    code: ClassVar[str] = "bid/even"
    rule: ClassVar[str] = "R9.8"

    bid: int
    hand_size: int


@dataclass(eq=False)
class BidMakesEvenForLeader(Refusal):
    """The sole leader may not make the bids add up to the tricks."""

    code: ClassVar[str] = "bid/even_leader"
    rule: ClassVar[str] = "R9.5"

    bid: int
    hand_size: int


@dataclass(eq=False)
class NotInHand(Refusal):
    """A card that is not in the player's hand."""

    code: ClassVar[str] = "play/not_in_hand"
    rule: ClassVar[str] = "R7.3"

    card: Card


@dataclass(eq=False)
class MustFollowSuit(Refusal):
    """A suit is led, the player holds it, and plays another."""

    code: ClassVar[str] = "play/must_follow_suit"
    rule: ClassVar[str] = "R7.3"

    card: Card
    led: Suit
    allowed: tuple[Card, ...]


@dataclass(eq=False)
class NothingToTakeBack(Refusal):
    """No action can be taken back: none was made, or somebody has acted or seen more since."""

    code: ClassVar[str] = "undo/nothing"
