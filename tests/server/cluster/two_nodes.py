"""Two nodes as processes, a load balancer in front of them, NATS and PostgreSQL behind them."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from foretell.rules.options import Bidding, Options
from tests.server.aftermath import Count, check_store
from tests.server.cluster.balancer import Balancer
from tests.server.cluster.nats_server import NatsServer, nats_server
from tests.server.crowd import Crowd
from tests.server.process import ServerProcess, Warm

TABLES = (
    Options(players=3, hand_sizes=(1, 2, 3)),
    Options(players=4, hand_sizes=(2, 1), bidding=Bidding.HIDDEN),
)


class Node(Warm):
    """A launcher whose process can be sent any signal."""

    def signal(self, number: signal.Signals) -> None:
        """Send the process a signal."""
        os.kill(int(self._tell("look")), number)


@dataclass
class Nodes:
    """Both nodes, and the services that they share."""

    servers: tuple[ServerProcess, ServerProcess]
    store: str
    nats: NatsServer

    def signal(self, which: int, number: signal.Signals) -> None:
        """Send a node a signal."""
        launcher = self.servers[which].launcher
        assert isinstance(launcher, Node)
        launcher.signal(number)

    async def restart(self, which: int) -> None:
        """Start a node, and wait until it listens."""
        self.servers[which].start()
        await self.listening(which)

    async def listening(self, which: int) -> None:
        """Wait until a node listens."""
        while not self.servers[which].is_listening():
            await asyncio.sleep(0.01)

    async def ended(self, which: int) -> None:
        """Wait until a node has exited."""
        while not self.servers[which].launcher.has_ended():
            await asyncio.sleep(0.01)

    @property
    def ports(self) -> tuple[int, int]:
        """Their ports."""
        return self.servers[0].port, self.servers[1].port

    def said(self) -> str:
        """Return everything that the nodes logged."""
        return "".join(server.log.read_text() for server in self.servers)


@contextmanager
def two_nodes(
    store: str, folder: Path, *, is_hasty: bool = True, south: str | None = None
) -> Iterator[Nodes]:
    """Run two nodes, both listening; they are killed when the block ends.

    Args:
        store: the URL of their store.
        folder: the folder of their logs.
        is_hasty: whether their leases are short.
        south: the module of the second node, if it differs.
    """
    module = "tests.server.cluster.hasty" if is_hasty else "tests.server.forking"
    with nats_server() as nats:
        one, other = (
            ServerProcess(store, folder / name, Node(forks), ("--nats", nats.url))
            for name, forks in (("north", module), ("south", south or module))
        )
        nodes = Nodes((one, other), store, nats)
        try:
            for server in nodes.servers:
                server.start()
            for server in nodes.servers:
                server.wait()
            yield nodes
        finally:
            for server in nodes.servers:
                server.kill()
                server.launcher.close()


@asynccontextmanager
async def crowd_at(nodes: Nodes, seed: str) -> AsyncIterator[tuple[Crowd, Balancer]]:
    """Let people play at both nodes."""
    balancer = Balancer(nodes.ports, seed)
    await balancer.start()
    crowd = Crowd(balancer.url, seed)
    try:
        for options in TABLES:
            await crowd.open_table(options)
        yield crowd, balancer
    finally:
        await crowd.leave()
        await balancer.stop()


async def finish(nodes: Nodes, crowd: Crowd, seed: str, *, within: float = 25) -> Count:
    """Let everyone play to the end, then check the store and the logs."""
    await crowd.finish(within=within)
    count = await check_store(nodes.store, crowd, seed)
    assert '"level": "error"' not in nodes.said(), seed
    return count


async def play_on(crowd: Crowd, *, within: float, more: int = 30) -> float:
    """Wait until every table has made progress; return the seconds that took."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    before = {code: len(_acknowledged(crowd, code)) for code in crowd.tables}
    async with asyncio.timeout(within):
        while any(len(_acknowledged(crowd, code)) < before[code] + more for code in crowd.tables):
            crowd.check()
            await asyncio.sleep(0.01)
    return loop.time() - began


def _acknowledged(crowd: Crowd, code: str) -> set[str]:
    return {name for client in crowd.tables[code] for name in client.done}
