"""Cards beside the reader's own: hands that are held up (R9.6), and spent cards (R9.4)."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from foretell.cards import Card, cards_of
from foretell.console.sorting import laid_out
from foretell.console.style import cards_in_colour
from foretell.console.view import View
from foretell.game.observation import Observation


def others_shown(observation: Observation) -> dict[int, tuple[Card, ...]]:
    """Return the hands that are held up, by seat: none once play begins, whatever is remembered."""
    if not observation.options.clairvoyance or observation.trick is not None:
        return {}
    hands = {seat: observation.hand_of(seat) for seat in range(observation.options.players)}
    return {
        seat: laid_out(hand, observation.trump)
        for seat, hand in hands.items()
        if hand is not None and seat != observation.seat
    }


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


def spent(observation: Observation) -> tuple[Card, ...]:
    """Return the cards that are out of the game, suit by suit (R9.4)."""
    return laid_out(cards_of(observation.known.spent), None)


def spent_cards(observation: Observation, view: View) -> RenderableType | None:
    """Return the cards that are out of the game; None when there are none."""
    cards = spent(observation)
    if not cards:
        return None
    title = Text(view.words("play-spent") + " ", "quiet")
    return Text.assemble(title, cards_in_colour(cards, view))
