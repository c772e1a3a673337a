"""What a bot is."""

from typing import Protocol

from foretell.game.actions import Action
from foretell.game.observation import Observation


class Bot(Protocol):
    """A player that is a program: it sees what its seat may know, and says what it does.

    A bot is made for one seat of one game, from a seed of its own. What it does should follow
    from that seed and the observation alone, so that a game that is gone on with later, or in
    which something is taken back, goes on as if nothing had happened.
    """

    def act(self, observation: Observation) -> Action:
        """Return what the observation's seat, which is to act, does.

        It has to be one of ``observation.legal_actions``.
        """
        ...
