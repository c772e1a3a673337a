"""A WebSocket with as little work as possible, so that the measuring does not slow the measured."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

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
"""A mask of zeros is a mask: nothing has to be computed, and no proxy is between."""

Take = Callable[[bytes], None]


@dataclass(eq=False)
class NoSocket(Refusal):
    """A server did not open a socket; ``reason`` is what it said, if anything."""

    code: ClassVar[str] = "client/no_socket"

    reason: str


class LeanSocket(asyncio.Protocol):
    """One connection: whole text messages in and out.

    Args:
        host: as in the request.
        token: whose it is; None for a stranger.
        take: called with each message.
        lost: called when the connection has ended, asked for or not.
    """

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
        """Be gone, without a word."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        token = "" if self._token is None else f"Authorization: Bearer {self._token}\r\n"
        transport.write(
            f"GET /socket HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{token}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell that it has ended."""
        self._transport = None
        if self._opened is not None and not self._opened.done():
            self._opened.set_exception(NoSocket(str(exc or "")))
        self._lost()

    def data_received(self, data: bytes) -> None:
        """Take what has come, message by message."""
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
            self._hear(data[start] & 0xF, data[begin : begin + size])
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

    def _hear(self, kind: int, message: bytes) -> None:
        if kind == _TEXT:
            self._take(message)
        elif kind == _PING and self._transport is not None:
            self._transport.write(_frame(_PONG, message))
        elif kind == _CLOSE:
            self.close()


def _frame(kind: int, message: bytes) -> bytes:
    size = len(message)
    if size < _SHORT:
        return bytes((_FINAL | kind, _MASKED | size)) + _NO_MASK + message
    return struct.pack("!BBH", _FINAL | kind, _MASKED | _SHORT, size) + _NO_MASK + message
