"""The dependencies of decisions at a table: secrets, bots, and similarity of names."""

from collections.abc import Callable
from dataclasses import dataclass

from foretell.game.actions import Action
from foretell.game.observation import SeatObservation


@dataclass(frozen=True, slots=True)
class TableContext:
    """The dependencies of ``decide``, provided by the caller."""

    secret: Callable[[], str]
    """Returns 64 fresh unguessable lower-case hexadecimal digits."""
    bots: tuple[str, ...]
    """The names of all bots."""
    check_bot: Callable[[str], None]
    """Raises a ``Refusal`` for the name of an unknown bot or style."""
    bot_action: Callable[[str, str, SeatObservation], Action]
    """Returns a bot's action, given its name, the game's seed and its observation.

    It is legal, and nothing is raised: if a bot fails, another one decides for it.
    """
    look_alike: Callable[[str, str], bool]
    """Returns whether two names could be mistaken for each other."""
    clean_note: Callable[[str], str]
    """Returns a note as it is kept; raises a ``Refusal`` if it is empty, too long or unsafe."""
