"""Servers on one store, each of which may die, pause without knowing it, and restart."""

import asyncio
import contextlib
import itertools
from collections.abc import Coroutine, Generator
from contextvars import ContextVar, copy_context
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

from foretell.server.live.client_session import ClientSession
from foretell.server.live.table_context import table_context
from foretell.server.live.table_registry import TableRegistry
from foretell.server.storage.values import Answer, Commit, Row
from foretell.server.upkeep import close_idle_tables
from foretell.table.permissions import Person
from foretell.testing.memory_store import MemoryStore
from tests.server.simulation.loop import VirtualLoop
from tests.server.simulation.network import End, Network

START = 1_700_000_000_000
"""The time in ms since 1970 at which every simulation begins."""

_node: ContextVar["Node | None"] = ContextVar("node", default=None)


class LoopClock:
    """A clock that follows the time of the running loop.

    Attributes:
        ahead: milliseconds by which the time of day is set forward; negative if back.
    """

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return START + self.ahead + self.ticks()

    def ticks(self) -> int:
        """Return milliseconds since the loop began."""
        return int(asyncio.get_running_loop().time() * 1_000 + 1e-3)


@dataclass
class _Backup:
    """The contents of a store at one moment."""

    kept: tuple[Any, Any, Any, Any]
    written: dict[str, list[float]]
    ever: dict[tuple[str, str, str], bytes]


class SlowStore(MemoryStore):
    """A slow store that a paused node cannot reach."""

    def __init__(self, chance: Random, *, slowest: float) -> None:
        super().__init__(self._wait)
        self.gate = asyncio.Event()
        self.gate.set()
        self.slowest = slowest
        self.written: dict[str, list[float]] = {}
        """The loop's time when each row of a table was written."""
        self._chance = chance
        self._ever: dict[tuple[str, str, str], bytes] = {}
        self.lost: set[tuple[str, str]] = set()
        """The person and id of every command whose answer was lost to a restored backup."""
        self._backup: _Backup | None = None

    async def answer(
        self, code: str, person: str, command: str, *, token: int | None = None
    ) -> Answer | None:
        """See ``Store``."""
        await self._wait()
        answer = await super().answer(code, person, command, token=token)
        await self._wait()
        return answer

    async def rows(self, code: str, *, after: int = 0) -> tuple[Row, ...]:
        """See ``Store``."""
        await self._wait()
        return await super().rows(code, after=after)

    async def answers(self, code: str) -> tuple[Answer, ...]:
        """See ``Store``."""
        await self._wait()
        return await super().answers(code)

    def back_up(self) -> None:
        """Back up the store as it is now."""
        kept = (self._tables, self._members, self._records, self._people)
        self._backup = _Backup(deepcopy(kept), deepcopy(self.written), dict(self._ever))

    def restore(self) -> None:
        """Restore the last backup; nobody may be using the store."""
        if self._backup is None:
            return
        backup = deepcopy(self._backup)
        self._tables, self._members, self._records, self._people = backup.kept
        self._inbox, self._presence = [], {}
        self.lost |= {(person, name) for _, person, name in self._ever.keys() - backup.ever.keys()}
        self.written, self._ever = backup.written, backup.ever

    def kept(self, code: str) -> tuple[Row, ...]:
        """Return the log of a table as it is now."""
        return tuple(self._tables[code].rows)

    def answered(self, code: str) -> dict[tuple[str, str], bytes]:
        """Return all answers ever written at a table."""
        return {key[1:]: body for key, body in self._ever.items() if key[0] == code}

    def _write(self, commit: Commit) -> None:
        super()._write(commit)
        if (given := commit.answer) is not None:
            self._ever[commit.code, given.person, given.command] = given.body
        if commit.row is not None:
            self.written.setdefault(commit.code, []).append(asyncio.get_running_loop().time())

    async def _wait(self) -> None:
        node = _node.get()
        await self.gate.wait()
        if node is not None:
            await node.gate.wait()
        await asyncio.sleep(self._chance.random() * self.slowest)
        if node is not None:
            await node.gate.wait()


