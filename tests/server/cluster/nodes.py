"""Nodes in the process of the test, over one store in memory."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from foretell.server.cluster.registry import ClusterRegistry
from foretell.table.permissions import Person
from foretell.testing.memory_store import MemoryStore
from tests.server.cluster.exchange import Exchange, Wire
from tests.server.cluster.guests import BRISK, SHORT, Guest, Regular, new_node

PEOPLE = tuple(Person(f"p{number}", f"Name {number}") for number in range(3))


class Cluster:
    """Nodes north and south over one store."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.exchange = Exchange()
        self.nodes: dict[str, ClusterRegistry] = {}
        self.playing: list[asyncio.Task[None]] = []

    async def node(self, name: str) -> ClusterRegistry:
        """Start a node."""
        node = new_node(self.store, Wire(self.exchange), name)
        self.nodes[name] = node
        await node.start()
        return node

    async def kill(self, name: str) -> None:
        """End a node without a word, as a killed process does."""
        node = self.nodes.pop(name)
        self.exchange.wires[:] = [
            wire for wire in self.exchange.wires if f"foretell.ask.{name}" not in wire.responders
        ]
        tasks = (*node._tasks, *node._running.values(), *node._errands)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def seat(self, *guests: Guest) -> None:
        """Let guests come."""
        self.playing += (asyncio.create_task(guest.run()) for guest in guests)

    async def end(self) -> None:
        """Let all go, and stop what runs."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        for node in self.nodes.values():
            await node.stop()


@asynccontextmanager
async def cluster() -> AsyncIterator[Cluster]:
    made = Cluster()
    try:
        yield made
    finally:
        await made.end()


def play(scenario: Callable[[Cluster], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(50), cluster() as made:
            await scenario(made)
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not left, f"tasks go on: {left}"

    asyncio.run(run())


async def split_game(made: Cluster) -> tuple[str, list[Guest]]:
    """Start a game of three people, of whom one is at the node that holds the table."""
    north, south = await made.node("north"), await made.node("south")
    code = await north.create(SHORT, BRISK, PEOPLE[0])
    guests: list[Guest] = [
        Regular(code, PEOPLE[0], (north, south), 0),
        Regular(code, PEOPLE[1], (south, north), 1),
        Regular(code, PEOPLE[2], (south, north), 2),
        Guest(code, None, (south, north), 3),
    ]
    made.seat(*guests)
    return code, guests
