"""``Bot``: the protocol that every bot implements."""

from typing import Protocol

from foretell.game.actions import Action
from foretell.game.observation import SeatObservation


class Bot(Protocol):
    """A computer player: it receives its seat's observation, and returns an action.

    A bot is created for one seat of one game, from a seed of its own. Its action should depend only
    on that seed and the observation, so that games can be resumed and moves undone.
    """

    def act(self, observation: SeatObservation) -> Action:
        """Return the action of the observation's seat, which is to act.

        It must be one of ``observation.legal_actions``.
        """
        ...
