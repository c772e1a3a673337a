"""The players: bid against tricks taken, and the score (R6.4)."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from foretell.game.observation import Observation
from foretell.rules.options import Bidding
from foretell.terminal.common.style import suit_style
from foretell.terminal.common.table.standing import against_bid, bid_shown, difference, is_made
from foretell.terminal.common.table.visible import own_suit
from foretell.terminal.common.view import View, number


def seats(observation: Observation, view: View, *, gap: int = 2) -> RenderableType:
    """Return a row per player: name, bid, tricks, what is missing, total score.

    Args:
        observation: what the reader knows.
        view: the reader.
        gap: cells between columns.
    """
    words, known = view.words, observation.known
    grid = Table.grid(padding=(0, gap, 0, 0))
    grid.add_column(no_wrap=True, overflow="ellipsis", max_width=20)
    grid.add_column(words("play-column-bid"), justify="right", no_wrap=True)
    grid.add_column(words("play-column-tricks"), justify="right", no_wrap=True)
    grid.add_column()
    grid.add_column(words("play-column-score"), justify="right", no_wrap=True)
    grid.show_header, grid.header_style = True, "quiet"
    for seat in range(observation.options.players):
        made = is_made(observation, seat)
        grid.add_row(
            _name(observation, seat, view),
            bid_shown(observation, seat),
            str(observation.taken[seat]) if observation.trick is not None else "",
            Text(against_bid(observation, seat, view), "made" if made else ""),
            number(known.totals[seat]),
        )
    together = _together(observation, view)
    if together is not None:
        grid.add_row(*together, style="quiet")
    return grid


def _together(observation: Observation, view: View) -> tuple[str, str, str, str] | None:
    """Return the sum of the bids against the tricks, as a row; None where it is not known."""
    table = observation.known.round
    is_secret = observation.options.bidding is not Bidding.OPEN and None in table.bids
    if is_secret or not any(table.has_bid):
        return None
    tricks = view.words("play-of-tricks", tricks=table.size)
    note = difference(observation, view) if all(table.has_bid) else ""
    return view.words("play-together"), str(table.bid_sum), tricks, note


def _name(observation: Observation, seat: int, view: View) -> Text:
    name = Text(view.players[seat], "you" if seat == view.seat else "")
    suit = own_suit(observation, seat)
    if suit is None:
        return name
    sign = Text(view.names.sign(suit), suit_style(suit, view.names.edition))
    return Text.assemble(sign, " ", name)
