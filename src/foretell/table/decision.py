"""The result of a command: its events, and the history of the game after them."""

from dataclasses import dataclass

from foretell.game.history import History
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve
from foretell.table.state import TableState


@dataclass(frozen=True, slots=True)
class Decision:
    """The events of a command.

    Deciding a move computes the game after it, which is kept so that no event is evolved twice.
    """

    events: tuple[TableEvent, ...]
    played: History | None = None
    """The game's history including these events, if any of them are the game's."""

    def after(self, state: TableState, at: int) -> TableState:
        """Return the state after the events, made at a time in ms, given the state before."""
        return evolve(state, self.events, at, played=self.played)
