"""What is trump, and why (R5)."""

from foretell.game.observation import Observation
from foretell.rules.options import Deal
from foretell.terminal.common.view import View


def trump_told(observation: Observation, view: View) -> str:
    """Return what is trump in this round, with the card that says so."""
    table, words = observation.known.round, view.words
    if observation.options.deal is Deal.ONE_SUIT:
        return words("play-trump-one-suit")
    if table.turned is None:
        return words("play-trump-no-card")
    turned = view.card(table.turned)
    if table.trump is not None:
        return words("play-trump", suit=view.suit(table.trump), turned=turned)
    return words("play-trump-to-choose" if table.awaits_trump else "play-trump-none", turned=turned)
