"""Whose time runs, and how much of it is left."""

from collections.abc import Sequence

from foretell.game.changed import changed
from foretell.protocol.entries import Entry, GameStarted, Resumed
from foretell.protocol.events import BidView
from foretell.protocol.settings import ClockSettings
from foretell.record.wire import CardPlayed, TrumpChosen
from foretell.server.table.state import TableState, Turn


def turns_after(
    before: TableState, after: TableState, entries: Sequence[Entry], at: int
) -> tuple[Turn, ...]:
    """Return each seat's time after the entries of a row, made at a time in ms."""
    clock = after.settings.clock
    turns, acted = before.turns, set[int]()
    for entry in entries:
        if isinstance(entry, (BidView, CardPlayed, TrumpChosen)):
            acted.add(entry.seat)
        elif isinstance(entry, GameStarted):
            turns = (Turn(bank=1_000 * clock.bank if clock is not None else 0),) * len(after.seats)
        elif isinstance(entry, Resumed):
            turns = tuple(changed(turn, since=None) for turn in turns)
    to_act = after.to_act
    return tuple(
        [
            _turn_after(turn, clock, at, acted=seat in acted, acts=seat in to_act)
            for seat, turn in enumerate(turns)
        ]
    )


def _turn_after(
    turn: Turn, clock: ClockSettings | None, at: int, *, acted: bool, acts: bool
) -> Turn:
    if acted and turn.since is not None:
        if clock is not None:
            left = max(0, turn.bank - (at - turn.since)) + 1_000 * clock.increment
            turn = changed(turn, bank=left)
        turn = changed(turn, since=None)
    if acts == (turn.since is not None):
        return turn
    return changed(turn, since=at if acts else None)


def clocks_at(state: TableState, now: int) -> tuple[int, ...]:
    """Return the milliseconds that each seat has left; empty at a table without clocks."""
    if state.settings.clock is None or not state.is_playing:
        return ()
    return tuple(
        max(0, turn.bank - (0 if turn.since is None else now - turn.since)) for turn in state.turns
    )
