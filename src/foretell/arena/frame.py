"""The games of a match as a table of Arrow, a row for each game and seat."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from foretell.arena.results import Results
from foretell.record.frame import Column, Form, by_column, table_of

if TYPE_CHECKING:
    import pyarrow as pa

COLUMNS: Final = (
    Column("deal", Form.INT32, "the number of the deal, from 1"),
    Column("arrangement", Form.INT16, "the number of the arrangement of the deal, from 1"),
    Column("seat", Form.INT8, "the seat"),
    Column("bot", Form.NAME, "the bot at the seat"),
    Column("alone", Form.TRUTH, "whether no other seat has this bot"),
    Column("points", Form.INT32, "the final total"),
    Column("place", Form.INT8, "1 for the winners"),
    Column("exact", Form.INT16, "the bids made exactly"),
    Column("decisions", Form.INT32, "the decisions that were timed"),
    Column("seconds", Form.FLOAT, "the time that they took"),
)


def to_frame(results: Results) -> "pa.Table":
    """Return the games of a match as a table; the match itself is in its metadata, as JSON.

    Raises:
        NoArrow: when Arrow is not installed.
    """
    values = by_column(COLUMNS, list(_rows(results)))
    return table_of(COLUMNS, values, {"match": json.dumps(results.match.to_json())})


def _rows(results: Results) -> Iterator[tuple[object, ...]]:
    match = results.match
    arrangements: dict[int, int] = {}
    for game in sorted(results.games, key=lambda one: (one.deal, one.seating)):
        arrangements[game.deal] = number = arrangements.get(game.deal, 0) + 1
        for seat, bot in enumerate(match.named(game.seating)):
            points, times = game.points[seat], game.times[seat]
            yield (
                game.deal,
                number,
                seat,
                bot,
                game.seating.count(game.seating[seat]) == 1,
                points,
                1 + sum(other > points for other in game.points),
                game.exact[seat],
                times.decisions,
                times.seconds,
            )
