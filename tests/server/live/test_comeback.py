"""The time until everyone plays again after a crash, with as many tables as a server can take."""

import asyncio
import random
import resource
import time
from itertools import count
from pathlib import Path

import pytest

from foretell.client.api import Api
from foretell.client.load.frames import move_from, read
from foretell.client.load.socket import Host, LeanSocket, open_socket
from foretell.protocol.client import Hello, Start
from foretell.protocol.codec import encode
from foretell.protocol.server import Legal
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options
from tests.server.process import ServerProcess, server_process

TABLES = 1_000
MOVES = 10
"""Moves of each person before the crash."""
CONCURRENCY = 50


class Loner:
    """A person who plays with bots at their own table."""

    def __init__(self, code: str, token: str, seed: int) -> None:
        self.code = code
        self.token = token
        self.legal: Legal | None = None
        self.version = 0
        self.moves = 0
        self.moved = asyncio.Event()
        """Set when the wanted moves have been acknowledged."""
        self._wanted = 0
        self._ids = map(str, count(1))
        self._choices = random.Random(seed)
        self._socket: LeanSocket | None = None

    async def connect(self, host: Host, *, moves: int) -> None:
        """Connect, and make this many moves."""
        self._wanted, self.moves = moves, 0
        self.moved.clear()
        self._socket = await open_socket(host, self.token, take=self._take)
        self._socket.send(encode(Hello(self.code)))
        if not self.version:
            self._socket.send(encode(Start(next(self._ids))))

    def leave(self) -> None:
        """Disconnect."""
        if self._socket is not None:
            self._socket.close()

    def _take(self, message: bytes) -> None:
        told = read(message)
        assert self._socket is not None
        if told.type == "done" and told.id != "1":
            self.moves += 1
            if self.moves == self._wanted:
                self.moved.set()
        if told.type == "events":
            self.version = told.version
            if told.legal is not None and self.moves < self._wanted:
                self._socket.send(encode(move_from(told.legal, next(self._ids), self._choices)))


async def come_back(server: ServerProcess) -> float:
    """Return the seconds until every table has seen a move again."""
    api, host = Api(server.url), Host(server.url)
    loners: list[Loner] = []
    settings = TableSettings(pace=0, grace=3_600)

    async def begin(number: int) -> None:
        token = await api.make_person("Somebody")
        loner = Loner(await api.make_table(token, Options(players=3), settings), token, number)
        loners.append(loner)
        await loner.connect(host, moves=MOVES)
        await loner.moved.wait()

    for number in range(0, TABLES, CONCURRENCY):
        await asyncio.gather(*(begin(number + one) for one in range(CONCURRENCY)))
    server.kill()
    server.start()
    while not server.is_listening():
        await asyncio.sleep(0.005)
    began = time.monotonic()
    await asyncio.gather(*(loner.connect(host, moves=1) for loner in loners))
    await asyncio.gather(*(loner.moved.wait() for loner in loners))
    took = time.monotonic() - began
    for loner in loners:
        loner.leave()
    await asyncio.sleep(0.1)  # until the loop has closed them
    return took


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_thousand_tables_are_back_after_a_kill(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        with server_process(str(tmp_path / "tables.db"), tmp_path / "log") as server:
            took = asyncio.run(come_back(server))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    print(f"{took:.1f} s until each of them had moved again")  # noqa: T201 - `-s` shows it
