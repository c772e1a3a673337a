"""The proxy, for tests with an event loop."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Self

from foretell.testing.fault_proxy.connection import ProxiedConnection
from foretell.testing.fault_proxy.faults import PASS, Fault


class FaultProxy:
    """Forwards the connections to its port to a server, as far as the fault lets them.

    Use it with ``async with``, or call ``start`` and ``stop``.

    Args:
        port: the server's port.
        host: the server's host.
        fault: the fault at the beginning.

    Attributes:
        port: the proxy's own port, on 127.0.0.1, once it has started.
        accepted: the number of connections accepted so far.
        connections: the open connections, in the order in which they were accepted.
    """

    def __init__(self, port: int, *, host: str = "127.0.0.1", fault: Fault = PASS) -> None:
        self.port = 0
        self.accepted = 0
        self.connections: list[ProxiedConnection] = []
        self._target = host, port
        self._fault = fault
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()

    @property
    def url(self) -> str:
        """The proxy's own address, as ``http://…``."""
        return f"http://127.0.0.1:{self.port}"

    def set(self, fault: Fault) -> None:
        """Set a fault for all connections, open and new."""
        self._fault = fault
        for connection in tuple(self.connections):
            connection.set(fault)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for a condition on the proxy's connections and their counts.

        It is checked whenever one of them changes. Put a limit on it with ``asyncio.timeout``.
        """
        while not condition():
            self._changed.clear()
            await self._changed.wait()

    async def start(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Stop listening, and reset what is still open."""
        assert self._server is not None
        self._server.close()
        for connection in tuple(self.connections):
            connection.reset()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def __aenter__(self) -> Self:
        """Start."""
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop."""
        await self.stop()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        connection = ProxiedConnection((reader, writer), self._changed.set)
        self.connections.append(connection)
        self.accepted += 1
        connection.set(self._fault)
        self._changed.set()
        try:
            with suppress(asyncio.CancelledError):  # asyncio would report it
                await connection.serve(*self._target)
        finally:
            self.connections.remove(connection)
            self._tasks.discard(task)
            self._changed.set()
