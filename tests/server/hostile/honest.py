"""An honest table: people whose moves are due at fixed times, whatever the server does."""

import asyncio
import json
import random
import time
from typing import Any, NamedTuple

from tests.server.hostile.wire import Http, Socket, move_of

PLAYERS = 3
OPTIONS = {"players": PLAYERS, "hand_sizes": [4, 8, 12]}
CATCH_UP = 60.0
"""Seconds within which an honest table has to make its overdue moves."""
SETTINGS = {"grace": 3_600, "patience": 3_600}


class Move(NamedTuple):
    """A move of the honest table."""

    due: float
    """The time at which it was due, in seconds of ``time.perf_counter``."""
    latency: float
    """Seconds from then until everyone at the table had seen it."""


class HonestTable:
    """People in all seats of a table, who play game after game.

    Latencies count from the time a move is due: a server that stalls delays every move due
    meanwhile.

    Args:
        url: the URL of the server.
        address: the address that the people come from.
        rate: moves per second.
    """

    def __init__(self, url: str, address: str, *, rate: float) -> None:
        self.moves: list[Move] = []
        self.games = 0
        self._url = url
        self._address = address
        self._rate = rate
        self._sockets: list[Socket] = []
        self._seen = [0] * PLAYERS
        """The version that each player has."""
        self._turn: tuple[int, dict[str, Any]] | None = None
        self._changed = asyncio.Event()
        self._choices = random.Random("honest")
        self._named = 0
        self._playing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the table, sit down, and start playing."""
        http = Http(self._url, self._address)
        tokens = []
        for number in range(PLAYERS):
            body = {"name": f"Player {number}", "token": "bearer"}
            status, answer = await http.ask("POST", "/api/people", body)
            assert status == 201, answer
            tokens.append(_field(answer, "token"))
        wish = {"options": OPTIONS, "settings": SETTINGS}
        status, answer = await http.ask("POST", "/api/tables", wish, tokens[0])
        assert status == 201, answer
        http.close()
        for seat, token in enumerate(tokens):
            take = self._taker(seat)
            self._sockets.append(await Socket.open(self._url, self._address, token, take))
            self._say(seat, type="hello", table=_field(answer, "code"))
            if seat:
                self._say(seat, type="sit", id=self._name(), seat=seat)
        await self._until(lambda: min(self._seen) >= 4 + PLAYERS - 1)
        self._say(0, type="start", id=self._name())
        self._playing = asyncio.create_task(self._play())

    async def close(self) -> None:
        """Stop playing, and disconnect."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
        for socket in self._sockets:
            socket.close()

    def check(self) -> None:
        """Check that everyone is still playing."""
        assert all(socket.is_open for socket in self._sockets), "a connection was lost"
        assert self._playing is not None
        if self._playing.done():
            self._playing.result()

    async def catch_up(self) -> None:
        """Wait until every move that is due has been made.

        Raises:
            TimeoutError: if that takes too long.
        """
        now = time.perf_counter()
        async with asyncio.timeout(CATCH_UP):
            while not self.moves or self.moves[-1].due < now:
                self.check()
                await asyncio.sleep(0.01)

    def latencies(self, since: float, until: float) -> list[float]:
        """Return the latencies of the moves due in a period; the table must have caught up."""
        return [move.latency for move in self.moves if since <= move.due < until]

    async def _play(self) -> None:
        due = time.perf_counter()
        while True:
            due += 1 / self._rate
            await asyncio.sleep(due - time.perf_counter())
            await self._until(lambda: self._turn is not None)
            assert self._turn is not None
            (seat, move), self._turn = self._turn, None
            version = max(self._seen)
            self._say(seat, **move, id=self._name())
            await self._until(lambda: min(self._seen) > version)  # noqa: B023 - awaited here
            self.moves.append(Move(due, time.perf_counter() - due))

    def _taker(self, seat: int) -> Any:
        def take(message: dict[str, Any]) -> None:
            if message["type"] == "events":
                self._seen[seat] = message["since"] + len(message["events"])
                move = move_of(message.get("legal"), self._choices.choice)
                if move is not None:
                    self._turn = seat, move
                if seat == 0 and any(one["type"] == "finished" for one in message["events"]):
                    self.games += 1
                    self._say(0, type="rematch", id=self._name())
                    self._say(0, type="start", id=self._name())
                self._changed.set()

        return take

    async def _until(self, condition: Any) -> None:
        while not condition():
            self._changed.clear()
            await self._changed.wait()

    def _say(self, who: int, **message: Any) -> None:
        self._sockets[who].say(message)

    def _name(self) -> str:
        self._named += 1
        return f"h{self._named}"


def _field(answer: bytes, name: str) -> str:
    return str(json.loads(answer)[name])
