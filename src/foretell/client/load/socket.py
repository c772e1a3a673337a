"""A minimal WebSocket client, so that measuring a server takes little processor time from it."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from foretell.errors import Refusal

_TEXT: Final = 0x1
_CLOSE: Final = 0x8
_PING: Final = 0x9
_PONG: Final = 0xA
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_SHORT: Final = 126
_LONG: Final = 127
_SWITCHING: Final = b"HTTP/1.1 101 "
_NO_MASK: Final = bytes(4)
"""A valid mask that needs no computation; it is safe because no proxy is in between."""

Take = Callable[[bytes], None]


class NoSocket(Refusal, code="client/no_socket"):
    """The server refused the WebSocket; ``reason`` is its status line, if any."""

    reason: str


@dataclass(frozen=True)
class Host:
    """Host name and port of a server's address."""

    url: str
    name: str = field(init=False)
    port: int = field(init=False)

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        object.__setattr__(self, "name", parts.hostname or "")
        object.__setattr__(self, "port", parts.port or 80)


class LeanSocket(asyncio.Protocol):
    """One connection, of a person or of a spectator without a token, for whole text messages."""

    __slots__ = ("_buffer", "_host", "_lost", "_opened", "_take", "_token", "_transport")

    def __init__(
        self, host: str, token: str | None, *, take: Take, lost: Callable[[], None]
    ) -> None:
        self._host = host
        self._token = token
        self._take = take
        self._lost = lost
        self._buffer = b""
        self._opened: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    async def opened(self) -> None:
        """Wait for the handshake.

        Raises:
            NoSocket: when the server refused it.
        """
        if self._opened is not None:
            await self._opened

    def send(self, message: bytes) -> None:
        """Send a message of at most 65,535 bytes."""
        if self._transport is not None:
            self._transport.write(_frame(_TEXT, message))

    def close(self) -> None:
        """Abort the connection."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        token = "" if self._token is None else f"Authorization: Bearer {self._token}\r\n"
        transport.write(
            f"GET /socket HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{token}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the end of the connection."""
        self._transport = None
        if self._opened is not None and not self._opened.done():
            self._opened.set_exception(NoSocket(str(exc or "")))
        self._lost()

    def data_received(self, data: bytes) -> None:
        """Handle received bytes frame by frame."""
        if self._buffer:
            data = self._buffer + data
        if self._opened is not None:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            self._open(data[:end])
            data = data[end + 4 :]
        start, there = 0, len(data)
        while there - start >= 2:
            size, begin = data[start + 1], start + 2
            if size == _SHORT:
                size, begin = int.from_bytes(data[begin : begin + 2]), begin + 2
            elif size == _LONG:
                size, begin = int.from_bytes(data[begin : begin + 8]), begin + 8
            if there < begin + size:
                break
            self._handle(data[start] & 0xF, data[begin : begin + size])
            start = begin + size
        self._buffer = data[start:]

    def _open(self, head: bytes) -> None:
        assert self._opened is not None
        if head.startswith(_SWITCHING):
            if not self._opened.done():
                self._opened.set_result(None)
            self._opened = None
            return
        if not self._opened.done():
            self._opened.set_exception(NoSocket(head.partition(b"\r\n")[0].decode()))
        self.close()

    def _handle(self, kind: int, message: bytes) -> None:
        if kind == _TEXT:
            self._take(message)
        elif kind == _PING and self._transport is not None:
            self._transport.write(_frame(_PONG, message))
        elif kind == _CLOSE:
            self.close()


async def open_socket(
    host: Host, token: str | None, *, take: Take, lost: Callable[[], None] = lambda: None
) -> LeanSocket:
    """Open a connection and return it once its handshake is complete.

    Raises:
        NoSocket: when the server refuses it.
        OSError: if no server answers.
    """
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LeanSocket(f"{host.name}:{host.port}", token, take=take, lost=lost),
        host.name,
        host.port,
    )
    try:
        await socket.opened()
    except BaseException:  # also when whoever waits for it is cancelled
        socket.close()
        raise
    return socket


def _frame(kind: int, message: bytes) -> bytes:
    size = len(message)
    if size < _SHORT:
        return bytes((_FINAL | kind, _MASKED | size)) + _NO_MASK + message
    return struct.pack("!BBH", _FINAL | kind, _MASKED | _SHORT, size) + _NO_MASK + message
