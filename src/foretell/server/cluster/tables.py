"""The tables of a cluster, as one of its nodes gives access to them."""

import asyncio
from collections.abc import Coroutine, Mapping
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Any

from foretell.rules.options import Options
from foretell.server.cluster import messages
from foretell.server.cluster.bus import Bus
from foretell.server.cluster.forwarded import reply_to
from foretell.server.cluster.presence_writer import PresenceWriter
from foretell.server.cluster.shared_table import SharedTable
from foretell.server.cluster.store_poller import StorePoller
from foretell.server.live import heartbeat
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.shared_work import SharedWork
from foretell.server.live.table_registry import TableRegistry
from foretell.server.refusals import Draining
from foretell.server.storage.faults import StoreDamaged, StoreUnavailable
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings


class ClusterTables:
    """Gives access to every table, held by any node, and takes over those that are free.

    The observer of its registry publishes news over the bus.
    """

    alone = False

    def __init__(self, registry: TableRegistry, bus: Bus) -> None:
        self.registry = registry
        self.store = registry.store
        self.clock = registry.clock
        self.context = registry.context
        self.bots = registry.bots
        self._bus = bus
        self._shared: dict[str, SharedTable] = {}
        self._opened: SharedWork[SharedTable] = SharedWork()
        self._tasks: set[asyncio.Task[object]] = set()
        self._is_stopping = False
        self._presence = PresenceWriter(self.store.presence, bus, node=registry.node)
        self._poller = StorePoller(
            self._shared, self.store, bus, node=registry.node, deliver=self._deliver
        )

    @property
    def shared(self) -> Mapping[str, SharedTable]:
        """The tables that this node shows, by code."""
        return self._shared

    async def start(self) -> None:
        """See ``Tables``; the bus need not be connected yet."""
        await self.registry.start()
        self._bus.subscribe(messages.NODES, self._node_left)
        responder = partial(reply_to, access=self.access)
        self._bus.respond(messages.command_subject(self.registry.node), responder)
        await self._bus.start()
        self._run(self._poller.run())
        self._run(self._presence.run())

    async def stop(self) -> None:
        """See ``Tables``; other nodes take over at once."""
        self._is_stopping = True
        await self._opened.stop()
        for table in self._shared.values():
            table.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.registry.stop()
        await self._bus.stop()

    async def create(self, options: Options, settings: TableSettings, host: Person) -> str:
        code = await self.registry.create(options, settings, host)
        await self.access(code)
        return code

    def locate(self, person: str, address: str | None) -> None:
        self.registry.locate(person, address)

    def broadcaster(self, code: str) -> Broadcaster | None:
        table = self._shared.get(code)
        return None if table is None or table.closed.is_set() else table.broadcaster

    async def present(self, code: str) -> AbstractSet[str]:
        guests = await self.store.presence.connected_elsewhere({code}, node="")
        return {person for _, person in guests}

    def close_idle(self) -> None:
        """See ``Tables``; those that this node holds are released."""
        for table in tuple(self._shared.values()):
            if table.is_idle:
                table.close()

    async def access(self, code: str) -> SharedTable:
        """See ``TableAccess``; a table that another node holds is followed."""
        if self._is_stopping:
            raise Draining
        table = self._shared.get(code)
        if table is not None and not table.closed.is_set():
            return table
        return await self._opened.result(code, partial(self._open, code))

    async def _open(self, code: str) -> SharedTable:
        table = SharedTable(
            code, self.registry, bus=self._bus, poller=self._poller, presence_writer=self._presence
        )
        await table.open()
        if self._is_stopping:
            table.close()
        self._forget(code)
        self._shared[code] = table
        self._bus.subscribe(messages.news_subject(code), table.receive)
        self._run(self._keep(table))
        self._poller.poll_now()  # rows may have been published before the subscription took effect
        return table

    async def _keep(self, table: SharedTable) -> None:
        """Keep a table open until it is closed, then release it if this node holds it."""
        try:
            await table.run()
        finally:
            if self._shared.get(table.code) is table:
                self._forget(table.code)
        if table.actor is not None:
            await self._release(table.code, table.actor.token)

    def _forget(self, code: str) -> None:
        if self._shared.pop(code, None) is not None:
            self._bus.unsubscribe(messages.news_subject(code))

    async def _release(self, code: str, token: int) -> None:
        """Release a table as soon as the store is writable, so that other nodes can take it."""
        while True:
            actor = self.registry.actors.get(code)
            if actor is not None and not actor.closed.is_set():
                return
            try:
                await self.store.leases.give_back(code, node=self.registry.node, token=token)
            except (StoreUnavailable, StoreDamaged):
                await asyncio.sleep(heartbeat.INTERVAL)
            else:
                return

    def _node_left(self, body: bytes) -> None:
        for table in tuple(self._shared.values()):
            table.node_left(body.decode())

    def _deliver(self, body: bytes) -> None:
        """Answer a command that another node has left in the store, and looks for there."""
        self._run(reply_to(body, self.access, in_store=True))

    def _run(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
