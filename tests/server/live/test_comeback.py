"""Many tables come back after a crash: everyone plays again, and the work grows with the tables."""

import asyncio
import random
import resource
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from math import ceil
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from foretell.client.api import Api
from foretell.client.load.frames import move_from, read
from foretell.client.load.socket import Host, LeanSocket, open_socket
from foretell.protocol.client import Hello, Start
from foretell.protocol.codec import decode_events, encode
from foretell.protocol.server import Legal
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options
from foretell.server.live import table_log
from foretell.server.live.table_registry import TableRegistry
from foretell.server.storage.sql.log import TABLES_AT_ONCE
from foretell.server.storage.sql.store import SqlStore
from foretell.table.events import TableEvent
from foretell.table.fold import TimedRow, fold
from foretell.table.state import TableState
from tests.server.inside import QUIET, Line, new_registry
from tests.server.process import ServerProcess, server_process
from tests.table.builders import ANN, THREE

TABLES = 1_000
FEW_TABLES = 30
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


async def come_back(server: ServerProcess) -> list[int]:
    """Return the moves that were made at each table after the crash."""
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
    await asyncio.gather(*(loner.connect(host, moves=1) for loner in loners))
    await asyncio.gather(*(loner.moved.wait() for loner in loners))
    for loner in loners:
        loner.leave()
    await asyncio.sleep(0.1)  # until the loop has closed them
    return [loner.moves for loner in loners]


@pytest.mark.thorough
@pytest.mark.timeout(600)
def test_a_thousand_tables_are_back_after_a_kill(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        with server_process(str(tmp_path / "tables.db"), tmp_path / "log") as server:
            moves = asyncio.run(come_back(server))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert moves == [1] * TABLES


@dataclass
class Work:
    """The work of a server that opens tables.

    Attributes:
        statements: statements of SQL, of which one reads up to ``TABLES_AT_ONCE`` tables.
        rows: rows of logs that were decoded.
        events: events that were folded.
    """

    statements: int = 0
    rows: int = 0
    events: int = 0


@contextmanager
def counted() -> Iterator[Work]:
    """Count the work within a block."""
    work = Work()

    def execute(*_: object) -> None:
        work.statements += 1

    def decode(entries: bytes) -> Sequence[TableEvent]:
        work.rows += 1
        return decode_events(entries)

    def folded(state: TableState, rows: Sequence[TimedRow]) -> TableState:
        work.events += sum(len(events) for events, _ in rows)
        return fold(state, rows)

    event.listen(Engine, "before_cursor_execute", execute)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_log, "decode_events", decode)
        patch.setattr(table_log, "fold", folded)
        yield work
    event.remove(Engine, "before_cursor_execute", execute)


async def play_some(registry: TableRegistry, tables: int) -> None:
    """Play a few moves at some tables."""
    for number in range(tables):
        code = await registry.create(THREE, QUIET, ANN)
        line, choices = Line(registry, ANN), random.Random(number)
        await line.say(encode(Hello(code)))
        frames = await line.say(encode(Start("start")))
        for move in range(3):
            legal: Legal | None = None
            while legal is None:
                events = [one for one in map(read, frames) if one.type == "events"]
                legal = next((one.legal for one in events if one.legal), None)
                frames = [] if legal else await line.news()
            frames = await line.say(encode(move_from(legal, f"{move}", choices)))
        await line.gone()


async def test_every_row_and_event_is_read_once_when_all_tables_come_back_at_once(
    tmp_path: Path,
) -> None:
    """So the work grows with the tables and their logs, and not faster."""
    codes = [f"T{number}" for number in range(FEW_TABLES)]
    before = new_registry(SqlStore(f"{tmp_path}/store.db"), codes=iter(codes).__next__)
    await before.start()
    await play_some(before, FEW_TABLES)
    await before.stop()
    await before.store.close()
    after = new_registry(SqlStore(f"{tmp_path}/store.db"))
    await after.start()
    rows = [row for code in codes for row in await after.store.log.rows(code)]
    assert len(rows) > 5 * FEW_TABLES
    with counted() as work:
        await asyncio.gather(*map(after.access, codes))
    assert work.rows == len(rows)
    assert work.events <= sum(len(decode_events(row.entries)) for row in rows)
    assert work.statements <= 3 * (ceil(FEW_TABLES / TABLES_AT_ONCE) + 1)
    await after.stop()
    await after.store.close()
