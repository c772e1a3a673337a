"""Events of a game as sent and stored; fields that a viewer may not know are null.

Most are the lines of a record. Deals and bids differ in that parts of them may be hidden, and the
close of the bidding is included.
"""

import msgspec

from foretell.cards import Card, Suit
from foretell.game.events import BiddingClosed, BidMade, Dealt, Event
from foretell.record import wire
from foretell.record.codec import event_of as event_of_line
from foretell.record.codec import event_to_wire as line_of_event

Hand = tuple[str, ...] | None


class DealtView(msgspec.Struct, frozen=True, tag_field="type", tag="dealt"):
    """A round was dealt; hidden hands are null."""

    round: int
    dealer: int
    hands: tuple[Hand, ...]
    turned: str | None
    trump: str | None


class BidView(msgspec.Struct, frozen=True, tag_field="type", tag="bid"):
    """A seat bid; a hidden bid is null."""

    seat: int
    bid: int | None


class BiddingClosedView(msgspec.Struct, frozen=True, tag_field="type", tag="bidding_closed"):
    """All seats have bid; these bids and hands became known."""

    bids: tuple[int | None, ...]
    hands: tuple[Hand, ...]


GameEvent = (
    wire.DealerDrawn
    | DealtView
    | wire.TrumpChosen
    | BidView
    | BiddingClosedView
    | wire.CardPlayed
    | wire.TrickWon
    | wire.RoundScored
    | wire.GameFinished
)


def event_to_wire(event: Event) -> GameEvent:
    """Return an event, complete or redacted, as it is sent."""
    match event:
        case Dealt(number, dealer, hands, turned, trump):
            return DealtView(
                number,
                dealer,
                tuple(map(_texts, hands)),
                None if turned is None else str(turned),
                None if trump is None else trump.letter,
            )
        case BidMade(seat, bid):
            return BidView(seat, bid)
        case BiddingClosed(bids, hands):
            return BiddingClosedView(bids, tuple(map(_texts, hands)))
        case _:
            line = line_of_event(event)
            assert not isinstance(line, wire.Dealt | wire.BidMade | None)
            return line


def event_of(sent: GameEvent) -> Event:
    """Return a sent event.

    Raises:
        UnknownCard, UnknownSuit: when a text does not name one.
    """
    match sent:
        case DealtView():
            return Dealt(
                sent.round,
                sent.dealer,
                tuple(map(_cards, sent.hands)),
                None if sent.turned is None else Card(sent.turned),
                None if sent.trump is None else Suit.parse(sent.trump),
            )
        case BidView(seat, bid):
            return BidMade(seat, bid)
        case BiddingClosedView(bids, hands):
            return BiddingClosed(bids, tuple(map(_cards, hands)))
        case _:
            event = event_of_line(sent)
            assert not isinstance(event, wire.RoundScored), "a score is sent with its trump"
            return event


def _texts(hand: tuple[Card, ...] | None) -> Hand:
    return None if hand is None else tuple(map(str, hand))


def _cards(hand: Hand) -> tuple[Card, ...] | None:
    return None if hand is None else tuple(map(Card, hand))
