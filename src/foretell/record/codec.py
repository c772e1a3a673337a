"""Conversion between values and the structs of lines."""

from datetime import datetime
from functools import lru_cache
from typing import Final, TypeVar, assert_never

import msgspec

from foretell.cards import Card, Suit
from foretell.game.events import (
    BiddingClosed,
    BidMade,
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    GameFinished,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.record import wire
from foretell.record.header import Header, Player
from foretell.record.refusals import InvalidTime
from foretell.record.shuffle_proof import Shuffle
from foretell.rules.options import Options

ParsedEvent = Event | wire.RoundScored
"""An event as parsed from a line, or a score without the trump of its round."""

_T = TypeVar("_T")
_STRUCTS: Final[dict[type[Event], type[wire.EventLine]]] = {
    DealerDrawn: wire.DealerDrawn,
    Dealt: wire.Dealt,
    TrumpChosen: wire.TrumpChosen,
    BidMade: wire.BidMade,
    CardPlayed: wire.CardPlayed,
    TrickWon: wire.TrickWon,
    RoundScored: wire.RoundScored,
    GameFinished: wire.GameFinished,
}


def header_to_wire(header: Header) -> wire.Game:
    """Return a header as a line."""
    return wire.Game(
        version=wire.VERSION,
        id=header.id,
        options=options_to_wire(header.options),
        players=tuple(wire.Player(player.name, player.kind) for player in header.players),
        seed=header.seed,
        started=header.started.isoformat().replace("+00:00", "Z"),
        fair=_fair_to_wire(header.fair),
    )


def header_of(line: wire.Game, options: Options) -> Header:
    """Return the header in a line whose options have been parsed.

    Raises:
        Refusal: as the constructors of ``Header``, ``Player`` and ``Shuffle``.
    """
    players = tuple(Player(player.name, player.kind) for player in line.players)
    fair = line.fair or None
    shuffle = fair and Shuffle(fair.commitment, fair.seed, fair.salt, fair.nonces)
    return Header(line.id, options, players, line.seed, _time(line.started), shuffle)


@lru_cache(maxsize=64)  # most games share their options
def options_to_wire(options: Options) -> wire.Options:
    """Return options as written in a header."""
    return msgspec.convert(options.to_json(), wire.Options)


def options_of(options: wire.Options) -> Options:
    """Return options as written in a header.

    Raises:
        Refusal: as ``Options.from_record``.
    """
    return Options.from_record(msgspec.to_builtins(options))


def type_of(event: type[Event]) -> str:
    """Return the ``type`` of an event's line; ``BiddingClosed`` has none."""
    return str(_STRUCTS[event].__struct_config__.tag)


def event_to_wire(event: Event) -> wire.EventLine | None:
    """Return an event as a line; ``BiddingClosed`` has none.

    Raises:
        ValueError: for an event redacted for a viewer.
    """
    match event:
        case DealerDrawn(draws, dealer):
            return wire.DealerDrawn(tuple(tuple(map(_text, draw)) for draw in draws), dealer)
        case Dealt(number, dealer, hands, turned, trump):
            texts = tuple(tuple(map(str, _known(hand))) for hand in hands)
            return wire.Dealt(number, dealer, texts, _text(turned), _letter(trump))
        case TrumpChosen(seat, suit):
            return wire.TrumpChosen(seat, suit.letter)
        case BidMade(seat, bid):
            return wire.BidMade(seat, _known(bid))
        case BiddingClosed():
            return None
        case CardPlayed(seat, card):
            return wire.CardPlayed(seat, str(card))
        case TrickWon(seat):
            return wire.TrickWon(seat)
        case RoundScored(number, bids, taken, points, totals, trump):
            return wire.RoundScored(number, bids, taken, points, totals, _letter(trump))
        case GameFinished(totals, winners):
            return wire.GameFinished(totals, winners)
        case _:
            assert_never(event)


def event_of(line: wire.EventLine) -> ParsedEvent:
    """Return the event in a line.

    Raises:
        UnknownCard, UnknownSuit: when a text does not name one.
    """
    match line:
        case wire.CardPlayed():
            return CardPlayed(line.seat, Card(line.card))
        case wire.BidMade():
            return BidMade(line.seat, line.bid)
        case wire.TrickWon():
            return TrickWon(line.seat)
        case wire.Dealt():
            hands = tuple(tuple(map(Card, hand)) for hand in line.hands)
            return Dealt(line.round, line.dealer, hands, _card(line.turned), _suit(line.trump))
        case wire.RoundScored():
            return line if line.trump is msgspec.UNSET else scored_of(line, _suit(line.trump))
        case wire.TrumpChosen():
            return TrumpChosen(line.seat, Suit.parse(line.suit))
        case wire.DealerDrawn():
            draws = tuple(tuple(map(_card, draw)) for draw in line.draws)
            return DealerDrawn(draws, line.dealer)
        case wire.GameFinished():
            return GameFinished(line.totals, line.winners)
        case _:
            assert_never(line)


def scored_of(line: wire.RoundScored, trump: Suit | None) -> RoundScored:
    """Return the score of a line, under this trump."""
    return RoundScored(line.round, line.bids, line.tricks, line.points, line.totals, trump)


def _fair_to_wire(fair: Shuffle | None) -> wire.Fair | msgspec.UnsetType:
    if fair is None:
        return msgspec.UNSET
    return wire.Fair(fair.commitment, fair.seed, fair.salt, fair.nonces)


def _known(value: _T | None) -> _T:
    if value is None:
        raise ValueError("a record holds complete events, not events redacted for a viewer")
    return value


def _text(card: Card | None) -> str | None:
    return None if card is None else str(card)


def _card(text: str | None) -> Card | None:
    return None if text is None else Card(text)


def _letter(suit: Suit | None) -> str | None:
    return None if suit is None else suit.letter


def _suit(letter: str | None) -> Suit | None:
    return None if letter is None else Suit.parse(letter)


def _time(text: str) -> datetime:
    try:
        return msgspec.convert(text, datetime)
    except msgspec.ValidationError:
        raise InvalidTime(text) from None
