"""Clocks: the seats whose time runs, and the time left."""

from collections.abc import Sequence

from foretell.game.events import BidMade, CardPlayed, GameFinished, TrumpChosen
from foretell.table.events import (
    GameStarted,
    HandedBack,
    RematchCalled,
    Resumed,
    Seated,
    StoodIn,
    Swapped,
    TableEvent,
    TakenBack,
    UndoAnswered,
    UndoLapsed,
    Vacated,
)
from foretell.table.settings import ClockSettings
from foretell.table.state import TableState, Turn


class RunningTurns:
    """The turns of all seats, updated row by row.

    Before the first row, a request for an undo has stopped all clocks at ``paused_at``, in ms.
    """

    def __init__(
        self, turns: tuple[Turn, ...], clock: ClockSettings | None, *, paused_at: int | None
    ) -> None:
        self._clock = clock
        self._paused_at = paused_at
        self._bank = [turn.bank for turn in turns]
        self._since = [turn.since for turn in turns]
        self._turned = [turn.turned for turn in turns]
        self._seated = [turn.seated for turn in turns]
        self._late = {seat for seat, turn in enumerate(turns) if turn.is_late}

    def add(
        self, events: Sequence[TableEvent], at: int, to_act: tuple[int, ...], *, version: int
    ) -> None:
        """Add the events of a row, made at a time in ms.

        The seats to act and the version of the table are those after them.
        """
        since, seats = self._since, range(len(self._since))
        for event in events:
            if isinstance(event, (BidMade, CardPlayed, TrumpChosen)):
                self._stop(event.seat, at)
                self._turned[event.seat] = version
            else:
                self._add_rarer(event, at, version)
        for seat in seats:
            is_to_act = seat in to_act
            if is_to_act != (since[seat] is not None):
                since[seat] = at if is_to_act else None
                self._turned[seat] = version
                self._late.discard(seat)

    def _add_rarer(self, event: TableEvent, at: int, version: int) -> None:
        """Add an event that is not a move."""
        everyone = range(len(self._since))
        match event:
            case Seated(seat=seat) | Vacated(seat=seat) | StoodIn(seat) | HandedBack(seat):
                self._turned[seat] = self._seated[seat] = version
                if isinstance(event, StoodIn) and event.silent:
                    self._late.add(seat)
            case Swapped((one, other)):
                self._seated[one] = self._seated[other] = version
            case GameStarted():
                bank = 0 if self._clock is None else 1_000 * self._clock.bank
                self._bank[:] = [bank for _ in everyone]
                self._since[:] = [None for _ in everyone]
                self._seated[:] = [version for _ in everyone]
            case GameFinished() | RematchCalled():
                self._seated[:] = [version for _ in everyone]
            case TakenBack():
                self._turned[:] = [version for _ in everyone]
                self._resume(at)
            case UndoAnswered(agree=False) | UndoLapsed():
                self._resume(at)
            case Resumed():
                self._since[:] = [None if start is None else at for start in self._since]
                self._late.clear()
            case _:
                pass

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns after the rows."""
        late = (seat in self._late for seat in range(len(self._since)))
        return tuple(map(Turn, self._bank, self._since, self._turned, self._seated, late))

    def _resume(self, at: int) -> None:
        """Let the clocks run again that a request for an undo has stopped."""
        if self._paused_at is not None:
            pause = at - self._paused_at
            self._since[:] = [None if start is None else start + pause for start in self._since]
            self._paused_at = None

    def _stop(self, seat: int, at: int) -> None:
        """Stop the clock of a seat that has acted."""
        since, clock = self._since[seat], self._clock
        if since is not None and clock is not None:
            remaining = max(0, self._bank[seat] - (at - since))
            self._bank[seat] = remaining + 1_000 * clock.increment
        self._since[seat] = None
        self._late.discard(seat)


def waited_at(state: TableState, now: int) -> int:
    """Return the seconds for which the seats to act have been waited for."""
    now = _running_until(state, now)
    since = [turn.since for turn in state.turns or () if turn.since is not None]
    return max(0, now - min(since)) // 1_000 if since and state.is_playing else 0


def clocks_at(state: TableState, now: int) -> tuple[int, ...]:
    """Return the milliseconds that each seat has left; empty at a table without clocks."""
    if state.settings.clock is None or state.turns is None or not state.is_playing:
        return ()
    now = _running_until(state, now)
    return tuple(
        max(0, turn.bank - (0 if turn.since is None else now - turn.since)) for turn in state.turns
    )


def _running_until(state: TableState, now: int) -> int:
    """Return the time in ms until which clocks have run: a request for an undo stops them."""
    asked_at = None if state.undo is None else state.undo.asked_at
    return now if asked_at is None else asked_at
