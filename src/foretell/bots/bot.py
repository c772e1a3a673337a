"""``Bot``: the protocol that every bot implements."""

from typing import Protocol

from foretell.game.actions import Action
from foretell.game.observation import Observation


class Bot(Protocol):
    """A player that is a program: it is given what its seat may know, and returns an action.

    A bot is created for one seat of one game, from a seed of its own. Its action should follow
    from that seed and the observation alone, so that a game can be resumed, and moves taken back.
    """

    def act(self, observation: Observation) -> Action:
        """Return the action of the observation's seat, which is to act.

        It must be one of ``observation.legal_actions``.
        """
        ...
