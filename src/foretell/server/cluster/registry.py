"""The tables of a node in a cluster."""

import asyncio
from collections.abc import Callable, Coroutine
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Final

import structlog

from foretell.errors import Refusal
from foretell.protocol.client import Command, Hello, Ping
from foretell.protocol.codec import BadFrame, decode_client, encode, id_of, refused
from foretell.rules.options import Options
from foretell.server.clock import Clock
from foretell.server.cluster import messages
from foretell.server.cluster.bus import Bus
from foretell.server.cluster.presence_writer import PresenceWriter
from foretell.server.cluster.route import NodeContext, Route
from foretell.server.cluster.store_poller import StorePoller
from foretell.server.live.bots.pool import BotPool
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.shared_work import SharedWork
from foretell.server.live.table_actor import NotOwner, TableActor
from foretell.server.live.table_registry import BEAT, IDLE, Table, TableRegistry
from foretell.server.refusals import Draining
from foretell.server.storage.faults import StoreDamaged, StoreUnavailable
from foretell.server.storage.store import Store
from foretell.server.storage.values import Row
from foretell.table.context import TableContext
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings

_NOT_HERE: Final = messages.encode(messages.NotHere())

_log = structlog.get_logger()


class ClusterRegistry(TableRegistry):
    """Gives access to every table, held by any node, and takes those that are free.

    Args:
        store: the store shared by all nodes.
        bus: the message bus between nodes.
        node: this node's name, unique to each start.
        clock: the node's clock; those of other nodes may differ.
        context: the tables' context for decisions.
        new_code: returns a new table code that is hard to guess.
        bots: the pool for bots that take time; without it they decide in the event loop.
    """

    def __init__(
        self,
        store: Store,
        bus: Bus,
        *,
        node: str,
        clock: Clock,
        context: TableContext,
        new_code: Callable[[], str],
        bots: BotPool | None = None,
    ) -> None:
        super().__init__(
            store,
            node=node,
            clock=clock,
            context=context,
            new_code=new_code,
            alone=False,
            bots=bots,
        )
        self._bus = bus
        self._routes: dict[str, Route] = {}
        self._found: SharedWork[Route] = SharedWork()
        self._errands: set[asyncio.Task[None]] = set()
        self._presence = PresenceWriter(store.presence, bus, node=node)
        self._poller = StorePoller(self._routes, store, bus, node=node, deliver=self._deliver)
        self._around = NodeContext(
            node=node,
            store=store,
            bus=bus,
            clock=clock,
            context=context,
            presence=self._presence,
            actor=self.actor,
            log_damage=self.log_damage,
            look=self._poller.look,
            hurry=self._poller.hurry,
        )

    async def start(self) -> None:
        """See ``TableRegistry``; the bus need not be connected yet."""
        await super().start()
        self._bus.subscribe(messages.NODES, self._node_left)
        self._bus.respond(messages.asked_of(self.node), self._reply)
        await self._bus.start()
        for work in (self._poller.run(), self._presence.run()):
            self._tasks.append(asyncio.create_task(work))

    async def stop(self) -> None:
        """See ``TableRegistry``; other nodes take over at once."""
        self._is_stopping = True
        await self._found.stop()
        for route in self._routes.values():
            route.close()
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await super().stop()

    async def create(self, options: Options, settings: TableSettings, host: Person) -> str:
        """See ``TableRegistry``."""
        code = await super().create(options, settings, host)
        await self.access(code)
        return code

    def broadcaster(self, code: str) -> Broadcaster | None:
        """Return the broadcaster of a table that is open at this node, or followed here."""
        route = self._routes.get(code)
        return None if route is None or route.closed.is_set() else route.broadcaster

    async def present(self, code: str) -> AbstractSet[str]:
        """Return the persons connected to a table at any node."""
        guests = await self.store.presence.guests({code}, node="")
        return {person for _, person in guests}

    async def access(self, code: str) -> Table:
        """Return a table.

        Raises:
            UnknownCode: when no table has the code.
            Draining: when this node is shutting down.
        """
        return await self._route(code)

    def committed(self, code: str, row: Row, before: int) -> None:
        """Publish a committed row to other nodes."""
        news = messages.RowAdded(row.seq, row.at, row.entries, row.token, before)
        self._bus.publish(messages.news_of(code), messages.encode(news))

    def bots_waiting(self, broadcaster: Broadcaster) -> None:
        """Publish to other nodes whether a table's bots have to wait."""
        news = messages.BotsWait(broadcaster.bots_wait)
        self._bus.publish(messages.news_of(broadcaster.log.code), messages.encode(news))

    async def _route(self, code: str) -> Route:
        if self._is_stopping:
            raise Draining
        route = self._routes.get(code)
        if route is not None and not route.closed.is_set():
            return route
        return await self._found.result(code, partial(self._open_route, code))

    async def _open_route(self, code: str) -> Route:
        self._forget(code)
        route = Route(code, self._around)
        self._bus.subscribe(messages.news_of(code), route.hear)
        try:
            await route.settle()
        except BaseException:
            self._bus.unsubscribe(messages.news_of(code))
            raise
        if self._is_stopping:
            route.close()
        self._routes[code] = route
        self._run_errand(self._keep(route))
        self._poller.look()  # rows may have been published before the subscription took effect
        return route

    async def _keep(self, route: Route) -> None:
        try:
            await route.run()
        finally:
            if self._routes.get(route.code) is route:
                self._forget(route.code)
        if route.is_broken and route.actor is not None:
            await self._let_go(route.code, route.actor.token)

    async def _let_go(self, code: str, token: int) -> None:
        """Release a table as soon as the store is writable, so that other nodes can take it."""
        while True:
            actor = self._actors.get(code)
            if actor is not None and not actor.closed.is_set():
                return
            try:
                await self.store.leases.give_back(code, node=self.node, token=token)
            except (StoreUnavailable, StoreDamaged):
                await asyncio.sleep(BEAT)
            else:
                return

    def _forget(self, code: str) -> None:
        if self._routes.pop(code, None) is not None:
            self._bus.unsubscribe(messages.news_of(code))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE)
            for route in tuple(self._routes.values()):
                if route.is_idle:
                    await self._put_away(route)

    async def _put_away(self, route: Route) -> None:
        """Close an idle route, and release its table."""
        actor = route.actor
        route.close()
        if actor is not None:
            await self.store.leases.give_back(route.code, node=self.node, token=actor.token)

    async def _give_back(self) -> None:
        try:
            await super()._give_back()
            self._bus.publish(messages.NODES, self.node.encode())
        finally:
            await self._bus.stop()

    def _node_left(self, body: bytes) -> None:
        for route in tuple(self._routes.values()):
            route.lose(body.decode())

    def _deliver(self, body: bytes) -> None:
        async def answer() -> None:
            await self._reply(body, in_store=True)  # the asking node looks for the answer there

        self._run_errand(answer())

    async def _reply(self, body: bytes, *, in_store: bool = False) -> bytes:
        asked = messages.decode_asked(body)
        if asked is None:
            return _NOT_HERE
        try:
            command = decode_client(asked.command)
        except BadFrame as refusal:  # from a later version; repeating it would not help
            return messages.encode(
                messages.Answered(encode(refused(refusal, id_of(asked.command))))
            )
        try:
            if isinstance(command, Hello | Ping):
                return _NOT_HERE
            actor = (await self._route(asked.table)).actor
            if actor is None:
                return _NOT_HERE
            person = Person(asked.person, asked.name)
            answer = await _answer(actor, person, command, in_store=in_store)
        except StoreUnavailable as fault:
            return messages.encode(messages.Unwell(fault.why, fault.retry_after))
        except (Refusal, NotOwner):
            return _NOT_HERE
        return messages.encode(messages.Answered(answer))

    def _run_errand(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


async def _answer(actor: TableActor, person: Person, command: Command, *, in_store: bool) -> bytes:
    try:
        return await actor.ask(person, command, in_store=in_store)
    except NotOwner:
        if actor.fault is not None:
            raise actor.fault from None
        raise
