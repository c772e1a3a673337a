"""Drawings of cards: the reader's hand, hands held up (R9.6), spent cards (R9.4)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from foretell.cards import Card
from foretell.game.observation import Observation
from foretell.terminal.common.style import card_style, cards_in_colour
from foretell.terminal.common.table.visible import (
    others_shown,
    own_hand,
    playable,
    sees_own_hand,
    spent,
    to_play,
)
from foretell.terminal.common.view import View

WIDTH: Final = 5
_TOP: Final = "╭───╮"
_BOTTOM: Final = "╰{:─^3}╯"


@dataclass(frozen=True, slots=True)
class Box:
    """One card to draw.

    Attributes:
        card: the card; None if face down.
        number: the number that selects it, if it can be chosen.
        lies_flat: whether it is drawn without a frame because playing it now is illegal.
    """

    card: Card | None
    number: int | None = None
    lies_flat: bool = False


@dataclass(frozen=True, slots=True)
class Boxes:
    """A row of cards, wrapped to the width of the screen."""

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


def hand(observation: Observation, view: View) -> RenderableType:
    """Return the reader's hand: numbered on their turn to play, face down if unseen (R9.6)."""
    if not sees_own_hand(observation):
        return Boxes([Box(None)] * observation.known.round.size, view)
    cards, allowed, choosing = own_hand(observation), playable(observation), to_play(observation)
    return Boxes(
        [
            Box(card, number if choosing else None, lies_flat=choosing and card not in allowed)
            for number, card in enumerate(cards, 1)
        ],
        view,
    )


def others_hands(observation: Observation, view: View) -> RenderableType | None:
    """Return the hands held up, one per row; None if there are none."""
    hands = others_shown(observation)
    if not hands:
        return None
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, overflow="ellipsis", max_width=20)
    grid.add_column()
    for seat, cards in hands.items():
        grid.add_row(view.players[seat], cards_in_colour(cards, view))
    return grid


def spent_cards(observation: Observation, view: View) -> RenderableType | None:
    """Return the cards out of the game; None if there are none."""
    cards = spent(observation)
    if not cards:
        return None
    title = Text(view.words("play-spent") + " ", "quiet")
    return Text.assemble(title, cards_in_colour(cards, view))
