"""All tables of a node: opened when somebody comes, put away when nobody is left."""

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
"""Milliseconds for which a node's tables stay its own without a sign of life."""
BEAT: Final = 1.5
"""Seconds between signs of life."""
FAREWELL: Final = 5.0
"""Seconds to give everything back in."""
MOST_LISTED: Final = 3
"""Tables of a person that the lobby may show at a time."""
IDLE: Final = 60.0
"""Seconds between rounds that put away tables at which nobody is."""

_log = structlog.get_logger()


@dataclass(eq=False)
class HeldElsewhere(Refusal):
    """Another node holds the table; ask again in a moment."""

    code: ClassVar[str] = "table/elsewhere"

    table: str
    node: str


@dataclass(eq=False)
class UnknownCode(Refusal):
    """There is no table of this code."""

    code: ClassVar[str] = "table/unknown"

    table: str


class Table(Protocol):
    """A table as a connection reaches it, here or on another node."""

    broadcaster: Broadcaster
    closed: asyncio.Event
    """Set when it is to be reached in another way from now on."""
    fault: Refusal | None
    """Set before that where the store is at fault: the table cannot be reached for now."""

    async def refresh(self) -> None:
        """Bring the log up to all that was acknowledged by now, at whichever node."""
        ...

    async def ask(self, person: Person, command: Command) -> bytes:
        """Return the answer to a command."""
        ...

    def arrive(self, person: str) -> None:
        """Count a connection of a person."""
        ...

    def depart(self, person: str) -> None:
        """Count a connection less."""
        ...


class TableRegistry:
    """Opens tables, and holds them for this node.

    Args:
        store: where everything is kept.
        node: this node's name, another one each time it starts.
        clock: the time.
        context: what deciding needs.
        new_code: makes a fresh table code that is hard to guess.
        alone: whether no other node can be alive, so that whatever others held is taken at once.
        bots: where bots think that take time; without it they think in the loop.
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
        """Make the store ready, and show signs of life from now on."""
        await self.store.open()
        if self.alone:
            await self.store.leases.take_all(self.node)
        await self._beat_once()
        for work in (self._beat(), self._tidy()):
            self._tasks.append(asyncio.create_task(work))

    async def stop(self) -> None:
        """Finish what is being written, and give everything back; no actor is opened any more."""
        self._is_stopping = True
        for task in self._tasks:
            task.cancel()
        await self._opened.stop()
        for actor in tuple(self._actors.values()):
            actor.close()
        await asyncio.gather(*self._tasks, *self._running.values(), return_exceptions=True)
        if self.bots is not None:
            await self.bots.stop()
        with suppress(TimeoutError):  # of a store that is away; the lease ends by itself
            async with asyncio.timeout(FAREWELL):
                with suppress(StoreUnavailable, StoreDamaged):  # the lease ends by itself
                    await self._give_back()
                await self.store.close()

    async def create(self, options: Options, settings: TableSettings, host: Person) -> str:
        """Open a new table, whose host sits on the first seat; return its code.

        Raises:
            UnknownBot, UnknownStyle: when there is no bot of the name that is to stand in.
            TooManyListed: when the host has opened as many listed tables as a person may.
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
            async with self._lock(code):  # whoever saw it in the lobby waits until it is open
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
        """Note where a person comes from: what their bots compute is charged to that, too."""
        if self.bots is not None:
            self.bots.budget.locate(person, address)

    def broadcaster(self, code: str) -> Broadcaster | None:
        """Return the broadcaster of a table that is open at this node."""
        actor = self._actors.get(code)
        return None if actor is None or actor.closed.is_set() else actor.broadcaster

    async def present(self, code: str) -> AbstractSet[str]:  # noqa: ARG002 - a cluster's needs it
        """Return the persons who are connected to a table that is not open here."""
        return frozenset()

    async def access(self, code: str) -> Table:
        """Return the way to a table.

        Raises:
            UnknownCode: when there is none of that code.
            HeldElsewhere: when another node holds it.
            Draining: when this node has stopped.
            StoreUnavailable: when nothing can be written at the moment.
            TableDamaged: when its log cannot be read.
        """
        return await self.actor(code)

    async def actor(self, code: str, broadcaster: Broadcaster | None = None) -> TableActor:
        """Return the actor of a table that this node holds, or takes now.

        Args:
            code: the table's.
            broadcaster: what is known of the table already, for an actor that is opened now.

        Raises:
            UnknownCode, HeldElsewhere, Draining, StoreUnavailable, TableDamaged: see ``access``.
            OtherHistory: when what is known of the table is not so any more.
        """
        actor = self._actors.get(code)
        if actor is not None and not actor.closed.is_set():
            return actor
        broadcaster = broadcaster or Broadcaster(TableLog(code, self.clock))
        return await self._opened.result(code, partial(self._open, code, broadcaster))

    @property
    def tables(self) -> int:
        """How many tables this node holds."""
        return len(self._actors)

    def committed(self, code: str, row: Row, before: int) -> None:
        """Hear of a row that was committed here, and of the token of the one before it."""

    def bots_waiting(self, broadcaster: Broadcaster) -> None:
        """Hear that a table's bots have to wait, or no longer do; nobody else has to."""

    async def _give_back(self) -> None:
        await self.store.leases.release(self.node)

    def log_damage(self, code: str) -> None:
        """Log that a table is damaged: a line a minute, however many come to it."""
        count = self._damage.count(code)
        if count:
            _log.error("table damaged", table=code, count=count)

    def _lock(self, key: str) -> asyncio.Lock:
        """Return what only one may have at a time who opens a table, or lists one."""
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
        if kept.version != log.version:  # an earlier version has written less than is kept
            retold = Commit(code, kept.token, version=log.version, summary=summary_of(log.state))
            with suppress(StaleToken):  # of which the actor will hear, too
                await self.store.log.append(retold)
        if self._is_stopping:
            raise Draining
        return self._start(broadcaster, kept.token, kept.answers)

    async def _load(self, code: str) -> Kept:
        """Return what is kept of a table, which this node takes if it does not hold it anew."""
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
        # it outlives the request that began it, whose id is not to be in its lines of the log
        self._running[code] = asyncio.create_task(self._run(actor), context=Context())
        TABLES.set(len(self._actors))
        return actor

    async def _run(self, actor: TableActor) -> None:
        code = actor.log.code
        try:
            await actor.run()
        except StaleToken:
            _log.warning("table lost to another node", table=code)
        except StoreUnavailable:  # which the store has logged
            pass
        except StoreDamaged:
            self.log_damage(code)
        except Exception:  # noqa: BLE001 - one table's trouble is not the others'
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
            except StoreUnavailable:  # which the store has logged; it is tried again in a moment
                pass
            except Exception:  # noqa: BLE001 - it is tried again in a moment
                _log.exception("no sign of life")

    async def _beat_once(self) -> None:
        in_time = await self.store.leases.heartbeat(self.node, lasts=LEASE)
        if not in_time and not self.alone:
            # Any table may be another node's by now; those who look at it here would never know.
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
        TableDamaged: when some are.
    """
    if not log.rows or log.version < (kept.version or 0):
        STORE_ERRORS.labels("unreadable_log").inc()
        raise TableDamaged(log.code)
