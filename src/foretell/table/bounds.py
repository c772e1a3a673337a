"""How long a table's log may become: far beyond any honest evening, and no longer.

A game is as long as its rounds. Everything else, people could do for ever: sit and stand, take
back and play again, come and go, start another game.
"""

from collections.abc import Sequence
from typing import Final

from foretell.table import commands as asked
from foretell.table import events as happened
from foretell.table.commands import Command
from foretell.table.events import TableEvent
from foretell.table.refusals import LogFull, TooManyChanges
from foretell.table.state import TableState

MOST_CHANGES: Final = 1_000
"""Events in a game, or while people gather for it, that are no moves."""
LONGEST_LOG: Final = 30_000
"""Events after which a table has its last game: some forty whole games of four players."""

_NO_MOVES: Final = frozenset(
    (
        *happened.SeatEvent.__args__,
        *happened.UndoEvent.__args__,
        *happened.RemovalEvent.__args__,
        *happened.CourseEvent.__args__,
    )
)


def changes_after(changes: int, events: Sequence[TableEvent]) -> int:
    """Return how many changes there are after some events, given those before."""
    for event in events:
        if isinstance(event, happened.GameStarted | happened.RematchCalled):
            changes = 0
        elif type(event) in _NO_MOVES:
            changes += 1
    return changes


def may_change(state: TableState) -> bool:
    """Return whether anything may happen that is no move and need not be."""
    return state.changes < MOST_CHANGES


def check_bounds(state: TableState, command: Command) -> None:
    """See to it that a command does not make the log longer than it may become.

    Moves, answers and leaving are always allowed: there is an end to them without a bound.

    Raises:
        TooManyChanges: when too much has happened in this game, or before it.
        LogFull: when the table has had its last game.
    """
    match command:
        case (
            asked.Sit()
            | asked.SeatBot()
            | asked.Remove()
            | asked.Swap()
            | asked.GiveNonce()
            | asked.AskUndo()
        ):
            if not may_change(state):
                raise TooManyChanges(MOST_CHANGES)
        case asked.CallRematch():
            if state.version >= LONGEST_LOG:
                raise LogFull(state.games)
        case _:
            pass
