"""The tables that a node holds, opened on demand."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from contextlib import suppress
from contextvars import Context
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import structlog

from foretell.protocol.codec import encode_events
from foretell.rules.options import Options
from foretell.server import tracing
from foretell.server.clock import Clock
from foretell.server.live.bots.pool import BotPool
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.heartbeat import keep_leases, renew_leases
from foretell.server.live.shared_work import SharedWork
from foretell.server.live.summary import members_of, summary_of
from foretell.server.live.table_actor import TableActor, TableObserver
from foretell.server.live.table_log import TableLog, catch_up
from foretell.server.live.tables import HeldElsewhere, UnknownCode
from foretell.server.metrics import FOLDED, STORE_ERRORS, TABLES
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

MOST_LISTED: Final = 3
"""Tables that a person may have in the lobby at once."""
RELEASE_TIMEOUT: Final = 5.0
"""Seconds allowed for releasing all tables at shutdown."""

_log = structlog.get_logger()


class TableRegistry:
    """Opens tables, and holds them for this node; all tables of a server without others.

    Its ``node`` is unique to each start, and ``new_code`` returns codes that are hard to guess.
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
        observer: TableObserver | None = None,
    ) -> None:
        self.store = store
        self.node = node
        self.clock = clock
        self.context = context
        self._new_code = new_code
        self.alone = alone
        self.bots = bots
        self._damage = Throttle(lambda: clock.ticks() / 1_000)
        self._observer = observer
        self._actors: dict[str, TableActor] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._opened: SharedWork[TableActor] = SharedWork()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._background: list[asyncio.Task[None]] = []
        self._is_stopping = False

    async def start(self) -> None:
        """See ``Tables``."""
        await self.store.open()
        if self.alone:
            await self.store.leases.take_all(self.node)
        await renew_leases(self.store, self.node)
        heartbeat = keep_leases(self.store, self.node, expired=self._leases_expired)
        self._background.append(asyncio.create_task(heartbeat))
        if self.bots is not None:
            self._background.append(asyncio.create_task(self.bots.test(self.context.bots)))

    async def stop(self) -> None:
        """See ``Tables``."""
        self._is_stopping = True
        for task in self._background:
            task.cancel()
        await self._opened.stop()
        for actor in tuple(self._actors.values()):
            actor.close()
        await asyncio.gather(*self._background, *self._running.values(), return_exceptions=True)
        if self.bots is not None:
            await self.bots.stop()
        with suppress(TimeoutError):  # the store may be away; the lease expires by itself
            async with asyncio.timeout(RELEASE_TIMEOUT):
                with suppress(StoreUnavailable, StoreDamaged):  # the lease expires by itself
                    await self.store.leases.release(self.node)
                    if self._observer is not None:
                        self._observer.tables_released(self.node)
                await self.store.close()

    async def create(self, options: Options, settings: TableSettings, host: Person) -> str:
        """See ``Tables``."""
        if not settings.listed:
            return await self._create(options, settings, host)
        async with self._lock(host.id):
            if await self.store.summaries.listed_by(host.id) >= MOST_LISTED:
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
        """See ``Tables``."""
        if self.bots is not None:
            self.bots.budget.locate(person, address)

    def broadcaster(self, code: str) -> Broadcaster | None:
        """See ``Tables``."""
        actor = self._actors.get(code)
        return None if actor is None or actor.closed.is_set() else actor.broadcaster

    async def present(self, code: str) -> AbstractSet[str]:  # noqa: ARG002 - a cluster's needs it
        """See ``Tables``; there are no other nodes."""
        return frozenset()

    async def access(self, code: str, broadcaster: Broadcaster | None = None) -> TableActor:
        """Return the actor of a table that this node holds, or takes now; see ``TableAccess``.

        A new actor continues a broadcaster with the known part of the log, if there is one.

        Raises:
            OtherHistory: when the store's log contradicts the known part.
        """
        actor = self._actors.get(code)
        if actor is not None and not actor.closed.is_set():
            return actor
        broadcaster = broadcaster or Broadcaster(TableLog(code, self.clock))
        return await self._opened.result(code, partial(self._open, code, broadcaster))

    @property
    def actors(self) -> Mapping[str, TableActor]:
        """The actors of the tables that this node holds, by code."""
        return self._actors

    def close_idle(self) -> None:
        """See ``Tables``."""
        for actor in tuple(self._actors.values()):
            if actor.is_idle:
                actor.close()

    def log_damage(self, code: str) -> None:
        """Log that a table is damaged, at most once a minute."""
        if count := self._damage.count(code):
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
            kept, known = await self._load(code), log.rows
            rows = kept.rows
            if rows is None:
                rows = await self.store.log.rows(code, after=log.overlap)
            with tracing.span("fold", rows=len(rows)):
                FOLDED.observe(await catch_up(log, rows, known=known))
            broadcaster.wake()
        except (StoreDamaged, TableDamaged) as fault:
            self.log_damage(code)
            raise TableDamaged(code) from fault
        if not log.rows or log.version < (kept.version or 0):  # rows are missing at the end
            STORE_ERRORS.labels("unreadable_log").inc()
            self.log_damage(code)
            raise TableDamaged(code)
        if kept.version != log.version:  # written by an earlier version of the program
            update = Commit(code, kept.token, version=log.version, summary=summary_of(log.state))
            with suppress(StaleToken):  # the actor will notice, too
                await self.store.log.append(update)
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
            bots=self.bots,
            observer=self._observer,
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

    def _leases_expired(self) -> None:
        # Any table may have been taken by another node, unnoticed by those who watch it here.
        for actor in () if self.alone else tuple(self._actors.values()):
            actor.close()
