"""The tricks of a round, a row each."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from foretell.game.state import Trick
from foretell.terminal.common.style import card_style
from foretell.terminal.common.table.visible import card_of
from foretell.terminal.common.view import View

LED: Final = "›"
TOOK: Final = "★"


def tricks(won: Sequence[Trick], view: View) -> RenderableType:
    """Return a row per trick and a column per player, with marks for who led and who took it."""
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
