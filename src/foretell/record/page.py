"""A record as a table in HTML, for notebooks. Its words are English, as in ``repr``."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from foretell.art import mini_svg
from foretell.cards import Card
from foretell.game.events import Dealt, Event, RoundScored, TrumpChosen
from foretell.rules.options import Edition

if TYPE_CHECKING:
    from foretell.record.header import Record

_CELL: Final = "white-space:nowrap;padding:.2em .8em;border-bottom:1px solid #8886;text-align:"
_NOTHING: Final = "–"


def record_html(record: "Record") -> str:
    """Return a game as a table: a row for each round, with trump, bids, tricks and points."""
    header = record.header
    names = [f"{player.name} ({player.kind})" for player in header.players]
    headings = "".join(_cell("th", escape(name)) for name in ("round", "dealer", "trump", *names))
    title = f"Game {header.id}, {header.started:%Y-%m-%d}, seed {header.seed}"
    return "\n".join(
        [
            '<table style="border-collapse:collapse">',
            f'<caption style="text-align:start">{escape(title)}</caption>',
            f"<thead><tr>{headings}</tr></thead>",
            "<tbody>",
            *(f"<tr>{row}</tr>" for row in _rows(record)),
            "</tbody></table>",
        ]
    )


def _rows(record: "Record") -> Iterator[str]:
    starts = [at for at, event in enumerate(record.events) if isinstance(event, Dealt)]
    names = [player.name for player in record.header.players]
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        dealt, *rest = record.events[start:end]
        assert isinstance(dealt, Dealt)
        cells = [_trump(dealt, rest, record.header.options.edition), *_seats(rest, len(names))]
        number = _cell("th", str(dealt.round), scope="row")
        yield number + "".join(_cell("td", cell) for cell in (escape(names[dealt.dealer]), *cells))


def _trump(dealt: Dealt, rest: Sequence[Event], edition: Edition) -> str:
    """Return the turned card, and the suit that was named if it is a Wizard (R5.3)."""
    if dealt.turned is None:
        return _NOTHING
    named = "".join(f" {event.suit.letter}" for event in rest if isinstance(event, TrumpChosen))
    return _mini(dealt.turned, edition) + named


def _seats(rest: Sequence[Event], players: int) -> Iterator[str]:
    for event in rest:
        if isinstance(event, RoundScored):
            seats = zip(event.bids, event.taken, event.points, event.totals, strict=True)
            for bid, taken, points, total in seats:
                yield f"<b>{total}</b> <small>{points:+}, bid {bid}, took {taken}</small>"
            return
    yield from [_NOTHING] * players


def _mini(card: Card, edition: Edition) -> str:
    picture = b64encode(mini_svg(str(card), str(card), edition=edition).encode()).decode()
    style = "display:inline;vertical-align:middle;margin:0"
    return f'<img style="{style}" alt="{card}" src="data:image/svg+xml;base64,{picture}"/>'


def _cell(tag: str, inside: str, *, scope: str = "col") -> str:
    side = "start" if tag == "td" else "center"
    of = f' scope="{scope}"' if tag == "th" else ""
    return f'<{tag}{of} style="{_CELL}{side}">{inside}</{tag}>'
