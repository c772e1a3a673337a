"""Nodes in the test's process that share one store in memory."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager

from foretell.server.cluster.tables import ClusterTables
from foretell.table.permissions import Person
from foretell.testing.memory_store import MemoryStore
from tests.server.cluster.exchange import Exchange, Wire
from tests.server.cluster.guests import BRISK, SHORT, Guest, Regular, new_node

PEOPLE = tuple(Person(f"p{number}", f"Name {number}") for number in range(3))


class Patchy(MemoryStore):
    """A store that ignores the heartbeats of sleeping nodes, and shows nothing to blind ones."""

    def __init__(self, *pause: Callable[[], Awaitable[object]]) -> None:
        super().__init__(*pause)
        self.asleep: set[str] = set()
        self.blind: set[str] = set()

    async def heartbeat(self, node: str, *, lasts: int) -> bool:
        """See ``LeaseRepository``."""
        if node in self.asleep:
            await asyncio.Event().wait()
        return await super().heartbeat(node, lasts=lasts)

    async def connected_elsewhere(
        self, codes: Collection[str], *, node: str
    ) -> frozenset[tuple[str, str]]:
        """See ``PresenceRepository``."""
        if node in self.blind:
            await asyncio.Event().wait()
        return await super().connected_elsewhere(codes, node=node)


class Cluster:
    """Nodes that share one store and one message bus."""

    def __init__(self) -> None:
        self.store = Patchy()
        self.exchange = Exchange()
        self.nodes: dict[str, ClusterTables] = {}
        self.playing: list[asyncio.Task[None]] = []

    async def node(self, name: str) -> ClusterTables:
        """Start a node."""
        node = new_node(self.store, Wire(self.exchange), name)
        self.nodes[name] = node
        await node.start()
        return node

    async def kill(self, name: str) -> None:
        """End a node without a shutdown, as a killed process does."""
        node = self.nodes.pop(name)
        self.exchange.wires[:] = [
            wire for wire in self.exchange.wires if f"foretell.ask.{name}" not in wire.responders
        ]
        held = node.registry
        tasks = (*held._background, *held._running.values(), *node._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def seat(self, *guests: Guest) -> None:
        """Let guests connect and play."""
        self.playing += (asyncio.create_task(guest.run()) for guest in guests)

    async def end(self) -> None:
        """Disconnect all guests, and stop the nodes."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        for node in self.nodes.values():
            await node.stop()


@asynccontextmanager
async def playing() -> AsyncIterator[Cluster]:
    """Run a cluster for at most 50 seconds, and check that no task is left."""
    async with asyncio.timeout(50):
        made = Cluster()
        try:
            yield made
        finally:
            await made.end()
    left = asyncio.all_tasks() - {asyncio.current_task()}
    assert not left, f"tasks go on: {left}"


async def first_table(made: Cluster) -> tuple[ClusterTables, ClusterTables, str]:
    """Start two nodes, and return them with the code of a table that the first holds."""
    north, south = await made.node("north"), await made.node("south")
    return north, south, await north.create(SHORT, BRISK, PEOPLE[0])


async def split_game(made: Cluster) -> tuple[str, list[Guest]]:
    """Start a game of three people, one of them at the node that holds the table."""
    north, south, code = await first_table(made)
    guests: list[Guest] = [
        Regular(code, PEOPLE[0], (north, south), 0),
        Regular(code, PEOPLE[1], (south, north), 1),
        Regular(code, PEOPLE[2], (south, north), 2),
        Guest(code, None, (south, north), 3),
    ]
    made.seat(*guests)
    return code, guests
