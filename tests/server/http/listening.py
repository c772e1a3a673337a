"""A server in this process that listens on a real port, and raw connections to it."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from starlette.applications import Starlette

from foretell.server.app import create_app
from foretell.server.http.app_context import AppContext
from foretell.server.http.connections import Deadlines
from foretell.server.serving import make_server
from foretell.server.settings import Settings
from foretell.testing.memory_store import MemoryStore
from tests.server.http.local_server import Time, new_registry

UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
"""The headers of a WebSocket handshake."""


class Wire:
    """A connection to a server, and the bytes on it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, data: str | bytes) -> None:
        """Send bytes as they are."""
        self._writer.write(data.encode("latin-1") if isinstance(data, str) else data)

    async def head(self) -> str:
        """Read an answer up to the end of its headers."""
        async with asyncio.timeout(10):
            return (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")

    async def read(self, count: int) -> bytes:
        """Read a number of bytes."""
        async with asyncio.timeout(10):
            return await self._reader.readexactly(count)

    async def rest(self) -> bytes:
        """Read until the server closes the connection."""
        async with asyncio.timeout(10):
            try:
                return await self._reader.read()
            except ConnectionResetError:
                return b""

    async def close(self) -> None:
        """Close the connection."""
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()


@dataclass
class Listening:
    """A listening server."""

    app: Starlette
    port: int
    wires: list[Wire]

    @property
    def context(self) -> AppContext:
        """The context that the server's endpoints share."""
        context: AppContext = self.app.state.context
        return context

    async def wire(self, data: str | bytes = b"", address: str = "127.0.0.1") -> Wire:
        """Connect from an address of this machine, and send bytes as they are."""
        opening = asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        wire = Wire(*await opening)
        self.wires.append(wire)
        wire.send(data)
        return wire

    async def get(self, path: str, headers: str = "") -> str:
        """Return the head of the answer to a request on a new connection."""
        wire = await self.wire(f"GET {path} HTTP/1.1\r\nHost: a\r\n{headers}\r\n")
        return await wire.head()


@asynccontextmanager
async def listening(
    settings: Settings | None = None,
    *,
    deadlines: Deadlines | None = None,
    descriptors: int | None = None,
) -> AsyncIterator[Listening]:
    """Run a server while the block lasts."""
    listener = socket.create_server(("127.0.0.1", 0))
    app = create_app(
        settings or Settings(),
        new_registry(MemoryStore(), Time()),
        deadlines=deadlines,
        descriptors=descriptors,
    )
    ready = asyncio.Event()
    server = make_server(app, ready.set)
    async with app.router.lifespan_context(app):
        task = asyncio.create_task(server.serve(sockets=[listener]))
        await ready.wait()
        found = Listening(app, listener.getsockname()[1], [])
        try:
            yield found
        finally:
            for wire in found.wires:
                await wire.close()
            server.should_exit = True
            await task


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.005)
