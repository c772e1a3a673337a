"""The connections of simulated people, which come back when they are lost."""

import asyncio
from collections.abc import Callable
from typing import Final

from foretell.client.load.opening import Host, open_socket
from foretell.client.load.socket import LeanSocket, NoSocket, Take
from foretell.client.load.tally import Tally

PAUSE: Final = 0.1
"""Seconds before a lost connection is opened again."""

Connected = Callable[[LeanSocket], None]


class People:
    """Keeps everybody connected.

    Args:
        host: where.
        tally: counts what is lost, and what is opened again.
    """

    def __init__(self, host: Host, tally: Tally) -> None:
        self._host = host
        self._tally = tally
        self._keeping: list[asyncio.Task[None]] = []

    async def add(self, token: str | None, take: Take, connected: Connected) -> None:
        """Connect somebody, now and whenever the connection is lost.

        Args:
            token: whose it is; None for a stranger.
            take: called with each message.
            connected: called with each connection.

        Raises:
            NoSocket, OSError: when the first one cannot be opened.
        """
        lost = asyncio.Event()
        socket = await open_socket(self._host, token, take=take, lost=lost.set)
        connected(socket)
        keeping = self._keep(socket, lost, token=token, take=take, connected=connected)
        self._keeping.append(asyncio.create_task(keeping))

    async def leave(self) -> None:
        """Let everybody go."""
        for task in self._keeping:
            task.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)

    async def _keep(
        self,
        socket: LeanSocket,
        lost: asyncio.Event,
        *,
        token: str | None,
        take: Take,
        connected: Connected,
    ) -> None:
        try:
            while True:
                await lost.wait()
                lost.clear()
                self._tally.errors["connection lost"] += 1
                socket = await self._again(token, take, lost)
                self._tally.reconnects += 1
                connected(socket)
        finally:
            socket.close()

    async def _again(self, token: str | None, take: Take, lost: asyncio.Event) -> LeanSocket:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                socket = await open_socket(self._host, token, take=take, lost=lost.set)
            except (NoSocket, OSError) as error:
                self._tally.errors[f"not connected: {error}"] += 1
                lost.clear()
            else:
                return socket
