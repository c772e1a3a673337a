"""A table as it is shown: its log so far, and those who look at it."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from foretell.protocol.codec import decode_events, encode
from foretell.protocol.entries import Entry
from foretell.protocol.server import Events, Presence, Welcome
from foretell.protocol.table_codec import entry_of, legal_to_wire
from foretell.server.clock import Clock, SteadyTime
from foretell.server.live.subscriber import Viewer
from foretell.server.metrics import STORE_ERRORS
from foretell.server.refusals import TableDamaged
from foretell.server.storage.values import Row
from foretell.table.clocks import clocks_at
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.fold import fold
from foretell.table.permissions import legal_actions_of
from foretell.table.redact import redact_events
from foretell.table.state import Holding, TableState

SLICE: Final = 25
"""Entries folded at a time, about a millisecond's work: each step of a command at another table
may have to wait for one slice."""
LARGEST_BATCH: Final = 200
"""Entries in one message, so that a long story comes in parts."""
GATHERED: Final = 0.05
"""Seconds over which changes of presence are combined: when everybody reconnects at once, each
client is sent one presence message instead of one per arrival."""
MOST_MADE: Final = 32
"""Messages kept for other viewers who are to be sent the very same."""


ReadRow: TypeAlias = tuple[Row, Sequence[TableEvent]]
"""A row, and the events in it."""
_Key: TypeAlias = tuple[int | None, int, int, tuple[int, ...], int | None]


class OtherHistory(Exception):
    """The log is another one than was read before: the store was restored, or has lost rows."""


@dataclass(slots=True)
class _Writer:
    """A lease under which rows were written."""

    token: int
    row: int = 0
    """The last row of it."""
    version: int = 0
    """How many entries there were then."""


class Board:
    """The state of a table, its entries, and its viewers.

    Each viewer takes its messages at its own pace: the log is what it still has to read.

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
        self.present: tuple[bool, ...] = ()
        self._is_gathering = False
        """Whether a change of presence has not been sent yet."""
        self.bots_wait = False
        """Whether bots decide more slowly for now; see ``Presence``."""
        self.viewers: dict[Viewer, None] = {}
        """In the order in which they came, so that the same happens in the same order."""
        self._state: TableState | None = None
        self._events: list[TableEvent] = []
        self._to_act: tuple[int, ...] | None = None
        """The seats that are to act; None until it is asked for."""
        self._writers: list[_Writer] = []
        self._made: dict[_Key, bytes] = {}
        """By seat, which stands for one person as long as nothing happens."""

    @property
    def state(self) -> TableState:
        """The table at this moment."""
        assert self._state is not None, "a table has at least one row"
        return self._state

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self._events)

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

    def after(self, events: Sequence[TableEvent], at: int) -> TableState:
        """Return the state that a row would lead to."""
        if self._state is None:
            return first_state(events, at)
        return evolve(self._state, events, at)

    def extend(self, rows: Sequence[ReadRow], after: TableState) -> None:
        """Add rows that have led to a state, and let the viewers know."""
        self._state = after
        self._to_act = None
        for row, events in rows:
            self.freshest = len(self._events)
            self._events.extend(events)
            self.rows += 1
            self.at = row.at
            if row.token != self.epoch:
                self._writers.append(_Writer(row.token))
            writer = self._writers[-1]
            writer.row, writer.version = self.rows, len(self._events)
        self.time.reach(max(row.at for row, _ in rows))
        self.committed = self.clock.ticks()
        self._made.clear()
        self.wake()

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

    def wake(self) -> None:
        """Let the viewers know that there is something to read."""
        for viewer in self.viewers:
            viewer.wake.set()

    def show_present(self, present: tuple[bool, ...]) -> None:
        """Let the viewers know in a moment who is there, if that has changed."""
        if present == self.present:
            return
        self.present = present
        if not self._is_gathering:
            self._is_gathering = True
            asyncio.get_running_loop().call_later(GATHERED, self._tell_present)

    def _tell_present(self) -> None:
        self._is_gathering = False
        self.wake()

    def show_waiting(self, *, bots_wait: bool) -> bool:
        """Let the viewers know whether bots have to wait; return whether that has changed."""
        has_changed = bots_wait is not self.bots_wait
        if has_changed:
            self.bots_wait = bots_wait
            self.wake()
        return has_changed

    def attach(self, viewer: Viewer) -> None:
        """Show the table to a viewer, from the version that it has."""
        self.viewers[viewer] = None
        viewer.wake.set()

    def detach(self, viewer: Viewer) -> None:
        """Show it no more."""
        self.viewers.pop(viewer, None)

    def next_for(self, viewer: Viewer) -> bytes | None:
        """Return the next message for a viewer about the table, None when it has all."""
        seat = self.state.seat_of(viewer.person)
        holding = self.state.holding_of(seat)
        if not viewer.welcomed or holding != viewer.holding:
            viewer.since = self._known_to(viewer)
            known = viewer.since if self._goes_on(viewer, holding) else 0
            viewer.welcomed, viewer.knows_turn = True, False
            viewer.seat, viewer.holding, viewer.epoch = seat, holding, self.epoch
            viewer.since, viewer.replay_until = min(known, self.version), self.version
            return encode(Welcome(self.code, seat, viewer.since, self.version, self.epoch))
        if viewer.since < self.version or not viewer.knows_turn:
            viewer.knows_turn = True
            since, viewer.since = viewer.since, min(self.version, viewer.since + LARGEST_BATCH)
            epoch = None if viewer.epoch == self.epoch else self.epoch
            viewer.epoch = self.epoch
            return self._events_message(seat, since, viewer.since, epoch)
        if self._is_gathering:
            return None
        presence = Presence(self.present, self.bots_wait)
        if viewer.presence != presence:
            viewer.presence = presence
            return encode(presence)
        return None

    @staticmethod
    def _goes_on(viewer: Viewer, holding: Holding | None) -> bool:
        """Return whether a new connection has been told what it has as who its person is now."""
        if viewer.welcomed or viewer.seat != (None if holding is None else holding.seat):
            return False
        return holding is None or viewer.since > holding.since

    def entries_for(self, seat: int | None, since: int, until: int) -> tuple[Entry, ...]:
        """Return entries as the person at a seat, or a spectator, may know them."""
        events = self._events[since:until]
        seen = redact_events(events, seat, state=self.state, since=since)
        return tuple(map(entry_of, seen))

    def _known_to(self, viewer: Viewer) -> int:
        """Return how many entries of this log a viewer has, who may have been told another one.

        A token is given out once, so whoever was told rows of one has the log as it was then.
        """
        if viewer.epoch is None:
            return viewer.since
        ends = (one.version for one in reversed(self._writers) if one.token == viewer.epoch)
        return min(viewer.since, next(ends, 0))

    def _writer_of(self, seq: int) -> int:
        return next(one.token for one in self._writers if seq <= one.row)

    def _events_message(self, seat: int | None, since: int, until: int, epoch: int | None) -> bytes:
        key = (seat, since, until, clocks_at(self.state, self.time.now()), epoch)
        if key not in self._made:
            if len(self._made) >= MOST_MADE:
                self._made.clear()
            told = self.events(seat, since, until)
            self._made[key] = encode(msgspec.structs.replace(told, epoch=epoch))
        return self._made[key]

    def events(self, seat: int | None, since: int, until: int) -> Events:
        """Return a message of entries; with what is to be done next, if they are the last."""
        told = self.entries_for(seat, since, until)
        if until < self.version:
            return Events(since, told)
        state = self.state
        to_act = self._to_act = state.to_act if self._to_act is None else self._to_act
        legal = legal_to_wire(legal_actions_of(state, seat)) if seat in to_act else None
        return Events(since, told, to_act, legal, clocks_at(state, self.time.now()))
