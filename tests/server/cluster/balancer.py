"""A load balancer in front of nodes: each connection goes to one that accepts it."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress


class Balancer:
    """Forwards each connection to a node chosen at random.

    Args:
        ports: the ports of the nodes.
        seed: the seed of the choice.

    Attributes:
        out: ports that get no new connections.
    """

    def __init__(self, ports: Sequence[int], seed: str) -> None:
        self.out: set[int] = set()
        self.port = 0
        self._ports = ports
        self._choices = random.Random(seed)
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._at: dict[int, set[asyncio.Task[None]]] = {}

    @property
    def url(self) -> str:
        """Its URL."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start listening."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Stop listening, and cut every connection."""
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    def cut(self, port: int) -> None:
        """Send a node no new connections, and cut those that it has."""
        self.out.add(port)
        for task in self._at.get(port, ()):
            task.cancel()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            port, node = await self._node()
            if node is not None:
                self._at.setdefault(port, set()).add(task)
                await _both_ways((reader, writer), node)
        except asyncio.CancelledError:
            pass
        finally:
            writer.close()
            self._tasks.discard(task)
            for tasks in self._at.values():
                tasks.discard(task)

    async def _node(self) -> "tuple[int, Ends | None]":
        for port in self._choices.sample(self._ports, len(self._ports)):
            if port not in self.out:
                with suppress(OSError):
                    return port, await asyncio.open_connection("127.0.0.1", port)
        return 0, None


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _both_ways(one: Ends, other: Ends) -> None:
    ways = [
        asyncio.create_task(_copy(source, sink))
        for source, sink in ((one[0], other[1]), (other[0], one[1]))
    ]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        other[1].close()


async def _copy(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await source.read(65_536):
            sink.write(some)
            await sink.drain()