class Node:
    """A server that may be killed, or paused without knowing it."""

    def __init__(self, cluster: "Cluster", name: str) -> None:
        self.name = name
        self.gate = asyncio.Event()
        """Cleared while the node is paused."""
        self.gate.set()
        self.is_up = False
        self.is_over = False
        self.clock = LoopClock()
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.ends: dict[End, None] = {}
        self.registry = TableRegistry(
            cluster.store,
            node=name,
            clock=self.clock,
            context=cluster.context,
            new_code=cluster.new_code,
            alone=cluster.is_alone,
        )
        self._cluster = cluster

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Start a task that dies with the node."""
        context = copy_context()
        context.run(_node.set, self)
        return asyncio.get_running_loop().create_task(work, context=context)

    async def start(self) -> None:
        """Start serving."""
        await self.registry.start()
        self._idle_check = self.spawn(close_idle_tables(self.registry))
        self.is_up = True

    async def stop(self) -> None:
        """Stop serving cleanly."""
        self._idle_check.cancel()
        await self.registry.stop()

    async def serve(self, end: End, person: Person | None) -> None:
        """Serve a session over a connection."""
        self.ends[end] = None
        session = ClientSession(self.registry, person)

        async def read() -> None:
            while (frame := await end.receive()) is not None:
                await self.gate.wait()
                await session.take(frame)

        async def write() -> None:
            while (frame := await session.next()) is not None:
                await self.gate.wait()
                end.send(frame)

        both = [asyncio.create_task(read()), asyncio.create_task(write())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in both:
                if task.done() and not task.cancelled() and (error := task.exception()):
                    self._cluster.errors.append(error)
        finally:
            for task in both:
                task.cancel()
            session.leave()
            end.close()
            self.ends.pop(end, None)


class Cluster:
    """All servers, and the store that they share.

    Args:
        chance: the source of all randomness.
        network: the network between clients and servers.
        nodes: the number of servers.
        slowest: the most seconds that the store may take.
    """

    def __init__(self, chance: Random, network: Network, *, nodes: int, slowest: float) -> None:
        self.store = SlowStore(chance, slowest=slowest)
        self.network = network
        self.nodes: list[Node] = []
        self.errors: list[BaseException] = []
        self.is_alone = nodes == 1
        self._size = nodes
        self._chance = chance
        self._numbers = itertools.count(1)
        self._secrets = Random(chance.random())
        self.context = table_context(
            lambda: f"{self._secrets.getrandbits(256):064x}", ("random", "steady")
        )

    def new_code(self) -> str:
        """Return the next table code."""
        return f"T{next(self._numbers)}"

    async def open(self) -> None:
        """Start all servers."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        loop.set_task_factory(_belonging)
        for _ in range(self._size):
            await self.add()

    async def add(self) -> Node:
        """Start one more server."""
        node = Node(self, f"n{next(self._numbers)}")
        self.nodes.append(node)
        await node.spawn(node.start())
        return node

    def connect(self, person: Person | None, node: Node) -> End:
        """Return the client's end of a new connection to a server."""
        ours, theirs = self.network.connect()
        node.spawn(node.serve(theirs, person))
        return ours

    async def kill(self, node: Node) -> None:
        """Kill a server at once, whatever it is doing."""
        self.network.counts["kill"] += 1
        self.nodes.remove(node)
        node.is_over = True
        for end in tuple(node.ends):
            self.network.cut(end)
        if self.is_alone:
            self.store.crash()
        tasks = tuple(node.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def restore(self) -> None:
        """Restore a backup of the store while all servers are down."""
        self.network.counts["restored"] += 1
        for node in tuple(self.nodes):
            await self.kill(node)
        self.store.restore()
        for _ in range(self._size):
            await self.add()

    async def stand_still(self, node: Node, seconds: float) -> None:
        """Pause a server for a while without its knowing."""
        self.network.counts["stand still"] += 1
        node.gate.clear()
        await asyncio.sleep(seconds)
        node.gate.set()

    async def close(self) -> None:
        """Stop all servers cleanly."""
        for node in tuple(self.nodes):
            await node.spawn(node.stop())
            for end in tuple(node.ends):
                end.over()
            while node.tasks:
                await asyncio.gather(*tuple(node.tasks), return_exceptions=True)
        self.nodes.clear()


def _belonging(
    loop: asyncio.AbstractEventLoop,
    work: Coroutine[Any, Any, Any] | Generator[Any, None, Any],
    **context: Any,
) -> "asyncio.Task[Any]":
    """Create a task that belongs to the node creating it, even if its context is a fresh one."""
    given = context.get("context")
    node = _node.get() if given is None else given.get(_node, _node.get())
    if given is not None:
        given.run(_node.set, node)
    task = asyncio.Task(work, loop=loop, **context)
    if node is not None:
        node.tasks[task] = None
        task.add_done_callback(lambda done: _gone(node, done))
        if node.is_over:
            task.cancel()
    return task


def _gone(node: Node, task: "asyncio.Task[Any]") -> None:
    with contextlib.suppress(KeyError):
        del node.tasks[task]
