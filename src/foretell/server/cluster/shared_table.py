"""A table that any node of a cluster may hold, as this node's connections reach it."""

import asyncio
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Final, TypeAlias, assert_never

from foretell.errors import Refusal
from foretell.protocol.client import Command
from foretell.server.cluster import messages, takeover
from foretell.server.cluster.bus import Bus
from foretell.server.cluster.changes import Changes
from foretell.server.cluster.presence_writer import PresenceWriter
from foretell.server.cluster.remote_table import RemoteTable
from foretell.server.cluster.store_poller import StorePoller
from foretell.server.cluster.takeover import Decision
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.presence import Presence
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_log import TableLog
from foretell.server.live.table_registry import TableRegistry
from foretell.server.live.tables import HeldElsewhere, NotOwner
from foretell.server.refusals import TableDamaged
from foretell.server.storage.values import Row, Whereabouts
from foretell.table.permissions import Person

REFRESH: Final = 1.0
"""The longest wait of a reconnecting client for the newest rows, in seconds."""

Backend: TypeAlias = TableActor | RemoteTable
"""The object behind a shared table: its actor here, or a table that another node holds."""


class SharedTable:
    """A table whose backend is replaced when it changes hands, unnoticed by its viewers.

    It is ``open``ed once, and then kept ``run``ning.
    """

    def __init__(
        self,
        code: str,
        registry: TableRegistry,
        *,
        bus: Bus,
        poller: StorePoller,
        presence_writer: PresenceWriter,
    ) -> None:
        self.code = code
        self.broadcaster = Broadcaster(TableLog(code, registry.clock))
        self.closed = asyncio.Event()
        self.fault: Refusal | None = None
        """The fault of the store that closed the table, if any."""
        self._registry = registry
        self._bus = bus
        self._poller = poller
        self._presence_writer = presence_writer
        self._presence = Presence(registry.clock.ticks())
        self._backend: Backend
        self._swaps = Changes()
        self._asking = 0

    @property
    def actor(self) -> TableActor | None:
        """The table's actor while this node holds the table."""
        return self._backend if isinstance(self._backend, TableActor) else None

    @property
    def is_idle(self) -> bool:
        """Whether nobody uses the table at this node."""
        if self._asking or self.broadcaster.subscribers:
            return False
        return self.actor is None or self.actor.is_idle

    async def open(self) -> None:
        """Take the table if it is free, else follow it.

        Raises:
            UnknownCode: when the table does not exist.
            Draining: when this node has stopped.
            StoreUnavailable, TableDamaged: when the store is at fault.
            OtherHistory: when the log contradicts the known one.
        """
        try:
            actor = await self._registry.access(self.code, self.broadcaster)
        except HeldElsewhere as held:
            remote = RemoteTable(
                self.broadcaster,
                self._presence,
                holder=held.node,
                store=self._registry.store,
                bus=self._bus,
                poller=self._poller,
                context=self._registry.context,
            )
            await remote.load()
            self._backend = remote
        else:
            actor.attend(self._presence)
            self.broadcaster, self._backend = actor.broadcaster, actor
        self._swaps.notify()

    async def run(self) -> None:
        """Replace the backend whenever it closes, until the table itself is closed."""
        try:
            while not self.closed.is_set():
                await self._replace_backend()
        except Exception as error:  # noqa: BLE001 - an error at one table must not affect others
            rows = self.broadcaster.log.rows
            self.fault = takeover.after_error(error, code=self.code, rows=rows)
            if isinstance(self.fault, TableDamaged):
                self._registry.log_damage(self.code)
        finally:
            self.close()

    def close(self) -> None:
        """Close the table; its actor ends after the commit in progress."""
        self.closed.set()
        self._backend.close()
        self._swaps.notify()
        self.broadcaster.wake()

    async def ask(self, person: Person, command: Command) -> bytes:
        self._asking += 1
        try:
            while not self.closed.is_set():
                backend = self._backend
                try:
                    return await backend.ask(person, command)
                except NotOwner:
                    await self._swapped(backend)
        finally:
            self._asking -= 1
        raise NotOwner

    async def refresh(self) -> None:
        """See ``Table``; the wait for the store is limited."""
        backend = self._backend
        with suppress(TimeoutError):
            async with asyncio.timeout(REFRESH):
                await backend.refresh()
                if backend.closed.is_set():
                    await self._swapped(backend)

    def arrive(self, person: str) -> None:
        self._presence.arrive(person)
        self._presence_changed(person)

    def depart(self, person: str) -> None:
        self._presence.depart(person, self._registry.clock.ticks())
        self._presence_changed(person)

    def receive(self, body: bytes) -> None:
        """Process news of the table from another node."""
        news = messages.decode_news(body)
        match news:
            case messages.RowAdded(seq, at, entries, token, before):
                row, remote = Row(seq, at, entries, token), self._remote
                is_next = remote is not None and remote.add(row, before)
                if not is_next and seq > self.broadcaster.log.rows:
                    self._poller.poll_now()  # rows were missed, or the table was lost
            case messages.PresenceChanged():
                self._poller.poll_now()
            case messages.BotsWait(wait):
                if self._remote is not None:
                    self.broadcaster.show_waiting(bots_wait=wait)
            case None:
                pass
            case _:
                assert_never(news)

    def node_left(self, node: str) -> None:
        """Process that a node has stopped, and released its tables."""
        self._apply(takeover.after_release(node, holder=self._holder))

    async def polled(self, where: Whereabouts | None, elsewhere: AbstractSet[str]) -> None:
        """Process the state of the table in the store; see ``PolledTable``."""
        self._apply(takeover.after_poll(where, node=self._registry.node, holder=self._holder))
        if where is None:
            return
        if self._presence.see_elsewhere(elsewhere, self._registry.clock.ticks()):
            self._backend.presence_changed()
        remote, rows = self._remote, self.broadcaster.log.rows
        if remote is not None and not remote.closed.is_set() and where.rows != rows:
            await remote.refresh()

    def _apply(self, decision: Decision) -> None:
        match decision:
            case Decision.STAY:
                pass
            case Decision.REOPEN:
                self._backend.close()
            case Decision.CLOSE:
                self.close()
            case _:
                assert_never(decision)

    @property
    def _remote(self) -> RemoteTable | None:
        return self._backend if isinstance(self._backend, RemoteTable) else None

    @property
    def _holder(self) -> str:
        return self._registry.node if self._remote is None else self._remote.holder

    async def _replace_backend(self) -> None:
        backend = self._backend
        await backend.closed.wait()
        if self.closed.is_set():
            return
        if backend.fault is not None:
            raise backend.fault
        await self.open()

    async def _swapped(self, backend: Backend) -> None:
        """Wait until a backend that has closed is replaced, or the table is closed."""
        while self._backend is backend and not self.closed.is_set():
            await self._swaps.wait()

    def _presence_changed(self, person: str) -> None:
        self._presence_writer.note(self.code, person, self._presence.sockets_of(person))
        self._backend.presence_changed()
