"""A hostile client at one address, and the tools for attacks with requests and sockets."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from typing import Any

from tests.server.hostile.wire import Http, Socket, Traffic

MESSAGES = 20
"""Messages per second that a connection may send over a long time."""
SOCKETS = 64
"""Sockets that a person may have open at once."""


class Attack:
    """One way to deny others the service; the docstring of each says what it once achieved.

    Args:
        url: the URL of the server.
        address: the address that the attack comes from.
    """

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        self.names = (f"a{number}" for number in count(1))
        self._https: list[Http] = []
        self._sockets: list[Socket] = []

    async def prepare(self) -> None:
        """Set up the attack."""

    async def work(self, until: float) -> None:
        """Attack until this time of ``time.perf_counter``."""
        raise NotImplementedError

    def close(self) -> None:
        """Close all connections."""
        for http in self._https:
            http.close()
        for socket in self._sockets:
            socket.close()

    @property
    def traffic(self) -> Traffic:
        """All traffic, in both directions."""
        whole = Traffic()
        for http in self._https:
            whole.add(http.traffic)
        for socket in self._sockets:
            whole.add(socket.traffic)
        return whole

    def http(self, headers: str = "") -> Http:
        """Return a connection for requests."""
        self._https.append(Http(self.url, self.address, headers=headers))
        return self._https[-1]

    async def person(self, name: str = "Mallory") -> str:
        """Return the token of a new person."""
        status, body = await self.http().ask(
            "POST", "/api/people", {"name": name, "token": "bearer"}
        )
        assert status == 201, body
        return str(json.loads(body)["token"])

    async def table(self, token: str, **wish: Any) -> str:
        """Return the code of a new table."""
        status, body = await self.http().ask("POST", "/api/tables", wish, token)
        assert status == 201, body
        return str(json.loads(body)["code"])

    async def socket(
        self,
        token: str | None,
        code: str | None,
        take: Callable[[dict[str, Any]], None] | None = None,
    ) -> Socket:
        """Return a socket that watches a table."""
        socket = await Socket.open(self.url, self.address, token, take)
        self._sockets.append(socket)
        if code is not None:
            socket.say({"type": "hello", "table": code})
        return socket

    async def sockets(self, token: str | None, code: str | None, number: int) -> list[Socket]:
        """Return sockets that watch a table."""
        return [await self.socket(token, code) for _ in range(number)]

    async def flood(
        self,
        sockets: list[Socket],
        message: Callable[[], bytes],
        until: float,
        *,
        again: Callable[[], Awaitable[Socket]] | None = None,
        rate: float = MESSAGES,
    ) -> None:
        """Send messages over all sockets.

        Args:
            sockets: the first sockets; one that the server closes is replaced.
            message: makes each message.
            until: the time of ``time.perf_counter`` at which to stop.
            again: opens another socket.
            rate: messages per second over each socket.
        """
        due = time.perf_counter()
        while due < until:
            for number, socket in enumerate(sockets):
                if socket.is_open:
                    socket.say(message())
                elif again is not None and number % 16 == int(due * rate) % 16:
                    sockets[number] = await again()
            due += 1 / rate
            await asyncio.sleep(max(0, due - time.perf_counter()))


async def keep_asking(ask: Callable[[], Awaitable[object]], until: float, *, rate: float) -> None:
    """Send one request at a time, at a rate per second."""
    due = time.perf_counter()
    while due < until:
        await ask()
        due = max(due + 1 / rate, time.perf_counter())
        await asyncio.sleep(max(0, due - time.perf_counter()))


def cycled(*messages: str) -> Callable[[], bytes]:
    """Return a function that makes each message in turn; ``%d`` becomes a number."""

    def made() -> Iterator[bytes]:
        for number in count(1):
            yield (messages[number % len(messages)].replace("%d", str(number))).encode()

    return made().__next__
