"""The reader's own hand."""

from rich.console import RenderableType

from foretell.game.observation import Observation
from foretell.terminal.common.table.boxes import Box, Boxes
from foretell.terminal.common.table.visible import own_hand, playable, to_play
from foretell.terminal.common.view import View


def hand(observation: Observation, view: View) -> RenderableType:
    """Return the reader's hand: numbered when one is to be played, face down if unseen (R9.6)."""
    if observation.hand is None:
        return Boxes([Box(None)] * observation.known.round.size, view)
    cards, allowed, choosing = own_hand(observation), playable(observation), to_play(observation)
    return Boxes(
        [
            Box(card, number if choosing else None, lies_flat=choosing and card not in allowed)
            for number, card in enumerate(cards, 1)
        ],
        view,
    )
