"""Drawings of scores: the pad of the game, and the scores of a round (R8)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from foretell.game.events import RoundScored
from foretell.game.observation import Observation
from foretell.terminal.common.table.screen import HintRounds
from foretell.terminal.common.view import View, number, signed

_TOTAL: Final = 6
_BOX: Final = 2
_COLUMN: Final = _TOTAL + 1 + _BOX
_ROUND: Final = 3
_HINT: Final = "*"
"""The sign of a round with a hint."""

Cell = tuple[str, str, str]
"""A running total, a bid, and the bid's style."""


@dataclass(frozen=True, slots=True)
class Pad:
    """The score pad of a game, split into parts that fit the width of the screen."""

    observation: Observation
    view: View
    hints: HintRounds = ()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        players = range(self.observation.options.players)
        per_part = max(1, (options.max_width - _ROUND - 4) // (_COLUMN + 1))
        for start in range(0, len(players), per_part):
            yield from self._part(players[start : start + per_part])
        if self.hints:
            yield Text(f" {_HINT} {self.view.words('table-hint-used')}", "quiet")

    def _part(self, seats: Sequence[int]) -> Iterator[Text]:
        wide, split = "─" * _COLUMN, f"{'─' * _TOTAL}{{}}{'─' * _BOX}"
        rounds = "─" * _ROUND
        yield _ruled("╭", [rounds, *(wide for _ in seats)], "┬", "╮")
        names = (self._name(seat) for seat in seats)
        yield _row([Text(" " * _ROUND), *names])
        yield _ruled("├", [rounds, *(split.format("┬") for _ in seats)], "┼", "┤")
        for label, cells in _rows(self.observation):
            shown = (_cell(cells[seat], self._mark(seat, label)) for seat in seats)
            yield _row([Text(f"{label:>{_ROUND}}", "quiet"), *shown])
        yield _ruled("╰", [rounds, *(split.format("┴") for _ in seats)], "┴", "╯")

    def _mark(self, seat: int, round_: int) -> str:
        return _HINT if (seat, round_) in self.hints else " "

    def _name(self, seat: int) -> Text:
        name = set_cell_size(shortened(self.view.players[seat], _COLUMN - 1), _COLUMN - 1)
        return Text(f" {name}", "you" if seat == self.view.seat else "")


def shortened(name: str, cells: int) -> str:
    """Return a name, cut with an ellipsis if wider than ``cells``."""
    text = Text(name)
    text.truncate(cells, overflow="ellipsis")
    return text.plain


def _rows(observation: Observation) -> Iterator[tuple[int, list[Cell]]]:
    state = observation.known
    for score in state.scores:
        yield score.round, list(_scored(score))
    if state.round.number > len(state.scores):
        bids = state.round.bids
        yield state.round.number, [("", "" if bid is None else str(bid), "") for bid in bids]


def _scored(score: RoundScored) -> Iterator[Cell]:
    """Yield the cells of a round; a round that was not entered has totals only."""
    if not score.bids:
        yield from ((number(total), "", "") for total in score.totals)
        return
    for total, bid, points in zip(score.totals, score.bids, score.points, strict=True):
        yield number(total), str(bid), _style(points)


def _style(points: int) -> str:
    return "made" if points > 0 else "missed"


def _cell(cell: Cell, mark: str) -> Text:
    total, bid, style = cell
    return Text.assemble(f"{total:>{_TOTAL - 1}}{mark}", ("│", "quiet"), (f"{bid:>{_BOX}}", style))


def _row(cells: Sequence[Text]) -> Text:
    bar = ("│", "quiet")
    return Text.assemble(" ", bar, *(part for cell in cells for part in (cell, bar)))


def _ruled(left: str, parts: Sequence[str], between: str, right: str) -> Text:
    return Text(f" {left}{between.join(parts)}{right}", "quiet")


_COLUMNS: Final = ("bid", "tricks", "points", "score")
_GAP: Final = 2
_WIDEST_NAME: Final = 24
_NARROWEST_NAME: Final = 3


@dataclass(frozen=True, slots=True)
class Score:
    """A row per player: bid, tricks, points of the round, total.

    On a narrow screen the title stands above the table; then headings are cut, then names, but
    never numbers.
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
