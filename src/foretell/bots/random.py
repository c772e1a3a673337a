"""``random``: a legal action, chosen uniformly."""

from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.game.stream import Stream


class RandomBot:
    """Choose uniformly among the legal actions.

    Args:
        seed: of its choices.
    """

    def __init__(self, seed: str) -> None:
        self._key = seed.encode()

    def act(self, observation: Observation) -> Action:
        """Return a legal action; always the same one at the same point of a game."""
        actions = observation.legal_actions
        table = observation.known.round
        if table.trick is not None:
            stage = f"trick/{len(table.tricks)}"
        else:
            stage = "trump" if table.awaits_trump else "bid"
        stream = Stream(self._key, f"random/round/{table.number}/{stage}")
        return actions[stream.below(len(actions))]
