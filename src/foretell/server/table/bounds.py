"""How long a table's log may become: far beyond any honest evening, and no longer.

A game is as long as its rounds. Everything else, people could do for ever: sit and stand, take
back and play again, come and go, start another game.
"""

from collections.abc import Sequence
from typing import Final

from foretell.protocol import client as asked
from foretell.protocol import entries as said
from foretell.protocol.client import Command
from foretell.protocol.entries import Entry
from foretell.server.table.refusals import LogFull, TooManyChanges
from foretell.server.table.state import TableState

MOST_CHANGES: Final = 1_000
"""Entries in a game, or while people gather for it, that are no moves."""
LONGEST_LOG: Final = 30_000
"""Entries after which a table has its last game: some forty whole games of four players."""

_NO_MOVES: Final = frozenset(
    (
        *said.SeatEvent.__args__,
        *said.UndoEvent.__args__,
        *said.RemovalEvent.__args__,
        *said.CourseEvent.__args__,
    )
)


def changes_after(changes: int, entries: Sequence[Entry]) -> int:
    """Return how many changes there are after some entries, given those before."""
    for entry in entries:
        if isinstance(entry, said.GameStarted | said.RematchCalled):
            changes = 0
        elif type(entry) in _NO_MOVES:
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
