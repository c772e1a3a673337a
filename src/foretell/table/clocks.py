"""Clocks: the seats whose time runs, and the time left."""

from collections.abc import Sequence

from foretell.game.events import BidMade, CardPlayed, TrumpChosen
from foretell.table.events import GameStarted, Resumed, TableEvent
from foretell.table.settings import ClockSettings
from foretell.table.state import TableState, Turn


class RunningTurns:
    """The turns of all seats, updated row by row.

    Args:
        turns: the turns before the rows.
        clock: the table's clock settings, if any.
    """

    def __init__(self, turns: tuple[Turn, ...], clock: ClockSettings | None) -> None:
        self._clock = clock
        self._bank = [turn.bank for turn in turns]
        self._since = [turn.since for turn in turns]

    def add(self, events: Sequence[TableEvent], at: int, to_act: tuple[int, ...]) -> None:
        """Add the events of a row made at a time in ms; ``to_act`` are the seats to act next."""
        since, seats = self._since, range(len(self._since))
        acted: set[int] | None = None
        for event in events:
            if isinstance(event, (BidMade, CardPlayed, TrumpChosen)):
                acted = {event.seat} if acted is None else acted | {event.seat}
            elif isinstance(event, GameStarted):
                bank = 0 if self._clock is None else 1_000 * self._clock.bank
                self._bank, since[:] = [bank for _ in seats], [None for _ in seats]
            elif isinstance(event, Resumed):
                since[:] = [None for _ in seats]
        for seat in acted or ():
            self._stop(seat, at)
        for seat in seats:
            if seat not in to_act:
                since[seat] = None
            elif since[seat] is None:
                since[seat] = at

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns after the rows."""
        return tuple(map(Turn, self._bank, self._since))

    def _stop(self, seat: int, at: int) -> None:
        """Stop the clock of a seat that has acted."""
        since, clock = self._since[seat], self._clock
        if since is not None and clock is not None:
            left = max(0, self._bank[seat] - (at - since))
            self._bank[seat] = left + 1_000 * clock.increment
        self._since[seat] = None


def waited_at(state: TableState, now: int) -> int:
    """Return the seconds for which the seats to act have been waited for."""
    since = [turn.since for turn in state.turns or () if turn.since is not None]
    return max(0, now - min(since)) // 1_000 if since and state.is_playing else 0


def clocks_at(state: TableState, now: int) -> tuple[int, ...]:
    """Return the milliseconds that each seat has left; empty at a table without clocks."""
    if state.settings.clock is None or state.turns is None or not state.is_playing:
        return ()
    return tuple(
        max(0, turn.bank - (0 if turn.since is None else now - turn.since)) for turn in state.turns
    )
