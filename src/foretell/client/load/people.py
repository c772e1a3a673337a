"""The connections of simulated people, reopened when they are lost."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from foretell.client.load.report import Tally
from foretell.client.load.socket import Host, LeanSocket, NoSocket, Take, open_socket

PAUSE: Final = 0.1
"""Seconds before a lost connection is reopened."""

Opening = Callable[[], Awaitable[LeanSocket]]
Connected = Callable[[LeanSocket], None]


class People:
    """Simulated people, each connected until ``leave``."""

    def __init__(self, host: Host, tally: Tally) -> None:
        self._host = host
        self._tally = tally
        self._tasks: list[asyncio.Task[None]] = []

    async def add(self, token: str | None, take: Take, connected: Connected) -> None:
        """Connect a person, or a spectator without a token, and reconnect after every loss.

        Raises:
            NoSocket, OSError: when the first connection fails.
        """
        lost = asyncio.Event()
        opening = partial(open_socket, self._host, token, take=take, lost=lost.set)
        socket = await opening()
        connected(socket)
        reconnecting = self._reconnect(socket, lost, opening, connected)
        self._tasks.append(asyncio.create_task(reconnecting))

    async def leave(self) -> None:
        """Disconnect everybody."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _reconnect(
        self, socket: LeanSocket, lost: asyncio.Event, opening: Opening, connected: Connected
    ) -> None:
        try:
            while True:
                await lost.wait()
                lost.clear()
                self._tally.errors["connection lost"] += 1
                socket = await self._reopened(opening, lost)
                self._tally.reconnects += 1
                connected(socket)
        finally:
            socket.close()

    async def _reopened(self, opening: Opening, lost: asyncio.Event) -> LeanSocket:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                return await opening()
            except (NoSocket, OSError) as error:
                self._tally.errors[f"not connected: {error}"] += 1
                lost.clear()
