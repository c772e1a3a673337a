"""``random``: a legal action, chosen uniformly."""

from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.game.stream import Stream


class RandomBot:
    """Chooses uniformly among the legal actions.

    Args:
        seed: the seed of its choices.
    """

    def __init__(self, seed: str) -> None:
        self._key = seed.encode()

    def act(self, observation: SeatObservation) -> Action:
        """Return a legal action, always the same one at the same point of a game."""
        actions = observation.legal_actions
        round_ = observation.known.round
        if round_.trick is not None:
            stage = f"trick/{len(round_.tricks)}"
        else:
            stage = "trump" if round_.awaits_trump else "bid"
        stream = Stream(self._key, f"random/round/{round_.number}/{stage}")
        return actions[stream.below(len(actions))]
