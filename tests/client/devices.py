"""A person's device at a real server's table, without a screen."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager
from functools import partial

from foretell.client.api import Api
from foretell.client.connection import Connection
from foretell.client.moves import move_of
from foretell.client.table_session import TableSession
from foretell.game.actions import Action
from foretell.protocol.client import Command
from foretell.protocol.server import Done
from foretell.table.events import NonceGiven, TableEvent


class Device:
    """A person's device at a table; it does what a test asks for, and nothing by itself.

    Args:
        url: the server's address.
        code: the table's code.
        token: the person's.
    """

    def __init__(self, url: str, code: str, token: str) -> None:
        self.session = TableSession(code, prefix=f"{random.getrandbits(64):x}")
        self.view = self.session.view
        self.connection = Connection(
            self.session, Api(url).socket_url, token=token, choices=random.Random(1)
        )
        self._news = asyncio.Event()
        self._following: asyncio.Task[None] | None = None

    async def _follow(self) -> None:
        async with aclosing(self.connection.messages()) as messages:
            async for _ in messages:
                self._news.set()

    async def come(self) -> None:
        """Connect, for the first time or again."""
        self._following = asyncio.create_task(self._follow())
        await self.until(lambda: self.session.is_welcome)

    async def leave(self) -> None:
        """Disconnect."""
        assert self._following is not None
        self._following.cancel()
        await asyncio.gather(self._following, return_exceptions=True)

    @asynccontextmanager
    async def online(self) -> AsyncIterator["Device"]:
        """Be connected for the length of a block."""
        await self.come()
        try:
            yield self
        finally:
            await self.leave()

    async def until(self, there: Callable[[], bool]) -> None:
        while not there():
            self._news.clear()
            await self._news.wait()

    async def do(self, make: Callable[[str], Command]) -> None:
        """Send a command and wait until it is done."""
        await self.connection.send(self.session.ask(make))
        name = self.session.last_id
        await self.until(lambda: name in self.session.answers)
        answer = self.session.answers[name]
        assert isinstance(answer, Done), answer
        await self.until(lambda: self.session.is_settled)

    async def act(
        self, choose: Callable[[tuple[Action, ...]], Action] = lambda legal: legal[0]
    ) -> None:
        """Make a move once it is one's turn."""
        await self.until(lambda: self.view.legal is not None and self.session.is_settled)
        observation = self.view.observation
        assert observation is not None
        await self.do(partial(move_of, choose(observation.legal_actions)))

    async def catch_up(self, other: "Device") -> None:
        """Wait until this device has seen all that another one has."""
        version = other.view.version
        await self.until(lambda: self.view.version >= version)

    def since(self, version: int) -> list[TableEvent]:
        """Return the events at the table since a version, without contributions to the shuffle."""
        events = self.view.events[version:]
        return [event for event in events if not isinstance(event, NonceGiven)]
