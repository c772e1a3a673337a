"""How a round has been scored (R8)."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from foretell.console.view import View, number, signed
from foretell.game.events import RoundScored


def score(scored: RoundScored, view: View) -> RenderableType:
    """Return a row per player: bid, tricks, points of the round, total."""
    words = view.words
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.show_header, grid.header_style = True, "quiet"
    grid.add_column(
        words("play-round-over", number=scored.round),
        no_wrap=True,
        overflow="ellipsis",
        max_width=24,
    )
    for column in ("bid", "tricks", "points", "score"):
        grid.add_column(words(f"play-column-{column}"), justify="right", no_wrap=True)
    for seat, name in enumerate(view.players):
        points = scored.points[seat]
        grid.add_row(
            Text(name, "you" if seat == view.seat else ""),
            str(scored.bids[seat]),
            str(scored.tricks[seat]),
            Text(signed(points), "made" if points > 0 else "missed"),
            Text(number(scored.totals[seat]), "heading"),
        )
    return grid
