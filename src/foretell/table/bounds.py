"""Bounds on the length of a table's log, far beyond any honest evening.

Moves are bounded by the rounds of a game. Everything else could last forever: sitting and
standing, undo, coming and going, rematches.
"""

from collections.abc import Sequence
from typing import Final, get_args

from foretell.table import commands
from foretell.table import events as table_events
from foretell.table.commands import Command
from foretell.table.events import LifecycleEvent, RemovalEvent, SeatEvent, TableEvent, UndoEvent
from foretell.table.refusals import LogFull, TooManyChanges
from foretell.table.state import TableState

MOST_CHANGES: Final = 1_000
"""Events other than moves, per game or gathering."""
RESERVE: Final = 2
"""The multiple of ``MOST_CHANGES`` up to which bots stand in and people are removed: nobody takes
that from the others by using up all changes."""
LONGEST_LOG: Final = 30_000
"""Events after which no rematch is possible: some forty games of four players."""

_NO_MOVES: Final = frozenset(get_args(SeatEvent | UndoEvent | RemovalEvent | LifecycleEvent))


def changes_after(changes: int, events: Sequence[TableEvent]) -> int:
    """Return the number of changes after some events, given the number before."""
    for event in events:
        if isinstance(event, table_events.GameStarted | table_events.RematchCalled):
            changes = 0
        elif type(event) in _NO_MOVES:
            changes += 1
    return changes


def may_change(state: TableState) -> bool:
    """Return whether optional changes are still allowed."""
    return state.changes < MOST_CHANGES


def may_stand_in(state: TableState) -> bool:
    """Return whether bots may still stand in for absent people, and hosts be replaced."""
    return state.changes < RESERVE * MOST_CHANGES


def check_bounds(state: TableState, command: Command) -> None:
    """Check that a command does not exceed the bounds of the log.

    Moves, answers and leaving are always allowed: they come to an end by themselves.

    Raises:
        TooManyChanges: when this game or gathering has had too many changes.
        LogFull: when the table has had its last game.
    """
    match command:
        case (
            commands.Sit()
            | commands.ChooseCharacter()
            | commands.SeatBot()
            | commands.Readmit()
            | commands.Swap()
            | commands.GiveNonce()
            | commands.AskUndo()
        ):
            if not may_change(state):
                raise TooManyChanges(MOST_CHANGES)
        case commands.LetBotPlay() | commands.Remove():
            if not may_stand_in(state):
                raise TooManyChanges(RESERVE * MOST_CHANGES)
        case commands.CallRematch():
            if state.version >= LONGEST_LOG:
                raise LogFull(state.games)
        case _:
            pass
