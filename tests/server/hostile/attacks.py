"""The attacks by which one guest might deny everyone else the service."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, ClassVar

from tests.server.hostile.attack import MESSAGES, SOCKETS, Attack, cycled, keep_asking
from tests.server.hostile.wire import Http, Socket, move_of

LONG_TABLES = 4
"""Tables with long logs, in the store before the server starts."""
REQUESTS = 30
"""Requests per second that an address may send over a long time."""
FILES = 400
"""Files of the page per second that an address may ask for over a long time."""
CONNECTIONS = 16
SIXTY_ROUNDS = [1, 20] * 30
"""The longest schedule that a table may have."""
LONG = 8_000
"""Entries in a long log."""
GARBAGE = (
    b"\xff\xfe" * 100,
    b"[" * 8_000,
    b'{"type":"play","id":"' + b"x" * 8_000 + b'"}',
    b'{"type":"hello","table":"' + b"A" * 31 + b'"}',
    json.dumps({"type": "sit", "id": "a", "seat": 10**400}).encode(),
    b'{"type":"' + "\u202e".encode() * 2_000 + b'"}',
)


def long_code(number: int) -> str:
    """Return the code of a table with a long log."""
    return f"ZZZZZZZ{number}"


class Refusals(Attack):
    """Refused commands of a seated person, each once stored for good: 37 GB a day."""

    async def prepare(self) -> None:
        self.token = await self.person()
        self.code = await self.table(self.token)
        self.open = await self.sockets(self.token, self.code, SOCKETS)
        self.message = cycled('{"type":"rematch","id":"r%d"}')

    async def work(self, until: float) -> None:
        await self.flood(
            self.open, self.message, until, again=lambda: self.socket(self.token, self.code)
        )


class ReusedIds(Refusals):
    """Commands under an id already used for another one, which is looked up each time."""

    async def prepare(self) -> None:
        await super().prepare()
        self.message = cycled(
            '{"type":"give_nonce","id":"same","nonce":"1"}', '{"type":"stand","id":"same"}'
        )


class Garbage(Refusals):
    """Frames that are not messages, as long and as deeply nested as allowed."""

    async def prepare(self) -> None:
        await super().prepare()
        self.message = lambda: random.choice(GARBAGE)


class HugeFrames(Refusals):
    """Frames far too long, each of which closes its connection; then another one is opened."""

    async def prepare(self) -> None:
        await super().prepare()
        self.message = lambda: b"x" * 60_000


class Changes(Refusals):
    """Seats taken and left, nonces, and games that end at once, all of which are committed."""

    async def prepare(self) -> None:
        await super().prepare()
        self.message = cycled(
            '{"type":"seat_bot","id":"c%d","seat":1,"bot":"steady"}',
            '{"type":"remove","id":"c%d","seat":1}',
            '{"type":"give_nonce","id":"c%d","nonce":"ab"}',
            '{"type":"swap","id":"c%d","seats":[2,3]}',
            '{"type":"rematch","id":"c%d"}',
        )


class Undos(Attack):
    """Moves made and taken back again and again in a running game."""

    async def prepare(self) -> None:
        self.token = await self.person()
        wish = {"options": {"players": 3}, "settings": {"pace": 0}}
        self.code = await self.table(self.token, **wish)
        self.open = await self.sockets(self.token, self.code, SOCKETS)
        self.open[0].say({"type": "start", "id": "start"})
        self.message = cycled('{"type":"bid","id":"u%d","bid":0}', '{"type":"ask_undo","id":"u%d"}')

    async def work(self, until: float) -> None:
        await self.flood(
            self.open, self.message, until, again=lambda: self.socket(self.token, self.code)
        )


class Audience(Attack):
    """Many spectators of a game played as fast as allowed: each move is sent to all of them."""

    async def prepare(self) -> None:
        tokens = [await self.person(f"Player {number}") for number in range(6)]
        self.code = await self.table(tokens[0], options={"players": 6}, settings={"pace": 0})
        self.is_over = False
        self.turn: dict[Socket, dict[str, Any]] = {}
        self.players = [await self.socket(token, self.code, self._taker()) for token in tokens]
        for number, socket in enumerate(self.players[1:], 1):
            socket.say({"type": "sit", "id": "sit", "seat": number})
        await asyncio.sleep(0.5)
        self.players[0].say({"type": "start", "id": "start"})
        for token in tokens:
            await self.sockets(token, self.code, 12)

    async def work(self, until: float) -> None:
        while time.perf_counter() < until:
            for socket, move in tuple(self.turn.items()):
                socket.say(move | {"id": next(self.names)})
            self.turn.clear()
            if self.is_over:
                self.is_over = False
                for kind in ("rematch", "start"):
                    self.players[0].say({"type": kind, "id": next(self.names)})
            await asyncio.sleep(0.5 / MESSAGES)

    def _taker(self) -> Callable[[dict[str, Any]], None]:
        number = len(self._sockets)

        def take(message: dict[str, Any]) -> None:
            move = move_of(message.get("legal"))
            if move is not None:
                self.turn[self._sockets[number]] = move
            if number == 0 and any(one["type"] == "finished" for one in message.get("events", ())):
                self.is_over = True

        return take


class Hellos(Attack):
    """A few bytes that request a whole log, twenty times a second: 145 bytes out for each in."""

    async def prepare(self) -> None:
        token = await self.person()
        self.code = await self.table(token)
        host = await self.socket(token, self.code)
        for number in range(55):
            place = {"seat": 1, "bot": "steady"} if number % 2 == 0 else {"seat": 1}
            host.say(
                {"type": "seat_bot" if number % 2 == 0 else "remove", "id": f"p{number}", **place}
            )
        while host.is_open and host.traffic.answers["done"] < 55:
            await asyncio.sleep(0.02)
        self.open = await self.sockets(None, self.code, SOCKETS)
        self.message = cycled(json.dumps({"type": "hello", "table": self.code}))

    async def work(self, until: float) -> None:
        await self.flood(self.open, self.message, until, again=lambda: self.socket(None, self.code))


class Silence(Attack):
    """Connections that send half a request or nothing, and were once kept open for ever."""

    async def prepare(self) -> None:
        self.writers: list[asyncio.StreamWriter] = []
        self.open = await self.sockets(None, None, SOCKETS)

    async def work(self, until: float) -> None:
        host = Http(self.url, self.address)._host
        halves = (b"", b"G", b"GET /socket HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ")
        while time.perf_counter() < until:
            for half in halves:
                try:
                    _, writer = await asyncio.open_connection(host.name, host.port)
                except OSError:
                    continue
                writer.write(half)
                self.writers.append(writer)
            await asyncio.sleep(0.02)

    def close(self) -> None:
        for writer in self.writers:
            writer.close()
        super().close()


class NewPeople(Attack):
    """New people and guessed table codes, each as if from another address."""

    async def prepare(self) -> None:
        self.asking = [self.http(self._elsewhere(number)) for number in range(4)]

    async def work(self, until: float) -> None:
        await asyncio.gather(
            *(keep_asking(partial(self._guess, http), until, rate=50) for http in self.asking)
        )

    async def _guess(self, http: Http) -> None:
        await http.ask("POST", "/api/people", {"name": "Mallory", "token": "bearer"})
        await http.ask("GET", f"/api/tables/{random.getrandbits(39):08X}")

    def _elsewhere(self, number: int) -> str:
        return f"Forwarded: for=198.51.100.{number}\r\nX-Real-IP: 198.51.100.{number}\r\n"


class Lobby(Attack):
    """As many listed tables as allowed, with the longest schedule: a lobby of megabytes."""

    async def prepare(self) -> None:
        token = await self.person()
        http = self.http()
        for _ in range(30):
            wish = {
                "options": {"players": 3, "hand_sizes": SIXTY_ROUNDS},
                "settings": {"listed": True},
            }
            await http.ask("POST", "/api/tables", wish, token)

    async def work(self, until: float) -> None:
        http = self.http()
        await keep_asking(lambda: http.ask("GET", "/api/tables"), until, rate=2 * REQUESTS)


class LongTables(Attack):
    """Tables with long logs, opened by a stranger: reading each once stopped all other tables."""

    async def prepare(self) -> None:
        self.codes = [long_code(number) for number in range(LONG_TABLES)]
        self.asking = self.http()

    async def work(self, until: float) -> None:
        number, open_ = 0, []
        while time.perf_counter() < until:
            code = self.codes[number % len(self.codes)]
            await self.asking.ask("GET", f"/api/tables/{code}")
            if number < len(self.codes):
                open_.append(await self.socket(None, code))
            number += 1
            await asyncio.sleep(1 / REQUESTS)
        for socket in open_:
            socket.close()


class Bots(Attack):
    """Eight tables of bots that compute a lot, at the fastest pace allowed: 87 % of a core."""

    tables: ClassVar[int] = 8
    bot: ClassVar[str] = "sleepless"

    async def prepare(self) -> None:
        self.plays = False
        self.waiting: list[tuple[Socket, dict[str, Any]]] = []
        token = await self.person()
        for _ in range(self.tables):
            wish = {"options": {"players": 6}, "settings": {"pace": 0, "patience": 5}}
            code = await self.table(token, **wish)
            host = await self._host(token, code)
            for seat in range(1, 6):
                host.say({"type": "seat_bot", "id": f"b{seat}", "seat": seat, "bot": self.bot})
            host.say({"type": "start", "id": "start"})

    async def work(self, until: float) -> None:
        self.plays = True
        for socket, move in self.waiting:
            socket.say(move)
        self.waiting.clear()
        await asyncio.sleep(until - time.perf_counter())
        self.plays = False

    async def _host(self, token: str, code: str) -> Socket:
        sockets: list[Socket] = []

        def take(message: dict[str, Any]) -> None:
            move = move_of(message.get("legal"))
            if move is not None:
                move["id"] = next(self.names)
                if self.plays:
                    sockets[0].say(move)
                else:
                    self.waiting.append((sockets[0], move))

        sockets.append(await self.socket(token, code, take))
        return sockets[0]


class Documents(Attack):
    """Pages that were once computed for each request: some 15 ms of a core each."""

    async def work(self, until: float) -> None:
        http, paths = self.http(), self._paths()
        await keep_asking(lambda: http.ask("GET", next(paths)), until, rate=2 * REQUESTS)

    def _paths(self) -> Iterator[str]:
        while True:
            yield from ("/api/openapi.json", "/api/asyncapi.json", "/api/bots")
            yield f"/api/tables/{random.getrandbits(39):08X}/qr.svg"


class Files(Attack):
    """Files of the page, of which an honest visit needs hundreds, over many connections."""

    async def work(self, until: float) -> None:
        https = [self.http() for _ in range(CONNECTIONS)]
        rate = 2 * FILES / CONNECTIONS

        async def ask(http: Http) -> None:
            await keep_asking(
                lambda: http.ask("GET", "/static/manifest.webmanifest"), until, rate=rate
            )

        await asyncio.gather(*map(ask, https))


class Comings(Attack):
    """People who come and go all the time, each time announced to everyone at the table."""

    async def prepare(self) -> None:
        self.token = await self.person()
        self.code = await self.table(self.token)
        self.open = await self.sockets(self.token, self.code, SOCKETS // 2)

    async def work(self, until: float) -> None:
        async def come_and_go() -> None:
            (await self.socket(self.token, self.code)).close()

        await keep_asking(come_and_go, until, rate=MESSAGES)


ATTACKS: dict[str, type[Attack]] = {
    one.__name__: one
    for one in (
        Refusals,
        ReusedIds,
        Garbage,
        HugeFrames,
        Changes,
        Undos,
        Audience,
        Hellos,
        Silence,
        NewPeople,
        Lobby,
        LongTables,
        Bots,
        Documents,
        Files,
        Comings,
    )
}
