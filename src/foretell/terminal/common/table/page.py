"""Everything that lies on the table, as one page."""

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
from foretell.rules.options import Edition
from foretell.terminal.common.style import in_colour, suit_style
from foretell.terminal.common.table.hand import hand
from foretell.terminal.common.table.hand_order import LAID_OUT
from foretell.terminal.common.table.seats import seats
from foretell.terminal.common.table.shown import others_hands, spent_cards
from foretell.terminal.common.table.trick import trick
from foretell.terminal.common.table.trump import trump_told
from foretell.terminal.common.view import View

_GAP: Final = 3
_ROOMY: Final = 60
"""The width from which columns stand further apart."""


@dataclass(frozen=True, slots=True)
class Table:
    """The page: the round, the players beside the trick where there is room, the hand."""

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
        if view.names.edition is Edition.FANTASY:  # whose signs are letters
            yield Padding(_legend(view), (0, 0, 0, 1), expand=False)
        if isinstance(observation.phase, ChoosingTrump):
            yield Padding(_suits(view), (0, 0, 0, 1), expand=False)


def heading(observation: Observation, view: View) -> Text:
    """Return the round, trump and the dealer in a line."""
    table, words = observation.known.round, view.words
    parts = (
        Text(words("play-round", number=table.number, rounds=observation.known.rounds), "heading"),
        in_colour(
            trump_told(observation, view),
            view,
            cards=[] if table.turned is None else [table.turned],
            suits=[] if table.trump is None else [table.trump],
        ),
        Text(view.tell("play-dealer", table.dealer)),
    )
    return Text(" · ").join(parts)


def _legend(view: View) -> Text:
    """Return what the signs of the suits stand for."""
    edition = view.names.edition
    suits = (
        Text.assemble(
            (view.names.sign(suit), suit_style(suit, edition)), f" {view.names.suit(suit)}"
        )
        for suit in LAID_OUT
    )
    return Text(" · ", "quiet").join(suits)


def _suits(view: View) -> Text:
    """Return the suits by the numbers that choose them."""
    edition = view.names.edition
    suits = (
        Text.assemble(f"{number} ", (view.suit(suit), suit_style(suit, edition)))
        for number, suit in enumerate(LAID_OUT, 1)
    )
    return Text("   ").join(suits)


def _side_by_side(
    console: Console, options: ConsoleOptions, left: RenderableType, right: RenderableType | None
) -> Iterator[RenderableType]:
    if right is None:
        yield left
        return
    widths = (Measurement.get(console, options, part).maximum for part in (left, right))
    if sum(widths) + _GAP > options.max_width:
        yield from (left, "", right)
        return
    grid = Grid.grid(padding=(0, _GAP, 0, 0))
    grid.add_row(left, right)
    yield grid
