"""Drawings of tricks: the one on the table, and those of the round so far."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from foretell.game.observation import Observation
from foretell.game.state import Trick
from foretell.terminal.common.style import card_style
from foretell.terminal.common.table.visible import best_seat, card_of, played
from foretell.terminal.common.view import View


def trick(observation: Observation, view: View) -> RenderableType | None:
    """Return the trick in order of play, with leader and current winner; None before play."""
    table, current = observation.known.round, observation.trick
    if current is None:
        return None
    if current.cards or not table.tricks:
        title = view.words("play-trick-title", number=len(table.tricks) + 1, tricks=table.size)
        return _titled(title, _rows(current, observation, view))
    title = view.words("play-last-trick-title", number=len(table.tricks), tricks=table.size)
    return _titled(title, _rows(table.tricks[-1], observation, view))


def trick_lines(shown: Trick, observation: Observation, view: View) -> RenderableType:
    """Return one trick without a title."""
    return _titled(None, _rows(shown, observation, view))


def _titled(title: str | None, rows: Iterator[tuple[Text, Text, Text]]) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid if title is None else Group(Text(title, "quiet"), grid)


def _rows(shown: Trick, observation: Observation, view: View) -> Iterator[tuple[Text, Text, Text]]:
    players, edition = observation.options.players, view.names.edition
    best, complete = best_seat(shown, observation), len(shown.cards) == players
    for seat, card in played(shown, players):
        notes = []
        if seat == shown.leader:
            notes.append(view.words("play-led" if shown.cards else "play-leads"))
        if seat == best:
            notes.append(view.words("play-took" if complete else "play-winning"))
        yield (
            Text("·", "quiet")
            if card is None
            else Text(view.card(card), card_style(card, edition)),
            Text(view.players[seat], "you" if seat == view.seat else ""),
            Text(", ".join(notes), "" if seat == best else "quiet"),
        )


LED: Final = "›"
TOOK: Final = "★"


def tricks(won: Sequence[Trick], view: View) -> RenderableType:
    """Return a row per trick and a column per player, marking its leader and winner."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.show_header, grid.header_style = True, "quiet"
    grid.add_column("", justify="right", style="quiet", no_wrap=True)
    for seat, name in enumerate(view.players):
        header = Text(name, "you" if seat == view.seat else "")
        grid.add_column(header, no_wrap=True, overflow="ellipsis", min_width=5, max_width=12)
    for number, trick in enumerate(won, 1):
        grid.add_row(str(number), *(_cell(trick, seat, view) for seat in range(len(view.players))))
    legend = f"{LED} {view.words('play-led')}   {TOOK} {view.words('play-took')}"
    return Group(grid, Text(f"   {legend}", "quiet"))


def _cell(trick: Trick, seat: int, view: View) -> Text:
    card = card_of(trick, seat, len(view.players))
    shown = Text(view.names.short(card), card_style(card, view.names.edition))
    if seat == trick.winner:
        shown.append(TOOK).stylize("bold")
    return Text.assemble((LED if seat == trick.leader else " ", "quiet"), shown)
