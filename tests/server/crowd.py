"""Bots that play at a server's tables through real sockets, and somebody who looks on."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass, field
from functools import partial

from foretell.bots.registry import create
from foretell.client.api import Api
from foretell.client.connection import Connection
from foretell.client.player import Player
from foretell.client.session import TableSession
from foretell.protocol.client import CallRematch, ClientMessage, Command, GiveNonce, Sit, Start
from foretell.protocol.codec import decode_client
from foretell.protocol.server import Done
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options
from foretell.table.state import Open, TableState

LONGEST_WAIT = 0.05
"""Seconds between attempts to connect, so that a test need not wait long."""
SETTINGS = TableSettings(pace=0, grace=3_600, patience=3_600)
"""Nobody stands in for anybody, so that every move is a client's."""


@dataclass
class Client:
    """Somebody at a table."""

    talk: TableSession
    connection: Connection
    player: Player
    is_seated: bool
    plays_on: bool = True
    """Whether there is to be another game after this one."""
    asked: dict[str, ClientMessage] = field(default_factory=dict)
    """Everything ever asked, by id."""
    _wished: set[tuple[str, str]] = field(default_factory=set)

    @property
    def done(self) -> dict[str, Done]:
        """The commands that were acknowledged."""
        return {
            name: answer for name, answer in self.talk.answers.items() if isinstance(answer, Done)
        }

    @property
    def is_over(self) -> bool:
        """Whether a game is over, and all that was asked is answered."""
        return self.talk.view.phase == "finished" and self.talk.is_settled

    async def run(self) -> None:
        """Play for ever."""
        async with aclosing(self.connection.messages()) as messages:
            async for _ in messages:
                frame = self._next()
                if frame is not None:
                    self.asked[self.talk.last_id] = decode_client(frame)
                    await self.connection.send(frame)

    def _next(self) -> bytes | None:
        talk, table = self.talk, self.talk.view.table
        if not self.is_seated or not talk.is_settled or table is None:
            return None
        wish = self._wish(table)
        if wish is None:
            return self.player.move()
        what, make = wish
        wished = (what, _commitment(table))
        if wished in self._wished:
            return None
        self._wished.add(wished)
        return talk.ask(make)

    def _wish(self, table: TableState) -> tuple[str, Callable[[str], Command]] | None:
        story = self.talk.view
        is_full = not any(isinstance(held, Open) for held in story.seats)
        if story.seat is None:
            return "sit", Sit
        if story.phase == "gathering":
            if is_full and story.seat == story.host:
                return "start", Start
            return "nonce", partial(GiveNonce, nonce=f"{story.seat}{len(_commitment(table)):x}")
        if story.phase == "finished" and story.seat == story.host and self.plays_on:
            return "rematch", CallRematch
        return None


def _commitment(table: TableState) -> str:
    """Return what the cards of the next game, or of the one that is on, are bound to."""
    return "" if table.shuffle is None else table.shuffle.commitment


class Crowd:
    """Everybody at some tables of a server.

    Args:
        url: the server's.
        seed: of what the bots do, and of when they come back.
    """

    def __init__(self, url: str, seed: str) -> None:
        self.tables: dict[str, list[Client]] = {}
        """Who is at each table: a client for each seat, and one that looks on."""
        self._api = Api(url)
        self._seed = seed
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def clients(self) -> list[Client]:
        """Everybody."""
        return [client for clients in self.tables.values() for client in clients]

    async def open_table(self, options: Options) -> None:
        """Open a table, and let everybody come to it."""
        tokens = [await self._api.make_person(f"Player {n}") for n in range(options.players)]
        code = await self._api.make_table(tokens[0], options, SETTINGS)
        self.tables[code] = [
            self._client(code, number, token) for number, token in enumerate([*tokens, None])
        ]
        for client in self.tables[code]:
            self._tasks.add(asyncio.create_task(client.run()))

    def check(self) -> None:
        """See to it that everybody is still playing.

        Raises:
            Exception: what has ended somebody's play.
        """
        for task in self._tasks:
            if task.done():
                task.result()

    async def finish(self, *, within: float) -> None:
        """Let everybody play to the end of the game that is on, and no other; then they leave."""
        for client in self.clients:
            client.plays_on = False
        deadline = time.monotonic() + within
        while not all(client.is_over for client in self.clients):
            self.check()
            if time.monotonic() > deadline:
                stories = [client.talk.view for client in self.clients]
                raise TimeoutError([(story.code, story.phase, story.version) for story in stories])
            await asyncio.sleep(0.01)
        await self.leave()

    async def leave(self) -> None:
        """Let everybody go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _client(self, code: str, number: int, token: str | None) -> Client:
        talk = TableSession(code, prefix=f"{number}")
        choices = random.Random(f"{self._seed}/{code}/{number}")
        connection = Connection(
            talk, self._api.socket_url, token=token, choices=choices, longest_wait=LONGEST_WAIT
        )
        player = Player(talk, lambda seat, game: create("random", f"{self._seed}/{seat}/{game}"))
        return Client(talk, connection, player, is_seated=token is not None)
