"""The tables of a node, opened on demand and closed when idle."""

import asyncio
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from contextvars import Context
from copy import copy
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final, Protocol
from weakref import WeakValueDictionary

import structlog

from foretell.errors import Refusal
from foretell.protocol.client import Command
from foretell.protocol.codec import encode_events
from foretell.rules.options import Options
from foretell.server.clock import Clock
from foretell.server.live.bots.pool import BotPool
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.folding import fold
from foretell.server.live.shared_work import SharedWork
from foretell.server.live.summary import members_of, summary_of
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_log import TableLog
from foretell.server.metrics import STORE_ERRORS, TABLES
from foretell.server.refusals import Draining, TableDamaged, TooManyListed
from foretell.server.storage.faults import (
    StaleToken,
    StoreDamaged,
    StoreUnavailable,
    TakenCode,
    UnknownTable,
)
from foretell.server.storage.store import Store
from foretell.server.storage.values import Answer, Commit, Kept, Row
from foretell.server.throttled_log import Throttle
from foretell.table.context import TableContext
from foretell.table.decide import opening
from foretell.table.evolve import first_state
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings

LEASE: Final = 6_000
"""Milliseconds for which a node keeps its tables without a heartbeat."""
BEAT: Final = 1.5
"""Seconds between heartbeats."""
FAREWELL: Final = 5.0
"""Seconds allowed for releasing all leases at shutdown."""
MOST_LISTED: Final = 3
"""Tables that a person may have in the lobby at once."""
IDLE: Final = 60.0
"""Seconds between checks for idle tables, which are closed."""

_log = structlog.get_logger()


@dataclass(eq=False)
class HeldElsewhere(Refusal):
    """Another node holds the table; the request can be repeated soon."""

    code: ClassVar[str] = "table/elsewhere"

    table: str
    node: str


@dataclass(eq=False)
class UnknownCode(Refusal):
    """No table has this code."""

    code: ClassVar[str] = "table/unknown"

    table: str


class Table(Protocol):
    """A table as a connection reaches it, here or on another node."""

    broadcaster: Broadcaster
    closed: asyncio.Event
    """Set when connections must look the table up again."""
    fault: Refusal | None
    """The store's fault that makes the table unavailable, if any; set before ``closed``."""

    async def refresh(self) -> None:
        """Update the log with everything acknowledged so far, at any node."""
        ...

    async def ask(self, person: Person, command: Command) -> bytes:
        """Return the answer to a command."""
        ...

    def arrive(self, person: str) -> None:
        """Count a connection of a person."""
        ...

    def depart(self, person: str) -> None:
        """Discount a closed connection."""
        ...


