"""``Bot``: the protocol that every bot implements."""

from typing import Protocol

from foretell.game.actions import Action
from foretell.game.observation import SeatObservation


class Bot(Protocol):
    """A computer player: it receives its seat's observation, and returns an action.

    A bot is created for one seat of one game, from a separate seed. Its action should depend only
    on that seed and the observation, so that games can be resumed and moves undone.

    >>> class Zero:
    ...     def act(self, observation: SeatObservation) -> Action:
    ...         return observation.legal_actions[0]
    >>> from foretell import Session
    >>> from foretell.bots import act_for
    >>> bot: Bot = Zero()
    >>> act_for(Session.from_position(["C1", "H5", "Z1"], turned="D2"), 1, bot)
    (BidMade(seat=1, bid=0),)
    """

    def act(self, observation: SeatObservation) -> Action:
        """Return the action of the observation's seat, which is to act.

        It must be one of ``observation.legal_actions``.
        """
        ...
