"""What a command comes to: the events, and the game as they leave it."""

from dataclasses import dataclass

from foretell.game.history import History
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve
from foretell.table.state import TableState


@dataclass(frozen=True, slots=True)
class Decision:
    """The events that a command causes.

    Deciding a move has to know the game after it; that is kept, so that no event is evolved twice.
    """

    events: tuple[TableEvent, ...]
    played: History | None = None
    """The game's history with those of the events that are the game's, where there are any."""

    def after(self, state: TableState, at: int) -> TableState:
        """Return the state after the events, made at a time in ms, from that of the decision."""
        return evolve(state, self.events, at, played=self.played)
