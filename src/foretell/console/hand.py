"""The reader's own hand."""

from rich.console import RenderableType

from foretell.cards import Card
from foretell.console.boxes import Box, Boxes
from foretell.console.sorting import laid_out
from foretell.console.view import View
from foretell.game.actions import PlayCard
from foretell.game.observation import Observation
from foretell.game.phases import Playing


def own_hand(observation: Observation) -> tuple[Card, ...]:
    """Return the reader's cards in the order in which they are numbered, from 1."""
    return laid_out(observation.hand or (), observation.trump)


def playable(observation: Observation) -> frozenset[Card]:
    """Return the cards that the reader may play now (R7.3)."""
    actions = observation.legal_actions
    return frozenset(action.card for action in actions if isinstance(action, PlayCard))


def to_play(observation: Observation) -> bool:
    """Return whether the reader is to play a card now."""
    return isinstance(observation.phase, Playing) and observation.seat in observation.to_act


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
