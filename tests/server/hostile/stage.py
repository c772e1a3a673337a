"""A public server, an honest table, and an attacker."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from foretell.protocol.codec import encode_events
from foretell.rules.options import Options
from foretell.server.codes import new_secret
from foretell.server.live.summary import members_of, summary_of
from foretell.server.live.table_context import table_context
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.values import Commit, Row
from foretell.table.decide import opening
from foretell.table.events import HandedBack, StoodIn
from foretell.table.evolve import first_state
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings
from tests.bots.odd_bots import write_package
from tests.server.hostile.attacks import LONG, LONG_TABLES, long_code
from tests.server.hostile.honest import HonestTable
from tests.server.hostile.vitals import Vitals
from tests.server.process import ROOT
from tests.server.services import free_port

HONEST = "198.51.100.7"
ENTRIES_PER_ROW = 20
"""Entries in one row of a long log, the most that a command makes."""
QUIET = -0.1
"""The negative of the seconds that the attack pauses between two checks of its traffic."""
MOST_LOOKS = 50
START_WITHIN = 60.0
END_WITHIN = 20.0
"""Seconds."""


@dataclass
class Stage:
    """A running server and its honest table."""

    url: str
    process: int
    store: Path
    table: HonestTable

    def vitals(self) -> Vitals:
        """Measure the server now."""
        return Vitals.of(self.process, self.store)


@asynccontextmanager
async def stage(folder: Path, *flags: str, rate: float) -> AsyncIterator[Stage]:
    """Run a server behind a proxy, with an honest table that plays.

    Args:
        folder: the folder of its files.
        flags: further command-line options.
        rate: moves per second of the honest table.
    """
    write_package(folder)
    store = folder / "tables.db"
    await write_long_tables(store)
    port, log = free_port(), folder / "server.log"
    command = [
        sys.executable,
        "-m",
        "foretell",
        "serve",
        "--port",
        str(port),
        "--store",
        str(store),
    ]
    environment = os.environ | {"PYTHONPATH": str(folder)}
    with log.open("wb") as file:
        process = subprocess.Popen(
            [*command, "--proxies", "127.0.0.1", *flags], stdout=file, stderr=file, env=environment
        )
    url = f"http://127.0.0.1:{port}"
    table = HonestTable(url, HONEST, rate=rate)
    try:
        await _until_up(process, port, log)
        await table.open()
        yield Stage(url, process.pid, store, table)
    finally:
        await table.close()
        process.terminate()
        try:
            await asyncio.to_thread(process.wait, END_WITHIN)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@asynccontextmanager
async def attacker(name: str, url: str, address: str) -> AsyncIterator["Attacker"]:
    """Run an attack in its own process, so that it does not slow down the honest table."""
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, "-m", "tests.server.hostile.attacker", name, url, address]
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=ROOT)
    try:
        made = Attacker(process)
        await made.traffic()
        yield made
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@dataclass
class Attacker:
    """The process of an attack."""

    process: asyncio.subprocess.Process

    async def work(self, seconds: float) -> "Found":
        """Attack for some seconds, and return all traffic so far."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n".encode())
        await self.process.stdin.drain()
        return await self.traffic()

    async def settled(self) -> "Found":
        """Wait until no more answers arrive, and return the traffic."""
        before, now = None, await self.work(QUIET)
        for _ in range(MOST_LOOKS):
            if now == before:
                break
            before, now = now, await self.work(QUIET)
        return now

    async def traffic(self) -> "Found":
        """Return its traffic so far."""
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        assert line, "the attacker has ended"
        return Found(**json.loads(line))


@dataclass(frozen=True)
class Found:
    """The traffic of an attack: bytes, and how often each answer came."""

    sent: int
    received: int
    answers: dict[str, int]


async def write_long_tables(store: Path) -> None:
    """Write tables with long logs to a file, as an attacker would make them."""
    database = SqlStore(str(store))
    await database.open()
    person = Person("long", "Long")
    first = opening(
        Options(players=3), TableSettings(), person, table_context(new_secret, ("steady",))
    )
    state, now = first_state(first, 0), time.time_ns() // 1_000_000
    pairs = encode_events((StoodIn(0), HandedBack(0)) * (ENTRIES_PER_ROW // 2))

    async def write(code: str) -> None:
        row = Row(1, now, encode_events(first))
        commit = Commit(code, 0, row=row, summary=summary_of(state), members=members_of(state))
        token = await database.log.create(commit, node="before", at=now)
        for seq in range(2, 2 + LONG // ENTRIES_PER_ROW):
            await database.log.append(Commit(code, token, row=Row(seq, now, pairs)))

    await asyncio.gather(*map(write, map(long_code, range(LONG_TABLES))))
    await database.leases.release("before")
    await database.close()


async def _until_up(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    deadline = time.monotonic() + START_WITHIN
    while True:
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < deadline, log.read_text()
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.02)
        else:
            writer.close()
            return
