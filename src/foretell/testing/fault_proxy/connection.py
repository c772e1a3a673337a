"""A connection through the proxy."""

import asyncio
import socket
import struct
from collections.abc import Callable
from typing import Final

from foretell.testing.fault_proxy.direction import Direction
from foretell.testing.fault_proxy.faults import PASS, Fault, Flow

_RESET_ON_CLOSE: Final = struct.pack("ii", 1, 0)
"""The value of ``SO_LINGER`` with which a closed socket sends a reset."""


class ProxiedConnection:
    """A client's connection, and the one to the server that belongs to it.

    Args:
        client: the streams to the client.
        changed: called when something has happened to the connection.

    Attributes:
        to_server: the client's bytes.
        to_client: the server's bytes.
        is_open: whether it still exists, even if it delivers nothing any more.
    """

    def __init__(
        self, client: tuple[asyncio.StreamReader, asyncio.StreamWriter], changed: Callable[[], None]
    ) -> None:
        self.to_server, self.to_client = Direction(changed), Direction(changed)
        self.is_open = True
        self._client = client
        self._fault = PASS
        self._writers = [client[1]]

    def set(self, fault: Fault) -> None:
        """Set a fault for this connection alone, until the next one for all or for it."""
        self._fault = fault
        self.to_server.set(fault.to_server, delay=fault.delay)
        self.to_client.set(fault.to_client, delay=fault.delay)
        if fault.resets:
            self.reset()

    def reset(self) -> None:
        """Reset the connection at both ends."""
        self.is_open = False
        self.to_server.end()
        self.to_client.end()
        for writer in self._writers:
            _reset(writer)

    async def serve(self, host: str, port: int) -> None:
        """Carry bytes between the client and the server until both have ended their streams."""
        is_swallowed = self._fault.to_server is Flow.LOSE
        try:
            server = None
            if self.is_open and not is_swallowed:
                server = await self._connect(host, port)
            if self.is_open:
                await self._carry(server)
        except* OSError:
            self.reset()
        finally:
            self.is_open = False
            for writer in self._writers:
                writer.close()

    async def _connect(
        self, host: str, port: int
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(host, port)
        self._writers.append(writer)
        return reader, writer

    async def _carry(
        self, server: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None
    ) -> None:
        reader, writer = self._client
        async with asyncio.TaskGroup() as group:
            group.create_task(self.to_server.read(reader))
            group.create_task(self.to_server.deliver(None if server is None else server[1]))
            if server is not None:
                group.create_task(self.to_client.read(server[0]))
                group.create_task(self.to_client.deliver(writer))


def _reset(writer: asyncio.StreamWriter) -> None:
    transport = writer.transport
    if not transport.is_closing():
        end: socket.socket = transport.get_extra_info("socket")
        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET_ON_CLOSE)
    transport.abort()
