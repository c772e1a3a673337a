"""Cards drawn one beside the other, as many to a line as the screen is wide."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from foretell.cards import Card
from foretell.terminal.common.style import card_style
from foretell.terminal.common.view import View

WIDTH: Final = 5
_TOP: Final = "╭───╮"
_BOTTOM: Final = "╰{:─^3}╯"


@dataclass(frozen=True, slots=True)
class Box:
    """One card to draw.

    Attributes:
        card: None for a card face down.
        number: what to call it by, where it can be chosen.
        lies_flat: without its frame, because it may not be played now.
    """

    card: Card | None
    number: int | None = None
    lies_flat: bool = False


@dataclass(frozen=True, slots=True)
class Boxes:
    """A row of cards, wrapped into several where there are more than fit."""

    boxes: Sequence[Box]
    view: View

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        per_row = max(1, (options.max_width - 1) // WIDTH)
        for start in range(0, len(self.boxes), per_row):
            row = self.boxes[start : start + per_row]
            for line in zip(*(_lines(box, self.view) for box in row), strict=True):
                yield Text(" ").append_text(Text.assemble(*line))


def _lines(box: Box, view: View) -> Iterator[Text]:
    number = "" if box.number is None else str(box.number)
    if box.card is None:
        yield Text(_TOP, "quiet")
        yield Text("│░░░│", "quiet")
        yield Text(_BOTTOM.format(""), "quiet")
        return
    short, style = view.names.short(box.card), card_style(box.card, view.names.edition)
    face = f"{short:<3}" if box.card.suit is not None else f"{short:^3}"
    if box.lies_flat:
        yield Text(" " * WIDTH)
        flat = Text(f" {face} ", style)
        flat.stylize("dim")
        yield flat
        yield Text(f"{number:^5}", "quiet")
        return
    yield Text(_TOP)
    yield Text.assemble("│", (face, style), "│")
    yield Text(_BOTTOM.format(number))
