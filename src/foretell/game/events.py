"""Events: the lines of a game's log.

Fields a viewer may not know are None in that viewer's events (``foretell.game.redact``).
Seats count from 0, clockwise; every tuple has one entry per seat.

>>> isinstance(TrickWon(seat=2), Event)
True
"""

from dataclasses import dataclass

from foretell.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """The players drew for the first deal (R3.1): rounds of drawing, a card or None per seat."""

    draws: tuple[tuple[Card | None, ...], ...]
    dealer: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round began (R4, R5); ``round`` counts from 1, and hands a viewer cannot see are None.

    ``trump`` is None if there is none or it is not yet chosen.
    """

    round: int
    dealer: int
    hands: tuple[tuple[Card, ...] | None, ...]
    turned: Card | None
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class TrumpChosen:
    """The dealer named trump (R5.3)."""

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat has bid (R6.1); ``bid`` is None for viewers who may not know it yet (R9.1, R9.2)."""

    seat: int
    bid: int | None


@dataclass(frozen=True, slots=True)
class BiddingClosed:
    """All seats have bid: bids are announced (R6.3, R9.1) and hands picked up (R9.6).

    It changes only what players know, so records have no line for it.

    >>> from foretell import Session
    >>> game = Session.from_position(["C1", "H5", "Z1"], turned="D2")
    >>> for bid in (0, 1, 0):
    ...     _ = game.act(game.legal_actions(game.to_act[0])[bid])
    >>> isinstance(game.events[-1], BiddingClosed), game.events[-1].bids
    (True, (0, 0, 1))
    """

    bids: tuple[int | None, ...]
    hands: tuple[tuple[Card, ...] | None, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played to the trick (R7)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """The trick is complete and belongs to a seat (R7.4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over (R8): bids, tricks taken, points of this round, totals so far.

    ``trump`` is the trump suit of the round, kept for the score row; None if there was none.
    """

    round: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class GameFinished:
    """The game is over (R8.4): final totals and every winner's seat."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    DealerDrawn
    | Dealt
    | TrumpChosen
    | BidMade
    | BiddingClosed
    | CardPlayed
    | TrickWon
    | RoundScored
    | GameFinished
)
"""Any event of a game: ``isinstance(value, Event)`` recognises one."""
