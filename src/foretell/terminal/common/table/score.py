"""How a round has been scored (R8)."""

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from foretell.game.events import RoundScored
from foretell.terminal.common.table.pad import shortened
from foretell.terminal.common.view import View, number, signed

_COLUMNS: Final = ("bid", "tricks", "points", "score")
_GAP: Final = 2
_WIDEST_NAME: Final = 24
_NARROWEST_NAME: Final = 3


@dataclass(frozen=True, slots=True)
class Score:
    """A row per player: bid, tricks, points of the round, total.

    On a narrow screen the title stands above the table; then headings are cut, then names. A number
    never is.
    """

    scored: RoundScored
    view: View

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        words, scored, players = self.view.words, self.scored, self.view.players
        numbers = [
            (str(bid), str(tricks), signed(points), number(total))
            for bid, tricks, points, total in zip(
                scored.bids, scored.taken, scored.points, scored.totals, strict=True
            )
        ]
        title = words("play-round-over", number=scored.round)
        headings = [words(f"play-column-{column}") for column in _COLUMNS]
        digits = [max(map(cell_len, column)) for column in zip(*numbers, strict=True)]
        room = options.max_width - 1 - _GAP * len(headings)
        widths = [max(cell_len(text), least) for text, least in zip(headings, digits, strict=True)]
        if sum(widths) + cell_len(title) > room:
            yield Text(title, "quiet")
            title = ""
        named = min(_WIDEST_NAME, max(map(cell_len, (title, *players))))
        while sum(widths) + named > room and widths != digits:
            longest = max(range(len(widths)), key=lambda column: widths[column] - digits[column])
            widths[longest] -= 1
        named = max(_NARROWEST_NAME, min(named, room - sum(widths)))
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        grid.show_header, grid.header_style = True, "quiet"
        grid.add_column(shortened(title, named), no_wrap=True, min_width=named)
        for text, width in zip(headings, widths, strict=True):
            grid.add_column(shortened(text, width), justify="right", no_wrap=True, min_width=width)
        for seat, (bid, tricks, points, total) in enumerate(numbers):
            grid.add_row(
                Text(shortened(players[seat], named), "you" if seat == self.view.seat else ""),
                bid,
                tricks,
                Text(points, "made" if scored.points[seat] > 0 else "missed"),
                Text(total, "heading"),
            )
        yield grid
