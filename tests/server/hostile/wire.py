"""Requests and sockets of a client at a chosen address, as if through the server's proxy."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self

from foretell.client.load.socket import Host, LeanSocket, NoSocket

HEADER = "X-Forwarded-For"


def move_of(
    legal: dict[str, Any] | None, choose: Callable[[Any], Any] = lambda some: some[0]
) -> dict[str, Any] | None:
    """Return a legal move without its id; None if there is none."""
    for kind, name, key in (
        ("choose_trump", "suits", "suit"),
        ("bid", "bids", "bid"),
        ("play", "cards", "card"),
    ):
        if legal and legal.get(name):
            return {"type": kind, key: choose(legal[name])}
    return None


@dataclass
class Traffic:
    """The traffic of a client: bytes in both directions, and the answers."""

    sent: int = 0
    """Bytes sent; the next figure is bytes received."""
    received: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """Counts of the statuses of requests, and of the types and codes of messages."""

    def add(self, other: "Traffic") -> None:
        """Add other traffic to this."""
        self.sent += other.sent
        self.received += other.received
        self.answers += other.answers


class Http:
    """Requests over one connection, one after the other; it is reopened when the server closes it.

    Args:
        url: the URL of the server.
        address: the address that they come from.
        headers: further headers, each with its line ending.
    """

    def __init__(self, url: str, address: str, *, headers: str = "") -> None:
        self.traffic = Traffic()
        self._host = Host(url)
        self._lines = (
            f"Host: {self._host.name}:{self._host.port}\r\n{HEADER}: {address}\r\n{headers}"
        )
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = ""
    ) -> tuple[int, bytes]:
        """Return the status and the body of the answer."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = self._lines + (f"Authorization: Bearer {token}\r\n" if token else "")
        head = f"{method} {path} HTTP/1.1\r\n{lines}Content-Length: {len(content)}\r\n\r\n"
        for _ in range(2):
            try:
                return await self._ask(head.encode() + content)
            except (OSError, EOFError):
                self.close()
        return 0, b""

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _ask(self, request: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host.name, self._host.port)
        reader, writer = self._streams
        writer.write(request)
        self.traffic.sent += len(request)
        head = await reader.readuntil(b"\r\n\r\n")
        lines = head.lower().split(b"\r\n")
        length = next((line for line in lines if line.startswith(b"content-length:")), b":0")
        body = await reader.readexactly(int(length.partition(b":")[2]))
        self.traffic.received += len(head) + len(body)
        status = int(head.split(b" ", 2)[1])
        self.traffic.answers[str(status)] += 1
        if b"connection: close" in lines:
            self.close()
        return status, body


class Socket:
    """A WebSocket of a person or a stranger at an address."""

    def __init__(self, take: Callable[[dict[str, Any]], None] | None = None) -> None:
        self.traffic = Traffic()
        self.is_open = False
        self._take = take
        self._lean: LeanSocket | None = None

    @classmethod
    async def open(
        cls,
        url: str,
        address: str,
        token: str | None = None,
        take: Callable[[dict[str, Any]], None] | None = None,
    ) -> Self:
        """Return a socket that is open, or that the server refused.

        Args:
            url: the URL of the server.
            address: the address that it comes from.
            token: the token of its person; None for a stranger.
            take: called with each message; if None, messages are only counted.
        """
        made, host = cls(take), Host(url)
        # The proxy's header comes right after the Host header.
        lines = f"{host.name}:{host.port}\r\n{HEADER}: {address}"
        _, lean = await asyncio.get_running_loop().create_connection(
            lambda: LeanSocket(lines, token, take=made._hear, lost=made._lost), host.name, host.port
        )
        try:
            await lean.opened()
        except NoSocket as refused:
            made.traffic.answers[refused.reason] += 1
        else:
            made.is_open, made._lean = True, lean
        return made

    def say(self, message: dict[str, Any] | bytes) -> None:
        """Send a message if the socket is still open."""
        if self._lean is not None and self.is_open:
            frame = message if isinstance(message, bytes) else json.dumps(message).encode()
            self.traffic.sent += len(frame)
            self._lean.send(frame)

    def close(self) -> None:
        """Close the socket."""
        if self._lean is not None:
            self._lean.close()

    def _hear(self, message: bytes) -> None:
        self.traffic.received += len(message)
        if self._take is not None:
            self._take(json.loads(message))
        start = message.find(b'"code":"') + 8
        if start >= 8 and message.startswith(b'{"type":"refused"'):
            self.traffic.answers[message[start : message.index(b'"', start)].decode()] += 1
        else:
            self.traffic.answers[message[9 : message.index(b'"', 9)].decode()] += 1

    def _lost(self) -> None:
        self.is_open = False
