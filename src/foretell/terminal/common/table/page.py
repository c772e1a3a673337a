"""The table drawn as one page: the round, the players, the trick, the hand."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from foretell.game.observation import Observation
from foretell.game.phases import ChoosingTrump
from foretell.rules.options import Bidding, Edition
from foretell.terminal.common.style import in_colour, suit_style
from foretell.terminal.common.table import visible
from foretell.terminal.common.table.cards import hand, others_hands, spent_cards
from foretell.terminal.common.table.tricks import trick
from foretell.terminal.common.view import View, number

_GAP: Final = 3
_ROOMY: Final = 60
"""The minimum width for wider gaps between columns."""


@dataclass(frozen=True, slots=True)
class Table:
    """The page: the round, the players next to the trick if there is room, the hand."""

    observation: Observation
    view: View

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        options = options.update_width(options.max_width - 1)
        observation, view = self.observation, self.view
        yield ""
        yield Padding(heading(observation, view), (0, 0, 0, 1), expand=False)
        yield ""
        players = seats(observation, view, gap=2 if options.max_width >= _ROOMY else 1)
        for part in _side_by_side(console, options, players, trick(observation, view)):
            yield Padding(part, (0, 0, 0, 1), expand=False)
        for extra in (others_hands(observation, view), spent_cards(observation, view)):
            if extra is not None:
                yield ""
                yield Padding(extra, (0, 0, 0, 1), expand=False)
        yield ""
        yield hand(observation, view)
        if view.names.edition is Edition.FANTASY:  # its signs are letters
            yield Padding(_legend(view), (0, 0, 0, 1), expand=False)
        if isinstance(observation.phase, ChoosingTrump):
            yield Padding(_suits(view), (0, 0, 0, 1), expand=False)


def heading(observation: Observation, view: View) -> Text:
    """Return the round, trump and dealer on one line."""
    table, words = observation.known.round, view.words
    parts = (
        Text(words("play-round", number=table.number, rounds=observation.known.rounds), "heading"),
        in_colour(
            visible.trump_text(observation, view),
            view,
            cards=[] if table.turned is None else [table.turned],
            suits=[] if table.trump is None else [table.trump],
        ),
        Text(view.tell("play-dealer", table.dealer)),
    )
    return Text(" · ").join(parts)


def _legend(view: View) -> Text:
    """Return the legend of the suit signs."""
    edition = view.names.edition
    suits = (
        Text.assemble(
            (view.names.sign(suit), suit_style(suit, edition)), f" {view.names.suit(suit)}"
        )
        for suit in visible.LAID_OUT
    )
    return Text(" · ", "quiet").join(suits)


def _suits(view: View) -> Text:
    """Return the suits with the numbers that select them."""
    edition = view.names.edition
    suits = (
        Text.assemble(f"{number} ", (view.suit(suit), suit_style(suit, edition)))
        for number, suit in enumerate(visible.LAID_OUT, 1)
    )
    return Text("   ").join(suits)


def _side_by_side(
    console: Console, options: ConsoleOptions, first: RenderableType, second: RenderableType | None
) -> Iterator[RenderableType]:
    if second is None:
        yield first
        return
    widths = (Measurement.get(console, options, part).maximum for part in (first, second))
    if sum(widths) + _GAP > options.max_width:
        yield from (first, "", second)
        return
    grid = Grid.grid(padding=(0, _GAP, 0, 0))
    grid.add_row(first, second)
    yield grid


def seats(observation: Observation, view: View, *, gap: int = 2) -> RenderableType:
    """Return a row per player: name, bid, tricks, difference from the bid, total score."""
    words, known = view.words, observation.known
    grid = Grid.grid(padding=(0, gap, 0, 0))
    grid.add_column(no_wrap=True, overflow="ellipsis", max_width=20)
    grid.add_column(words("play-column-bid"), justify="right", no_wrap=True)
    grid.add_column(words("play-column-tricks"), justify="right", no_wrap=True)
    grid.add_column()
    grid.add_column(words("play-column-score"), justify="right", no_wrap=True)
    grid.show_header, grid.header_style = True, "quiet"
    for seat in range(observation.options.players):
        made = visible.is_made(observation, seat)
        grid.add_row(
            _name(observation, seat, view),
            visible.bid_shown(observation, seat),
            str(observation.taken[seat]) if observation.trick is not None else "",
            Text(visible.against_bid(observation, seat, view), "made" if made else ""),
            number(known.totals[seat]),
        )
    together = _together(observation, view)
    if together is not None:
        grid.add_row(*together, style="quiet")
    return grid


def _together(observation: Observation, view: View) -> tuple[str, str, str, str] | None:
    """Return the sum of the bids against the tricks as a row; None if unknown."""
    table = observation.known.round
    is_secret = observation.options.bidding is not Bidding.OPEN and None in table.bids
    if is_secret or not any(table.has_bid):
        return None
    tricks = view.words("play-of-tricks", tricks=table.size)
    note = visible.difference(observation, view) if all(table.has_bid) else ""
    return view.words("play-together"), str(table.bid_sum), tricks, note


def _name(observation: Observation, seat: int, view: View) -> Text:
    name = Text(view.players[seat], "you" if seat == view.seat else "")
    suit = visible.own_suit(observation, seat)
    if suit is None:
        return name
    sign = Text(view.names.sign(suit), suit_style(suit, view.names.edition))
    return Text.assemble(sign, " ", name)