class TableRegistry:
    """Opens tables, and holds them for this node.

    Args:
        store: the store.
        node: this node's name, unique to each start.
        clock: the node's clock.
        context: the tables' context for decisions.
        new_code: returns a new table code that is hard to guess.
        alone: whether no other node can be alive, so that all tables can be taken at once.
        bots: the pool for bots that take time; without it they decide in the event loop.
    """

    def __init__(
        self,
        store: Store,
        *,
        node: str,
        clock: Clock,
        context: TableContext,
        new_code: Callable[[], str],
        alone: bool,
        bots: BotPool | None = None,
    ) -> None:
        self.store = store
        self.node = node
        self.clock = clock
        self.context = context
        self._new_code = new_code
        self.alone = alone
        self.bots = bots
        self._damage = Throttle(lambda: clock.ticks() / 1_000)
        self._actors: dict[str, TableActor] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._opened: SharedWork[TableActor] = SharedWork()
        self._is_stopping = False
        self._tasks: list[asyncio.Task[None]] = []
        self._running: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Open the store, and start the heartbeat."""
        await self.store.open()
        if self.alone:
            await self.store.leases.take_all(self.node)
        await self._beat_once()
        for work in (self._beat(), self._tidy()):
            self._tasks.append(asyncio.create_task(work))

    async def stop(self) -> None:
        """Open no more actors, finish pending commits, release all leases and close the store."""
        self._is_stopping = True
        for task in self._tasks:
            task.cancel()
        await self._opened.stop()
        for actor in tuple(self._actors.values()):
            actor.close()
        await asyncio.gather(*self._tasks, *self._running.values(), return_exceptions=True)
        if self.bots is not None:
            await self.bots.stop()
        with suppress(TimeoutError):  # the store may be away; the lease expires by itself
            async with asyncio.timeout(FAREWELL):
                with suppress(StoreUnavailable, StoreDamaged):  # the lease expires by itself
                    await self._give_back()
                await self.store.close()

    async def create(self, options: Options, settings: TableSettings, host: Person) -> str:
        """Open a new table with its host on the first seat; return its code.

        Raises:
            UnknownBot, UnknownStyle: when the stand-in is not a known bot.
            TooManyListed: when the host has too many listed tables open.
        """
        if not settings.listed:
            return await self._create(options, settings, host)
        async with self._lock(host.id):
            if await self.store.overviews.listed_by(host.id) >= MOST_LISTED:
                raise TooManyListed(MOST_LISTED)
            return await self._create(options, settings, host)

    async def _create(self, options: Options, settings: TableSettings, host: Person) -> str:
        events, now = opening(options, settings, host, self.context), self.clock.now()
        state = first_state(events, now)
        row = Row(1, now, encode_events(events))
        while True:
            code = self._new_code()
            commit = Commit(
                code,
                0,
                row=row,
                version=len(events),
                summary=summary_of(state),
                members=members_of(state),
            )
            async with self._lock(code):  # those who found it in the lobby wait until it is open
                try:
                    token = await self.store.log.create(
                        commit, node=self.node, at=now, opened_by=host.id
                    )
                except TakenCode:
                    continue
                if not self._is_stopping:
                    log = TableLog(code, self.clock)
                    log.extend(((replace(row, token=token), events),), state)
                    self._start(Broadcaster(log), token, ())
            return code

    def locate(self, person: str, address: str | None) -> None:
        """Note a person's address, which is also charged for their bots' computing time."""
        if self.bots is not None:
            self.bots.budget.locate(person, address)

    def broadcaster(self, code: str) -> Broadcaster | None:
        """Return the broadcaster of a table that is open at this node."""
        actor = self._actors.get(code)
        return None if actor is None or actor.closed.is_set() else actor.broadcaster

    async def present(self, code: str) -> AbstractSet[str]:  # noqa: ARG002 - a cluster's needs it
        """Return the persons connected to a table that is not open here."""
        return frozenset()

    async def access(self, code: str) -> Table:
        """Return a table.

        Raises:
            UnknownCode: when no table has the code.
            HeldElsewhere: when another node holds the table.
            Draining: when this node has stopped.
            StoreUnavailable: when the store is not writable.
            TableDamaged: when the table's log is unreadable.
        """
        return await self.actor(code)

    async def actor(self, code: str, broadcaster: Broadcaster | None = None) -> TableActor:
        """Return the actor of a table that this node holds, or takes now.

        Args:
            code: the table's code.
            broadcaster: a broadcaster with the known part of the log, for a new actor.

        Raises:
            UnknownCode, HeldElsewhere, Draining, StoreUnavailable, TableDamaged: see ``access``.
            OtherHistory: when the store's log contradicts the known part.
        """
        actor = self._actors.get(code)
        if actor is not None and not actor.closed.is_set():
            return actor
        broadcaster = broadcaster or Broadcaster(TableLog(code, self.clock))
        return await self._opened.result(code, partial(self._open, code, broadcaster))

    @property
    def tables(self) -> int:
        """Number of tables that this node holds."""
        return len(self._actors)

    def committed(self, code: str, row: Row, before: int) -> None:
        """Called with each row committed here, and the token of the row before; does nothing."""

    def bots_waiting(self, broadcaster: Broadcaster) -> None:
        """Called when a table's bots begin or cease to wait; does nothing."""

    async def _give_back(self) -> None:
        await self.store.leases.release(self.node)

    def log_damage(self, code: str) -> None:
        """Log that a table is damaged, at most once a minute."""
        count = self._damage.count(code)
        if count:
            _log.error("table damaged", table=code, count=count)

    def _lock(self, key: str) -> asyncio.Lock:
        """Return the lock for opening a table, by its code, or listing one, by its host."""
        lock = self._opening.get(key)
        if lock is None:
            lock = self._opening[key] = asyncio.Lock()
        return lock

    async def _open(self, code: str, broadcaster: Broadcaster) -> TableActor:
        async with self._lock(code):
            actor = self._actors.get(code)
            if actor is None or actor.closed.is_set():
                actor = await self._take(code, broadcaster)
            return actor

    async def _take(self, code: str, broadcaster: Broadcaster) -> TableActor:
        if self.store.trouble is not None:
            raise copy(self.store.trouble)
        before = self._running.get(code)
        if before is not None:  # let it finish what it is writing
            await asyncio.wait({before})
        log = broadcaster.log
        try:
            kept = await self._load(code)
            rows = kept.rows
            if rows is None:
                rows = await self.store.log.rows(code, after=log.overlap)
            await fold(log, rows)
            broadcaster.wake()
            _check_whole(log, kept)
        except (StoreDamaged, TableDamaged) as fault:
            self.log_damage(code)
            raise TableDamaged(code) from fault
        if kept.version != log.version:  # written by an earlier version of the program
            retold = Commit(code, kept.token, version=log.version, summary=summary_of(log.state))
            with suppress(StaleToken):  # the actor will notice, too
                await self.store.log.append(retold)
        if self._is_stopping:
            raise Draining
        return self._start(broadcaster, kept.token, kept.answers)

    async def _load(self, code: str) -> Kept:
        """Return the stored data of a table, after claiming its lease if necessary."""
        kept = await self.store.log.load(code, node=self.node)
        if kept is None:
            try:
                held = await self.store.leases.claim(code, node=self.node)
            except UnknownTable:
                raise UnknownCode(code) from None
            if held.by == self.node:
                kept = await self.store.log.load(code, node=self.node)
            if kept is None:
                raise HeldElsewhere(code, held.by)
        return kept

    def _start(self, broadcaster: Broadcaster, token: int, answers: Iterable[Answer]) -> TableActor:
        code = broadcaster.log.code
        actor = TableActor(
            broadcaster,
            self.store.log,
            token=token,
            context=self.context,
            answers=answers,
            committed=self.committed,
            bots=self.bots,
            bots_waiting=self.bots_waiting,
        )
        self._actors[code] = actor
        # it outlives the request that started it, whose id must not appear in its log lines
        self._running[code] = asyncio.create_task(self._run(actor), context=Context())
        TABLES.set(len(self._actors))
        return actor

    async def _run(self, actor: TableActor) -> None:
        code = actor.log.code
        try:
            await actor.run()
        except StaleToken:
            _log.warning("table lost to another node", table=code)
        except StoreUnavailable:  # logged by the store
            pass
        except StoreDamaged:
            self.log_damage(code)
        except Exception:  # noqa: BLE001 - an error at one table must not affect others
            _log.exception("table closed by an error", table=code)
        finally:
            del self._actors[code], self._running[code]
            TABLES.set(len(self._actors))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat_once()
                if self.store.trouble is not None:
                    await self.store.probe()
            except StoreUnavailable:  # logged by the store; the next beat tries again
                pass
            except Exception:  # noqa: BLE001 - the next beat tries again
                _log.exception("no sign of life")

    async def _beat_once(self) -> None:
        in_time = await self.store.leases.heartbeat(self.node, lasts=LEASE)
        if not in_time and not self.alone:
            # Any table may have been taken by another node, unnoticed by those who watch it here.
            for actor in tuple(self._actors.values()):
                actor.close()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE)
            for actor in tuple(self._actors.values()):
                if actor.is_idle:
                    actor.close()


def _check_whole(log: TableLog, kept: Kept) -> None:
    """Check that no rows are missing at the end of a log.

    Raises:
        TableDamaged: when rows are missing.
    """
    if not log.rows or log.version < (kept.version or 0):
        STORE_ERRORS.labels("unreadable_log").inc()
        raise TableDamaged(log.code)
