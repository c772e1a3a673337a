"""Records of games played by compiled bots, identical byte for byte to those of the bots.

It mirrors ``Batch.record`` and ``write_record`` for many games at once. Everything between the
start and the end of a game is compiled: cards are shuffled, rounds played, and events written from
a table of texts, without creating any card, event or state.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from foretell.bots.compiled import compiled_rounds
from foretell.cards import DECK, Card, Suit
from foretell.game.deal import Draw, deal_key, trump_of
from foretell.game.decide import finish
from foretell.game.events import BidMade, CardPlayed, DealerDrawn, TrickWon, TrumpChosen
from foretell.record import Header, event_line, header_line
from foretell.record.frame import TABLES, Names, by_column, game_row
from foretell.rules.options import MAX_PLAYERS
from foretell.rules.schedule import MOST_ROUNDS, largest_hand
from foretell.sim import layout, transcript
from foretell.sim.seeded import deal_rounds, draw_for_dealers
from foretell.sim.spelling import Spelling
from foretell.sim.transcript import Transcripts, code, play_given
from foretell.sim.transcript_columns import decision_columns, round_columns

if TYPE_CHECKING:
    from foretell.terminal.simulate.batch import Batch

_ROUNDS: Final = range(1, MOST_ROUNDS + 1)
_MOST_CARDS: Final = largest_hand(2)


def write_games(batch: "Batch", numbers: Sequence[int]) -> tuple[bytes, ...]:
    """Return the lines of games, each equal to the written record of ``batch.record``."""
    headers, draws, played = _play(batch, numbers)
    openings = list(map(header_line, headers))
    if draws is not None:
        draw_lines = [event_line(DealerDrawn(draw.draws, draw.dealer)) for draw in draws]
        openings = list(map(str.__add__, openings, draw_lines))
    rounds = _spelling().join(played.codes)
    endings = [event_line(finish(tuple(totals))) for totals in played.totals.tolist()]
    return tuple(
        first.encode() + lines + last.encode()
        for first, lines, last in zip(openings, rounds, endings, strict=True)
    )


def game_columns(batch: "Batch", numbers: range, rows: str) -> Mapping[str, object]:
    """Return games as the columns of a table, as ``columns_of`` does for their records."""
    headers, _, played = _play(batch, numbers)
    if rows == "games":
        ends = played.totals.tolist()
        count = len(batch.options.schedule)
        return by_column(
            TABLES["games"],
            [
                game_row(number, header, rounds=count, totals=totals, is_over=True)
                for number, header, totals in zip(numbers, headers, ends, strict=True)
            ],
        )
    columns_for = decision_columns if rows == "decisions" else round_columns
    table = columns_for(batch.options, played.codes, numbers.start)
    return {**table, "kind": Names(0 * table["seat"], batch.kinds[:1])}


def _play(
    batch: "Batch", numbers: Sequence[int]
) -> tuple[list[Header], list[Draw] | None, Transcripts]:
    """Play games, and return their headers, the draws for the first deal, and all events."""
    options, headers = batch.options, list(map(batch.header, numbers))
    keys = [deal_key(header.seed, options) for header in headers]
    draws = None
    if options.first_dealer is None:
        draws = draw_for_dealers(options, keys)
        dealers = [draw.dealer for draw in draws]
    else:
        dealers = [options.first_dealer] * len(headers)
    deals = deal_rounds(options, keys, dealers)
    return headers, draws, play_given(options, dealers, deals, log=compiled_rounds(batch.kinds))


@cache
def _spelling() -> Spelling:
    """Return the text in a record for every code of a transcript."""
    return Spelling.of({number: text.encode() for number, text in _pieces()})


def _pieces() -> Iterator[tuple[int, str]]:
    yield transcript.END, ""
    for seat in range(MAX_PLAYERS):
        yield from _dealt(seat)
        yield from _decided(seat)
        yield from _scored(seat)
    for number, card in enumerate((None, *DECK)):
        turned, trump = _quoted(card), _letter(trump_of(card))
        yield code(transcript.TURNED, 0, number), f']],"turned":{turned},"trump":{trump}}}\n'
    for number in _ROUNDS:
        yield code(transcript.SCORED, 0, number), f'{{"type":"round_scored","round":{number}'
    for number, suit in enumerate((None, *Suit)):
        yield code(transcript.TRUMP, 0, number), f'],"trump":{_letter(suit)}}}\n'


def _dealt(seat: int) -> Iterator[tuple[int, str]]:
    for number in _ROUNDS:
        line = f'{{"type":"dealt","round":{number},"dealer":{seat},"hands":[['
        yield code(transcript.DEALT, seat, number), line
    for card in DECK:
        begun = "" if seat == 0 else "],["
        yield code(transcript.FIRST_HELD, seat, card.index), begun + _quoted(card)
        yield code(transcript.HELD, seat, card.index), "," + _quoted(card)


def _decided(seat: int) -> Iterator[tuple[int, str]]:
    yield code(transcript.TRICK_WON, seat), event_line(TrickWon(seat))
    for suit in Suit:
        yield code(layout.CHOOSING_TRUMP, seat, suit), event_line(TrumpChosen(seat, suit))
    for bid in range(_MOST_CARDS + 1):
        yield code(layout.BIDDING, seat, bid), event_line(BidMade(seat, bid))
    for card in DECK:
        yield code(layout.PLAYING, seat, card.index), event_line(CardPlayed(seat, card))


def _scored(seat: int) -> Iterator[tuple[int, str]]:
    """Yield the numbers in the lists of a score; the first seat's opens the list."""
    lists = ',"bids":[', '],"tricks":[', '],"points":[', '],"totals":['
    bids, taken, points, totals = lists if seat == 0 else (",",) * len(lists)
    for number in range(_MOST_CARDS + 1):
        yield code(transcript.BID, seat, number), f"{bids}{number}"
        yield code(transcript.TAKEN, seat, number), f"{taken}{number}"
    most = _MOST_CARDS + 2  # 20 points plus 10 per trick
    for tens in range(-most, most + 1):
        yield code(transcript.POINTS, seat, tens + transcript.NO_POINTS), f"{points}{10 * tens}"
    for tens in range(-most * MOST_ROUNDS, most * MOST_ROUNDS + 1):
        yield code(transcript.TOTAL, seat, tens + transcript.NO_POINTS), f"{totals}{10 * tens}"


def _letter(suit: Suit | None) -> str:
    return _quoted(None if suit is None else suit.letter)


def _quoted(text: Card | str | None) -> str:
    return "null" if text is None else f'"{text}"'
