"""A server that is killed at any moment loses nothing, and does nothing twice."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from foretell.rules.options import Bidding, Options
from tests.server.aftermath import Count, check_store
from tests.server.crowd import Crowd
from tests.server.process import ServerProcess, Warm, server_process
from tests.server.services import PostgresServer, postgres

pytestmark = pytest.mark.whole

KILLS = 25
"""Kills in each of the quick tests."""
DATABASE_KILLS = 8
LONG_KILLS = 250
LONGEST_LIFE = 0.7
"""The most seconds from listening to being killed."""
TABLES = (
    Options(players=3, hand_sizes=(1, 2, 3)),
    Options(players=4, hand_sizes=(2, 1)),
    Options(players=3, hand_sizes=(3, 4), bidding=Bidding.SECRET),
    Options(players=4, hand_sizes=(3, 2), bidding=Bidding.HIDDEN, clairvoyance=True),
)


async def play_through(
    server: ServerProcess, seed: str, kills: int, crash: Callable[[random.Random], Awaitable[None]]
) -> Count:
    """Let bots play while something crashes, then check the store.

    It crashes this number of times, and on a busy machine more often: until five commands a crash
    were acknowledged.
    """
    crowd = Crowd(server.url, seed)
    try:
        for options in TABLES:
            await crowd.open_table(options)
        moments, crashes = random.Random(seed), 0
        while crashes < kills or crowd.acknowledged <= 5 * kills:
            await crash(moments)
            crashes += 1
        await crowd.finish(within=20)
    finally:
        await crowd.leave()
    server.kill()
    count = await check_store(server.store, crowd, seed)
    assert '"level": "error"' not in server.log.read_text(), seed
    return count


async def kill_server(server: ServerProcess, seed: str, kills: int) -> Count:
    """Let bots play while the server is killed and restarted."""

    async def crash(moments: random.Random) -> None:
        await asyncio.sleep(moments.uniform(0, LONGEST_LIFE))
        server.kill()
        server.start()
        while not server.is_listening():
            await asyncio.sleep(0.005)

    return await play_through(server, seed, kills, crash)


async def kill_database(
    server: ServerProcess, database: PostgresServer, seed: str, kills: int
) -> Count:
    """Let bots play while the server's database is killed and restarted."""

    async def crash(moments: random.Random) -> None:
        await asyncio.sleep(moments.uniform(0, LONGEST_LIFE))
        database.kill()
        await asyncio.sleep(moments.uniform(0, LONGEST_LIFE))
        await asyncio.to_thread(database.start)

    return await play_through(server, seed, kills, crash)


@pytest.mark.parametrize("seed", ["kills-1", pytest.param("kills-2", marks=pytest.mark.thorough)])
def test_a_killed_server_loses_nothing_and_does_nothing_twice(seed: str, tmp_path: Path) -> None:
    """A warm interpreter starts fast, so that most kills hit a serving process."""
    store, log = str(tmp_path / "tables.db"), tmp_path / "log"
    with server_process(store, log, launcher=Warm()) as server:
        count = asyncio.run(kill_server(server, seed, KILLS))
    assert count.acknowledged > 5 * KILLS, (seed, count)
    assert count.games >= len(TABLES), (seed, count)


def test_a_server_in_its_own_interpreter_survives_being_killed(tmp_path: Path) -> None:
    with server_process(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        count = asyncio.run(kill_server(server, "fresh", 3))
    assert count.games >= len(TABLES), count


@pytest.mark.thorough
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("seed", ["long-1", "long-2", "long-3", "long-4"])
def test_a_server_killed_a_thousand_times_loses_nothing(seed: str, tmp_path: Path) -> None:
    with server_process(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        count = asyncio.run(kill_server(server, seed, LONG_KILLS))
    assert count.acknowledged > 5 * LONG_KILLS, (seed, count)


@pytest.fixture
def database() -> Iterator[PostgresServer]:
    """A PostgreSQL server that may be killed."""
    with postgres() as running:
        yield running


def test_a_killed_database_loses_nothing(database: PostgresServer, tmp_path: Path) -> None:
    """The server waits until the database is back, and writes nothing twice."""
    url = database.make_database("tables")
    with server_process(url, tmp_path / "log", launcher=Warm()) as server:
        count = asyncio.run(kill_database(server, database, "database", DATABASE_KILLS))
    assert count.acknowledged > 5 * DATABASE_KILLS, count


@pytest.mark.thorough
@pytest.mark.timeout(3_600)
def test_a_database_killed_often_loses_nothing(database: PostgresServer, tmp_path: Path) -> None:
    url = database.make_database("tables")
    with server_process(url, tmp_path / "log", launcher=Warm()) as server:
        count = asyncio.run(kill_database(server, database, "database-long", LONG_KILLS))
    assert count.acknowledged > 5 * LONG_KILLS, count
