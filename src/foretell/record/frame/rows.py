"""Records as rows: a row for each decision, for each round and seat, for each game."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from foretell.cards import Card, Suit, set_of
from foretell.game.events import (
    BidMade,
    CardPlayed,
    Dealt,
    Event,
    GameFinished,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.game.notation import options_text
from foretell.record.frame.columns import ACTIONS, TABLES, Column
from foretell.record.header import Header, Record

if TYPE_CHECKING:
    import pyarrow as pa

Values = dict[str, list[object]]
"""The values of a table by column; cards, suits and actions as their numbers."""
Row = tuple[object, ...]
"""The values of a row, in the order of the columns."""
_TRUMP, _BID, _PLAY = range(len(ACTIONS))


def to_frame(records: Record | Iterable[Record], rows: str = "decisions") -> "pa.Table":
    """Return records as a table.

    Args:
        records: a record, or several, which are numbered from 1.
        rows: ``decisions``, ``rounds`` (a row for each round and seat) or ``games``.

    Raises:
        ValueError: when there is no such table.
        NoArrow: when Arrow is not installed.
    """
    from foretell.record.frame.arrow import table_of

    if rows not in TABLES:
        raise ValueError(f"rows must be one of {', '.join(TABLES)}, not {rows!r}")
    return table_of(TABLES[rows], columns_of(_each(records), rows))


def columns_of(records: Iterable[Record], rows: str, *, first: int = 1) -> Values:
    """Return the values of records by column; ``first`` is the number of the first record."""
    values = (_ROWS[rows](number, record) for number, record in enumerate(records, first))
    return by_column(TABLES[rows], list(chain.from_iterable(values)))


def by_column(columns: Sequence[Column], rows: Sequence[Row]) -> Values:
    """Return the rows of a table by the names of its columns."""
    values = zip(*rows, strict=True) if rows else ([] for _ in columns)
    return {column.name: list(some) for column, some in zip(columns, values, strict=True)}


def game_row(
    number: int, header: Header, *, rounds: int, totals: Sequence[int], is_over: bool
) -> Row:
    """Return the row of a game, of which some rounds are scored."""
    places = [1 + sum(other > total for other in totals) for total in totals]
    return (
        number,
        header.id,
        header.seed,
        header.started,
        options_text(header.options),
        [player.name for player in header.players],
        [player.kind for player in header.players],
        rounds,
        totals,
        places if is_over else None,
    )


def _each(records: Record | Iterable[Record]) -> Iterable[Record]:
    return [records] if isinstance(records, Record) else records


def _decisions(number: int, record: Record) -> Iterator[Row]:
    kinds = [player.kind for player in record.header.players]
    round_: tuple[object, ...] = ()
    trump: Suit | None = None
    hands: list[int] = []
    count, trick, place = 0, 1, 0
    for event in record.events:
        match event:
            case Dealt():
                hands, trump, trick, place = _sets(event), event.trump, 1, 0
                round_ = _round(number, event)
                continue
            case TrickWon():
                trick, place = trick + 1, 0
                continue
            case TrumpChosen(seat, suit):
                what: Row = (_TRUMP, int(suit), None, None, None, None)
            case BidMade(seat, bid):
                what = (_BID, None, bid, None, None, None)
            case CardPlayed(seat, card):
                what = (_PLAY, None, None, card.index, trick, place)
            case _:
                continue
        count += 1
        yield (*round_, _code(trump), seat, kinds[seat], count, *what, hands[seat])
        if isinstance(event, TrumpChosen):
            trump = event.suit
        elif isinstance(event, CardPlayed):
            hands[seat] &= ~(1 << event.card.index)
            place += 1


def _rounds(number: int, record: Record) -> Iterator[Row]:
    starts = [at for at, event in enumerate(record.events) if isinstance(event, Dealt)]
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        yield from _round_rows(number, record.header, record.events[start:end])


def _round_rows(number: int, header: Header, events: tuple[Event, ...]) -> Iterator[Row]:
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    players = header.options.players
    trump = dealt.trump
    bids: list[int | None] = [None] * players
    ends: list[Row] = [(None, None, None)] * players
    for event in events:
        match event:
            case TrumpChosen(_, suit):
                trump = suit
            case BidMade(seat, bid):
                bids[seat] = bid
            case RoundScored():
                ends = list(zip(event.taken, event.points, event.totals, strict=True))
            case _:
                pass
    hands = _sets(dealt)
    for seat, player in enumerate(header.players):
        round_ = (*_round(number, dealt), _code(trump), seat, player.kind)
        yield (*round_, hands[seat], bids[seat], *ends[seat])


def _games(number: int, record: Record) -> Iterator[Row]:
    header, scored = record.header, [one for one in record.events if isinstance(one, RoundScored)]
    totals = scored[-1].totals if scored else (0,) * header.options.players
    is_over = any(isinstance(event, GameFinished) for event in record.events)
    yield game_row(number, header, rounds=len(scored), totals=totals, is_over=is_over)


_ROWS: Final[dict[str, Callable[[int, Record], Iterator[Row]]]] = {
    "decisions": _decisions,
    "rounds": _rounds,
    "games": _games,
}


def _round(number: int, dealt: Dealt) -> Row:
    return (number, dealt.round, len(dealt.hands[0] or ()), dealt.dealer, _index(dealt.turned))


def _sets(dealt: Dealt) -> list[int]:
    return [set_of(hand or ()) for hand in dealt.hands]


def _index(card: Card | None) -> int | None:
    return None if card is None else card.index


def _code(suit: Suit | None) -> int | None:
    return None if suit is None else int(suit)
