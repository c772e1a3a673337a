"""A table's log as a node knows it, folded to the table's state."""

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
"""A row, and the events in it."""


class OtherHistory(Exception):
    """The log is another one than was read before: the store was restored, or has lost rows."""


@dataclass(slots=True)
class _Writer:
    """A lease under which rows were written."""

    token: int
    row: int = 0
    """The last row of it."""
    version: int = 0
    """How many events there were then."""


class TableLog:
    """The events of a table so far, and the state that they lead to.

    Args:
        code: the table's.
        clock: the node's clock.
    """

    def __init__(self, code: str, clock: Clock) -> None:
        self.code = code
        self.clock = clock
        self.time = SteadyTime(clock)
        """The table's own time, never earlier than its last row."""
        self.rows = 0
        """How many rows of the log this is."""
        self.at = 0
        """When the last of them was made, in ms."""
        self.committed = 0
        """When the last row was committed, or read, in ticks of the clock."""
        self.freshest = 0
        """The version before the last row."""
        self.events: list[TableEvent] = []
        self._state: TableState | None = None
        self._to_act: tuple[int, ...] | None = None
        self._writers: list[_Writer] = []

    @property
    def state(self) -> TableState:
        """The table at this moment."""
        assert self._state is not None, "a table has at least one row"
        return self._state

    @property
    def version(self) -> int:
        """How many events there are."""
        return len(self.events)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act."""
        if self._to_act is None:
            self._to_act = self.state.to_act
        return self._to_act

    @property
    def epoch(self) -> int:
        """The token under which the last row was written: it names the history so far."""
        return self._writers[-1].token if self._writers else 0

    @property
    def overlap(self) -> int:
        """Behind which row to read the log, so that the last row known here is among what is read.

        It shows whether the log is still the same: a store may have lost rows.
        """
        return max(self.rows - 1, 0)

    def add(self, row: Row) -> None:
        """Add a row as it is kept.

        Raises:
            TableDamaged: when it cannot be read, or does not follow on what was before.
        """
        self._add(((row, self._read(row)),))

    def hear(self, row: Row) -> None:
        """Add a row that another node has committed just now."""
        self.time.follow(row.at)
        self.add(row)

    def catch_up(self, rows: Sequence[Row]) -> None:
        """Add the rows of the log that go on from here.

        Args:
            rows: the log behind row ``overlap``, or the whole of it.

        Raises:
            OtherHistory: when it is not the log that is known here.
            TableDamaged: when a row is missing, or cannot be read.
        """
        for _ in self.catching_up(rows):
            pass

    def catching_up(self, rows: Sequence[Row]) -> Iterator[None]:
        """Add the rows of the log that go on from here, in slices: everything else may go on.

        Args:
            rows: see ``catch_up``.

        Raises:
            OtherHistory, TableDamaged: see ``catch_up``.
        """
        if self.rows > (rows[-1].seq if rows else 0):
            raise OtherHistory(self.code)
        some: list[ReadRow] = []
        count = 0
        for row in rows:
            following = self.rows + len(some) + 1
            if row.seq > following:
                raise self._damaged()
            if row.seq == following:
                some.append((row, events := self._read(row)))
                count += len(events)
            elif row.token != self._writer_of(row.seq):
                raise OtherHistory(self.code)
            if count >= SLICE:
                self._add(some)
                some, count = [], 0
                yield
        if some:
            self._add(some)

    def extend(self, rows: Sequence[ReadRow], after: TableState) -> None:
        """Add rows that have led to a state."""
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
        """Return how many events of this log a client has, which may have been told another one.

        A token is given out once, so whoever was told rows of one has the log as it was then.

        Args:
            since: the events that the client has.
            epoch: the token of the last of them, None when the client does not say.
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
        """Add rows as they are kept."""
        made = [(events, row.at) for row, events in rows]
        try:
            state = self._state
            if state is None:
                state, made = first_state(*made[0]), made[1:]
            after = fold(state, made)
        except Exception as error:
            raise self._damaged() from error
        self.extend(rows, after)

    def _damaged(self) -> TableDamaged:
        STORE_ERRORS.labels("unreadable_log").inc()
        return TableDamaged(self.code)

    def _writer_of(self, seq: int) -> int:
        return next(one.token for one in self._writers if seq <= one.row)
