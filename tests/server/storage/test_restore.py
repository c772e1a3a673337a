"""A backup is restored while people play: everyone ends up with the log as it is."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from foretell.rules.options import Bidding, Options
from foretell.server.storage.admin import back_up
from foretell.server.storage.restore import put_back
from tests.server.aftermath import check_log
from tests.server.crowd import Crowd
from tests.server.process import ServerProcess, Warm, server_process

TABLES = (
    Options(players=3, hand_sizes=(2, 3, 4)),
    Options(players=3, hand_sizes=(3, 4), bidding=Bidding.HIDDEN),
)
NOW = datetime(2026, 1, 2, tzinfo=UTC)


async def until_known(crowd: Crowd, versions: dict[str, int]) -> None:
    """Wait until each table has reached a version."""
    async with asyncio.timeout(30):
        while any(crowd.tables[code][0].session.view.version < versions[code] for code in versions):
            crowd.check()
            await asyncio.sleep(0.005)


def versions(crowd: Crowd, *, more: int) -> dict[str, int]:
    """Return the version of each table, increased by ``more``."""
    return {code: clients[0].session.view.version + more for code, clients in crowd.tables.items()}


async def restore(server: ServerProcess, folder: Path) -> None:
    crowd, copy = Crowd(server.url, "restore"), folder / "copy.db"
    try:
        for options in TABLES:
            await crowd.open_table(options)
        late = {code: crowd._client(code, 9, None) for code in crowd.tables}
        looking = [asyncio.create_task(client.run()) for client in late.values()]
        await until_known(crowd, versions(crowd, more=30))
        back_up(server.store, copy)
        await until_known(crowd, versions(crowd, more=25))
        server.kill()
        for task in looking:  # they return long after the tables have moved on
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
        past = versions(crowd, more=20)
        put_back(copy, Path(server.store), now=NOW)
        for client in crowd.clients:  # their earlier commands may be lost
            client._wished.clear()
        server.start()
        await until_told_anew(crowd)
        await until_known(crowd, past)
        for code, client in late.items():
            assert client.session.view.version < past[code]
            crowd.tables[code].append(client)
            crowd._tasks.add(asyncio.create_task(client.run()))
        await crowd.finish(within=30)
    finally:
        await crowd.leave()
    server.kill()
    await check_log(server.store, crowd, "restore")
    assert all(client.session.view.resets for client in late.values())


async def until_told_anew(crowd: Crowd) -> None:
    """Wait until every client has been reset to an earlier version."""
    async with asyncio.timeout(30):
        while not all(client.session.view.resets for client in crowd.clients):
            crowd.check()
            await asyncio.sleep(0.005)


def test_a_backup_restored_during_play_leaves_no_client_with_a_false_log(tmp_path: Path) -> None:
    with server_process(str(tmp_path / "t.db"), tmp_path / "log", launcher=Warm()) as server:
        asyncio.run(restore(server, tmp_path))
