"""Records of games whose bots have a compiled twin: byte for byte those that the bots play.

It mirrors ``Batch.record`` and ``write_record`` for many games at once. What is compiled shuffles
and plays. Lines that hardly two games share are encoded from the structs of the format at once,
without any card, event or state; all others are looked up.
"""

import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final

from foretell.bots.twins import twin_of
from foretell.cards import DECK, Suit
from foretell.game.deal import deal_key
from foretell.game.decide import finish
from foretell.game.events import BidMade, CardPlayed, DealerDrawn, Event, TrickWon, TrumpChosen
from foretell.record import event_line, header_line, wire
from foretell.record.write import wire_line
from foretell.rules.options import MAX_PLAYERS
from foretell.rules.schedule import largest_hand
from foretell.rules.trick import NO_TRUMP
from foretell.rules.trump import NO_CARD, TRUMP_TO_CHOOSE, trump_turned
from foretell.sim import layout as at
from foretell.sim.seeded import deal_rounds, draw_for_dealers
from foretell.sim.transcript import END, TRICK_WON, PlayedRound, code, play_given

if TYPE_CHECKING:
    from foretell.cli.batch import Batch

_CARDS: Final = tuple(map(str, DECK))
_TURNED: Final[Mapping[int, str | None]] = {**dict(enumerate(_CARDS)), NO_CARD: None}
_TRUMP: Final[Mapping[int, str | None]] = {
    **{suit.value: suit.letter for suit in Suit},
    NO_TRUMP: None,
    TRUMP_TO_CHOOSE: None,
}


def write_games(batch: "Batch", numbers: Sequence[int]) -> tuple[bytes, ...]:
    """Return the lines of games, each as ``batch.record`` would come to be written."""
    options, headers = batch.options, list(map(batch.header, numbers))
    keys = [deal_key(header.seed, options) for header in headers]
    games = [[header_line(header).encode()] for header in headers]
    if options.first_dealer is None:
        draws = draw_for_dealers(options, keys)
        dealers = [draw.dealer for draw in draws]
        for lines, draw in zip(games, draws, strict=True):
            lines.append(event_line(DealerDrawn(draw.draws, draw.dealer)).encode())
    else:
        dealers = [options.first_dealer] * len(games)
    deals = deal_rounds(options, keys, dealers)
    rounds = play_given(options, dealers, deals, log=twin_of(batch.kinds))
    last = len(options.schedule)
    with _no_collecting():
        for number, played_rounds in enumerate(rounds, 1):
            for lines, first, played in zip(games, dealers, played_rounds, strict=True):
                dealer = (first + number - 1) % options.players
                lines.extend(_round_lines(number, dealer, played))
                if number == last:
                    lines.append(event_line(finish(tuple(played.totals))).encode())
        return tuple(map(b"".join, games))


def _round_lines(number: int, dealer: int, played: PlayedRound) -> Iterator[bytes]:
    hands = tuple([tuple([_CARDS[card] for card in hand]) for hand in played.hands])
    turned, trump = _TURNED[played.turned], _TRUMP[trump_turned(played.turned)]
    yield wire_line(wire.Dealt(number, dealer, hands, turned, trump))
    yield from map(_decided().__getitem__, played.codes)
    yield wire_line(
        wire.RoundScored(
            number,
            tuple(played.bids),
            tuple(played.taken),
            tuple(played.points),
            tuple(played.totals),
            _TRUMP[played.trump],
        )
    )


@cache
def _decided() -> Mapping[int, bytes]:
    """Return the line of every decision and every trick won, by its code."""
    events: dict[int, Event] = {}
    for seat in range(MAX_PLAYERS):
        events[code(TRICK_WON, seat)] = TrickWon(seat)
        for suit in Suit:
            events[code(at.CHOOSING_TRUMP, seat, suit)] = TrumpChosen(seat, suit)
        for bid in range(largest_hand(2) + 1):
            events[code(at.BIDDING, seat, bid)] = BidMade(seat, bid)
        for card in DECK:
            events[code(at.PLAYING, seat, card.index)] = CardPlayed(seat, card)
    return {END: b""} | {number: event_line(event).encode() for number, event in events.items()}


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Keep the garbage collector out: thousands of lists without a circle cost it a fifth more."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
