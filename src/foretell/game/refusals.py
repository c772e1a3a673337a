"""Refusals of actions: the action, the legal alternatives, and the clause."""

from foretell.cards import Card, Suit
from foretell.errors import Refusal


class InvalidSeed(Refusal, code="seed/invalid", rule="R4.1"):
    """The seed is not 1 to 128 lower-case hexadecimal digits."""

    seed: str


class GameIsOver(Refusal, code="turn/game_over", rule="R8.4"):
    """The game is over after its last round."""


class NotYourTrump(Refusal, code="trump/not_dealer", rule="R5.3"):
    """Only the dealer names trump."""

    seat: int
    dealer: int


class NotYourBid(Refusal, code="bid/not_your_turn", rule="R6.1"):
    """Another seat is to bid."""

    seat: int
    to_act: int


class NotYourPlay(Refusal, code="play/not_your_turn", rule="R7.1"):
    """Another seat is to play."""

    seat: int
    to_act: int


class NotBegun(Refusal, code="turn/not_dealt", rule="R4.1"):
    """Nobody can act yet: the next cards have not been dealt."""


class AlreadyBid(Refusal, code="bid/stands", rule="R6.1"):
    """The seat has already bid, and its bid stands."""

    seat: int


class ChooseTrumpFirst(Refusal, code="turn/choose_trump", rule="R5.3"):
    """The dealer names trump before anything else happens."""

    seat: int


class BidFirst(Refusal, code="turn/bid", rule="R6.1"):
    """Bidding is under way: no card can be played and no trump named."""

    seat: int


class PlayFirst(Refusal, code="turn/play", rule="R7.1"):
    """Play is under way: no bid can be made and no trump named."""

    seat: int


class BidOutOfRange(Refusal, code="bid/out_of_range", rule="R6.1"):
    """The bid is not a whole number from 0 to the cards in hand."""

    bid: int
    hand_size: int


class BidMakesEven(Refusal, code="bid/even", rule="R9.8"):
    """The bids would add up to the tricks, which no player's bid may cause."""

    bid: int
    hand_size: int


class BidMakesEvenForLeader(Refusal, code="bid/even_leader", rule="R9.5"):
    """The bids would add up to the tricks, which a sole leader's bid may not cause."""

    bid: int
    hand_size: int


class NotInHand(Refusal, code="play/not_in_hand", rule="R7.3"):
    """The card is not in the player's hand."""

    card: Card


class MustFollowSuit(Refusal, code="play/must_follow_suit", rule="R7.3"):
    """The player holds a card of the suit led, but plays one of another."""

    card: Card
    led: Suit
    allowed: tuple[Card, ...]


class NothingToTakeBack(Refusal, code="undo/nothing"):
    """No action can be undone: none was made, or a player has acted or learned something since."""
