"""A backup is restored while people play: everybody ends with the log as it is."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from foretell.rules.options import Bidding, Options
from foretell.server.restore import put_back
from foretell.server.store.admin import back_up
from tests.server.aftermath import check_log
from tests.server.crowd import Crowd
from tests.server.process import ServerProcess, Warm, server_process

TABLES = (
    Options(players=3, hand_sizes=(2, 3, 4)),
    Options(players=3, hand_sizes=(3, 4), bidding=Bidding.HIDDEN),
)
NOW = datetime(2026, 1, 2, tzinfo=UTC)


async def play_on(crowd: Crowd, entries: int) -> None:
    """Wait until so much has happened at every table."""
    known = {code: clients[0].talk.story.version for code, clients in crowd.tables.items()}
    async with asyncio.timeout(20):
        while any(
            clients[0].talk.story.version < known[code] + entries
            for code, clients in crowd.tables.items()
        ):
            crowd.check()
            await asyncio.sleep(0.005)


async def restore(server: ServerProcess, folder: Path, seed: str) -> None:
    crowd = Crowd(server.url, seed)
    store, copy = Path(server.store), folder / "copy.db"
    try:
        for options in TABLES:
            await crowd.open_table(options)
        await play_on(crowd, 30)
        back_up(server.store, copy)
        await play_on(crowd, 25)
        server.kill()
        put_back(copy, store, now=NOW)
        for client in crowd.clients:  # what they wished for may never have happened
            client._wished.clear()
        server.start()
        await play_on_anew(crowd)
        await crowd.finish(within=20)
    finally:
        await crowd.leave()
    server.kill()
    await check_log(server.store, crowd, seed)
    assert any(client.talk.story.told_anew > 1 for client in crowd.clients)


async def play_on_anew(crowd: Crowd) -> None:
    """Wait until everybody has been told that part of what they knew is gone."""
    async with asyncio.timeout(20):
        while not all(client.talk.is_welcome for client in crowd.clients):
            crowd.check()
            await asyncio.sleep(0.005)


def test_a_backup_restored_under_a_crowd_leaves_nobody_a_false_past(tmp_path: Path) -> None:
    with server_process(str(tmp_path / "t.db"), tmp_path / "log", launcher=Warm()) as server:
        asyncio.run(restore(server, tmp_path, "restore"))
