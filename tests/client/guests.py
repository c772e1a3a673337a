"""A server in the test's process, and guests whose connections to it break."""

import itertools
import random
from collections.abc import Callable
from functools import partial

from foretell.bots.registry import create
from foretell.client.player import Player
from foretell.client.table_session import TableSession
from foretell.protocol.client import (
    AnswerUndo,
    AskUndo,
    CallRematch,
    Command,
    GiveNonce,
    Sit,
    Start,
)
from foretell.server.live.client_session import ClientSession
from foretell.server.live.table_context import table_context
from foretell.server.live.table_registry import TableRegistry
from foretell.table.permissions import Person
from foretell.table.state import Open, TableState
from foretell.testing.memory_store import MemoryStore

Wish = tuple[str, object, Callable[[str], Command]]
"""Purpose and occasion, so that each command is sent once, and how to make the command."""


class FixedClock:
    """A stopped clock."""

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return 1_000_000

    def ticks(self) -> int:
        """Return monotonic milliseconds."""
        return 0


def new_registry() -> TableRegistry:
    """Return a registry whose secrets are consecutive numbers."""
    numbers = itertools.count(1)
    return TableRegistry(
        MemoryStore(),
        node="n1",
        clock=FixedClock(),
        context=table_context(lambda: f"{next(numbers):064x}", ("random", "steady")),
        new_code=lambda: f"T{next(numbers)}",
        alone=True,
    )


class Guest:
    """A person's session at a table, over one connection after another.

    Args:
        registry: the server's tables.
        code: the table's code.
        person: the person; None for an anonymous spectator.
        number: the guest's number, for unique command ids.
        choices: decides when the connection breaks.
        loss: probability that it breaks before a frame arrives, in either direction.
    """

    def __init__(
        self,
        registry: TableRegistry,
        code: str,
        person: Person | None,
        *,
        number: int,
        choices: random.Random,
        loss: float = 0.0,
    ) -> None:
        self.session = TableSession(code, prefix=f"g{number}")
        self.breaks = 0
        self._registry = registry
        self._person = person
        self._choices = choices
        self._loss = loss
        self._server_session: ClientSession | None = None

    async def connect(self) -> None:
        """Open a new connection and drop the old one."""
        self.leave()
        self._server_session = ClientSession(self._registry, self._person)
        for frame in self.session.connected():
            await self._server_session.take(frame)

    async def send(self, frame: bytes) -> None:
        """Send a frame, or lose it with the connection."""
        assert self._server_session is not None
        if self._is_lost():
            await self.connect()
        else:
            await self._server_session.take(frame)

    async def read(self) -> None:
        """Receive the next frame, or lose it with the connection."""
        assert self._server_session is not None
        frame = await self._server_session.next()
        assert frame is not None
        if self._is_lost():
            await self.connect()
        else:
            self.session.receive(frame)

    def leave(self) -> None:
        """Disconnect."""
        if self._server_session is not None:
            self._server_session.leave()

    def _is_lost(self) -> bool:
        lost = self._choices.random() < self._loss
        self.breaks += lost
        return lost


class PlayingGuest(Guest):
    """A guest who sits down, plays a bot's moves and, as the host, calls for the next game."""

    async def play(self, games: int, *, undo: float, after: Callable[[], None]) -> None:
        """Play to the end of the last game.

        Args:
            games: number of games.
            undo: probability of asking for an undo after a move.
            after: called after each frame.
        """
        session, view = self.session, self.session.view
        player = Player(session, lambda seat, game: create("random", f"{seat}{game}"))
        await self.connect()
        asked: set[tuple[str, object]] = set()
        while not (view.phase == "finished" and view.game == games and session.is_settled):
            await self.read()
            after()
            if view.table is None or not session.is_settled:
                continue
            wish = self._wish(view.table, games)
            if wish is not None and wish[:2] not in asked:
                asked.add(wish[:2])
                await self.send(session.ask(wish[2]))
            elif view.table.undo is None and (move := player.move()) is not None:
                await self.send(move)
                if self._choices.random() < undo:
                    await self.send(session.ask(AskUndo))

    def _wish(self, table: TableState, games: int) -> Wish | None:
        view = self.session.view
        seat, version = view.seat, view.version
        everybody = not any(isinstance(held, Open) for held in view.seats)
        if seat is None:
            return None if everybody or view.phase != "gathering" else ("sit", version, Sit)
        if table.undo is not None and seat in table.undo.missing:
            agree = self._choices.random() < 0.5
            return "answer", version, partial(AnswerUndo, agree=agree)
        if view.phase == "gathering":
            if everybody and seat == view.host:
                return "start", version, Start
            commitment = None if table.shuffle is None else table.shuffle.commitment
            return "nonce", commitment, partial(GiveNonce, nonce=f"{seat}a")
        if view.phase == "finished" and seat == view.host and view.game != games:
            return "rematch", version, CallRematch
        return None
