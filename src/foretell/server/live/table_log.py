"""A node's copy of a table's log, folded to the table's state."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from foretell.protocol.codec import decode_events
from foretell.server.clock import Clock, SteadyTime
from foretell.server.metrics import STORE_ERRORS
from foretell.server.refusals import TableDamaged
from foretell.server.storage.values import Row
from foretell.table.events import TableEvent
from foretell.table.evolve import first_state
from foretell.table.fold import fold
from foretell.table.state import TableState

SLICE: Final = 25
"""Events folded at a time, about a millisecond's work: each step of a command at another table
may have to wait for one slice."""

ReadRow: TypeAlias = tuple[Row, Sequence[TableEvent]]
"""A row and its decoded events."""


class OtherHistory(Exception):
    """The log differs from the one read before: the store was restored, or has lost rows."""


@dataclass(slots=True)
class _Writer:
    """A lease under which rows were written, and their end."""

    token: int
    row: int = 0
    """Its last row."""
    version: int = 0
    """The number of events up to that row."""


class TableLog:
    """The events of a table, and the resulting state."""

    def __init__(self, code: str, clock: Clock) -> None:
        self.code = code
        self.clock = clock
        self.time = SteadyTime(clock)
        """The table's time, never earlier than its last row."""
        self.rows = 0
        """Number of rows."""
        self.at = 0
        """The time of the last row, in milliseconds since 1970."""
        self.committed = 0
        """The time when the last row was committed or read, in ticks."""
        self.freshest = 0
        """The version before the last row."""
        self.events: list[TableEvent] = []
        self._state: TableState | None = None
        self._to_act: tuple[int, ...] | None = None
        self._writers: list[_Writer] = []

    @property
    def state(self) -> TableState:
        """The current state of the table."""
        assert self._state is not None, "a table has at least one row"
        return self._state

    @property
    def version(self) -> int:
        """Number of events."""
        return len(self.events)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act."""
        if self._to_act is None:
            self._to_act = self.state.to_act
        return self._to_act

    @property
    def epoch(self) -> int:
        """The token under which the last row was written, which identifies the history so far."""
        return self._writers[-1].token if self._writers else 0

    @property
    def overlap(self) -> int:
        """The row after which to read on, so that the last known row is read again.

        It shows whether the log is still the same, since a store may have lost rows.
        """
        return max(self.rows - 1, 0)

    def add(self, row: Row) -> None:
        """Add a stored row.

        Raises:
            TableDamaged: when the row is unreadable, or inconsistent with those before it.
        """
        self._add(((row, self._read(row)),))

    def follow(self, row: Row) -> None:
        """Add a row that another node has just committed."""
        self.time.follow(row.at)
        self.add(row)

    def add_in_slices(self, rows: Sequence[Row], *, known: int) -> Iterator[None]:
        """Add the missing rows of the log, yielding after each full slice; see ``catch_up``."""
        if known > (rows[-1].seq if rows else 0):
            raise OtherHistory(self.code)
        slice_: list[ReadRow] = []
        count = 0
        for row in rows:
            following = self.rows + len(slice_) + 1
            if row.seq > following:
                raise self._damaged()
            if row.seq == following:
                slice_.append((row, events := self._read(row)))
                count += len(events)
            elif row.token != next(one.token for one in self._writers if row.seq <= one.row):
                raise OtherHistory(self.code)
            if count >= SLICE:
                self._add(slice_)
                slice_, count = [], 0
                yield
        if slice_:
            self._add(slice_)

    def extend(self, rows: Sequence[ReadRow], after: TableState) -> None:
        """Add rows, with the state after them."""
        self._state = after
        self._to_act = None
        for row, events in rows:
            self.freshest = len(self.events)
            self.events.extend(events)
            self.rows += 1
            self.at = row.at
            if row.token != self.epoch:
                self._writers.append(_Writer(row.token))
            writer = self._writers[-1]
            writer.row, writer.version = self.rows, len(self.events)
        self.time.reach(max(row.at for row, _ in rows))
        self.committed = self.clock.ticks()

    def shared_with(self, since: int, epoch: int | None) -> int:
        """Return the number of events that a client shares with this log.

        Tokens are unique, so a client with a row of one has the log up to that row.

        Args:
            since: the client's number of events.
            epoch: the token of the last of them, None if unknown.
        """
        if epoch is None:
            return since
        ends = (one.version for one in reversed(self._writers) if one.token == epoch)
        return min(since, next(ends, 0))

    def _read(self, row: Row) -> tuple[TableEvent, ...]:
        try:
            return decode_events(row.entries)
        except Exception as error:
            raise self._damaged() from error

    def _add(self, rows: Sequence[ReadRow]) -> None:
        """Fold rows and add them."""
        timed = [(events, row.at) for row, events in rows]
        try:
            state = self._state
            if state is None:
                state, timed = first_state(*timed[0]), timed[1:]
            after = fold(state, timed)
        except Exception as error:
            raise self._damaged() from error
        self.extend(rows, after)

    def _damaged(self) -> TableDamaged:
        STORE_ERRORS.labels("unreadable_log").inc()
        return TableDamaged(self.code)


async def catch_up(log: TableLog, rows: Sequence[Row], *, known: int) -> float:
    """Add missing rows in slices that block nobody; return the seconds of work, without the pauses.

    Args:
        log: the log.
        rows: the rows after ``overlap``, or the complete log.
        known: the number of rows in the log before these were read: meanwhile more may have come.

    Raises:
        OtherHistory: when the rows contradict the known log.
        TableDamaged: when a row is missing or unreadable.
    """
    work, slices = 0.0, log.add_in_slices(rows, known=known)
    while True:
        began = time.perf_counter()
        is_over = next(slices, slices) is slices
        work += time.perf_counter() - began
        if is_over:
            return work
        await asyncio.sleep(0)
