"""A server in the process of the test, and people who talk with it over breaking connections."""

import itertools
import random
from collections.abc import Callable
from functools import partial

from foretell.bots.registry import create
from foretell.client.player import Player
from foretell.client.talk import Talk
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
from foretell.server.live.context import table_context
from foretell.server.live.table_registry import TableRegistry
from foretell.server.storage.memory import MemoryStore
from foretell.table.permissions import Person
from foretell.table.state import Open, TableState

Wish = tuple[str, object, Callable[[str], Command]]
"""What for, on which occasion (it is asked once), and what to ask."""


class FixedClock:
    """It is always the same time."""

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return 1_000_000

    def ticks(self) -> int:
        """Return milliseconds that do not go on either."""
        return 0


def new_hub() -> TableRegistry:
    """Return a server whose secrets are counted."""
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
    """Somebody at a table: a talk, over one connection after the other.

    Args:
        hub: the server.
        code: the table.
        person: who it is, None for a stranger.
        number: makes the guest another one than the others.
        choices: decides when the connection breaks.
        loss: how likely it breaks before a frame arrives, either way.
    """

    def __init__(
        self,
        hub: TableRegistry,
        code: str,
        person: Person | None,
        *,
        number: int,
        choices: random.Random,
        loss: float = 0.0,
    ) -> None:
        self.talk = Talk(code, prefix=f"g{number}")
        self.breaks = 0
        self._hub = hub
        self._person = person
        self._choices = choices
        self._loss = loss
        self._conversation: ClientSession | None = None

    async def connect(self) -> None:
        """Open a connection; one that there was is gone."""
        self.leave()
        self._conversation = ClientSession(self._hub, self._person)
        for frame in self.talk.connected():
            await self._conversation.take(frame)

    async def send(self, frame: bytes) -> None:
        """Send a frame, or lose it with the connection."""
        assert self._conversation is not None
        if self._is_lost():
            await self.connect()
        else:
            await self._conversation.take(frame)

    async def read(self) -> None:
        """Take the next frame, or lose it with the connection."""
        assert self._conversation is not None
        frame = await self._conversation.next()
        assert frame is not None
        if self._is_lost():
            await self.connect()
        else:
            self.talk.take(frame)

    def leave(self) -> None:
        """Be gone."""
        if self._conversation is not None:
            self._conversation.leave()

    def _is_lost(self) -> bool:
        lost = self._choices.random() < self._loss
        self.breaks += lost
        return lost


class Regular(Guest):
    """Sits down, plays games with a bot's moves, and calls for the next one as the host."""

    async def play(self, games: int, *, undo: float, after: Callable[[], None]) -> None:
        """Play to the end of so many games.

        Args:
            games: how many.
            undo: how likely something is to be taken back after a move.
            after: called after each frame.
        """
        talk, story = self.talk, self.talk.story
        player = Player(talk, lambda seat, game: create("random", f"{seat}{game}"))
        await self.connect()
        asked: set[tuple[str, object]] = set()
        while not (story.phase == "finished" and story.game == games and talk.is_settled):
            await self.read()
            after()
            if story.table is None or not talk.is_settled:
                continue
            wish = self._wish(story.table, games)
            if wish is not None and wish[:2] not in asked:
                asked.add(wish[:2])
                await self.send(talk.ask(wish[2]))
            elif story.table.undo is None and (move := player.move()) is not None:
                await self.send(move)
                if self._choices.random() < undo:
                    await self.send(talk.ask(AskUndo))

    def _wish(self, table: TableState, games: int) -> Wish | None:
        story = self.talk.story
        seat, version = story.seat, story.version
        everybody = not any(isinstance(held, Open) for held in story.seats)
        if seat is None:
            return None if everybody or story.phase != "gathering" else ("sit", version, Sit)
        if table.undo is not None and seat in table.undo.missing:
            agree = self._choices.random() < 0.5
            return "answer", version, partial(AnswerUndo, agree=agree)
        if story.phase == "gathering":
            if everybody and seat == story.host:
                return "start", version, Start
            commitment = None if table.shuffle is None else table.shuffle.commitment
            return "nonce", commitment, partial(GiveNonce, nonce=f"{seat}a")
        if story.phase == "finished" and seat == story.host and story.game != games:
            return "rematch", version, CallRematch
        return None
