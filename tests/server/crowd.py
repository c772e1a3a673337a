"""Bots that play at a server's tables through real sockets, and a spectator at each table."""

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
from foretell.client.table_session import TableSession
from foretell.protocol.client import CallRematch, ClientMessage, Command, GiveNonce, Sit, Start
from foretell.protocol.codec import decode_client
from foretell.protocol.server import Done
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options
from foretell.table.state import Open, TableState

LONGEST_WAIT = 0.05
"""Seconds between connection attempts: few, so that no test has to wait long."""
PATIENCE = 60.0
"""Seconds for a request: nodes that die and busy machines take their time."""
SETTINGS = TableSettings(pace=0, grace=3_600, patience=3_600)
"""Settings under which no bot stands in, so that a client makes every move."""


@dataclass
class Client:
    """One client at a table: a player, or a spectator."""

    session: TableSession
    connection: Connection
    player: Player
    is_seated: bool
    plays_on: bool = True
    """Whether to play another game after this one."""
    asked: dict[str, ClientMessage] = field(default_factory=dict)
    """Every message ever sent, by id."""
    _wished: set[tuple[str, str]] = field(default_factory=set)

    @property
    def done(self) -> dict[str, Done]:
        """The commands that were acknowledged."""
        return {
            name: answer
            for name, answer in self.session.answers.items()
            if isinstance(answer, Done)
        }

    @property
    def is_over(self) -> bool:
        """Whether a game is over and every command has been answered."""
        return self.session.view.phase == "finished" and self.session.is_settled

    async def run(self) -> None:
        """Play until cancelled."""
        async with aclosing(self.connection.messages()) as messages:
            async for _ in messages:
                frame = self._next()
                if frame is not None:
                    self.asked[self.session.last_id] = decode_client(frame)
                    await self.connection.send(frame)

    def _next(self) -> bytes | None:
        session, table = self.session, self.session.view.table
        if not self.is_seated or not session.is_settled or table is None:
            return None
        wish = self._wish(table)
        if wish is None:
            return self.player.move()
        what, make = wish
        wished = (what, _commitment(table))
        if wished in self._wished:
            return None
        self._wished.add(wished)
        return session.ask(make)

    def _wish(self, table: TableState) -> tuple[str, Callable[[str], Command]] | None:
        view = self.session.view
        is_full = not any(isinstance(held, Open) for held in view.seats)
        if view.seat is None:
            return "sit", Sit
        if view.phase == "gathering":
            if is_full and view.seat == view.host:
                return "start", Start
            return "nonce", partial(GiveNonce, nonce=f"{view.seat}{len(_commitment(table)):x}")
        if view.phase == "finished" and view.seat == view.host and self.plays_on:
            return "rematch", CallRematch
        return None


def _commitment(table: TableState) -> str:
    """Return the shuffle commitment of the current or the next game."""
    return "" if table.shuffle is None else table.shuffle.commitment


class Crowd:
    """All clients at a server's tables.

    Args:
        url: the URL of the server.
        seed: the seed of the bots' moves, and of when they reconnect.
    """

    def __init__(self, url: str, seed: str) -> None:
        self.tables: dict[str, list[Client]] = {}
        """The clients of each table: one for each seat, and a spectator."""
        self._api = Api(url, answer_within=PATIENCE)
        self._seed = seed
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def clients(self) -> list[Client]:
        """All clients of all tables."""
        return [client for clients in self.tables.values() for client in clients]

    async def open_table(self, options: Options) -> None:
        """Open a table, and connect all of its clients."""
        tokens = [await self._api.make_person(f"Player {n}") for n in range(options.players)]
        code = await self._api.make_table(tokens[0], options, SETTINGS)
        self.tables[code] = [
            self._client(code, number, token) for number, token in enumerate([*tokens, None])
        ]
        for client in self.tables[code]:
            self._tasks.add(asyncio.create_task(client.run()))

    def check(self) -> None:
        """Check that everyone is still playing.

        Raises:
            Exception: the error that stopped a client.
        """
        for task in self._tasks:
            if task.done():
                task.result()

    @property
    def acknowledged(self) -> int:
        """The number of commands that were acknowledged."""
        return sum(len(client.done) for client in self.clients)

    async def finish(self, *, within: float) -> None:
        """Let everyone finish the current game, then disconnect."""
        for client in self.clients:
            client.plays_on = False
        deadline = time.monotonic() + within
        while not all(client.is_over for client in self.clients):
            self.check()
            if time.monotonic() > deadline:
                views = [client.session.view for client in self.clients]
                raise TimeoutError([(view.code, view.phase, view.version) for view in views])
            await asyncio.sleep(0.01)
        await self.leave()

    async def leave(self) -> None:
        """Disconnect everyone."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _client(self, code: str, number: int, token: str | None) -> Client:
        session = TableSession(code, prefix=f"{number}")
        choices = random.Random(f"{self._seed}/{code}/{number}")
        connection = Connection(
            session, self._api.socket_url, token=token, choices=choices, longest_wait=LONGEST_WAIT
        )
        player = Player(session, lambda seat, game: create("random", f"{self._seed}/{seat}/{game}"))
        return Client(session, connection, player, is_seated=token is not None)
