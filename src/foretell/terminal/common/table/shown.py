"""Cards beside the reader's own: hands that are held up (R9.6), and spent cards (R9.4)."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from foretell.game.observation import Observation
from foretell.terminal.common.style import cards_in_colour
from foretell.terminal.common.table.visible import others_shown, spent
from foretell.terminal.common.view import View


def others_hands(observation: Observation, view: View) -> RenderableType | None:
    """Return the hands that are held up, a row each; None when there are none."""
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
    """Return the cards that are out of the game; None when there are none."""
    cards = spent(observation)
    if not cards:
        return None
    title = Text(view.words("play-spent") + " ", "quiet")
    return Text.assemble(title, cards_in_colour(cards, view))
