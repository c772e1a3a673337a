"""A backup is restored while people play: everybody ends with the log as it is."""

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
    """Wait until so much has happened at each table."""
    async with asyncio.timeout(30):
        while any(crowd.tables[code][0].talk.view.version < versions[code] for code in versions):
            crowd.check()
            await asyncio.sleep(0.005)


def versions(crowd: Crowd, *, more: int) -> dict[str, int]:
    """Return how much is known of each table, and so much more."""
    return {code: clients[0].talk.view.version + more for code, clients in crowd.tables.items()}


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
        for task in looking:  # they come back when the tables have gone on for long
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
        past = versions(crowd, more=20)
        put_back(copy, Path(server.store), now=NOW)
        for client in crowd.clients:  # what they wished for may never have happened
            client._wished.clear()
        server.start()
        await until_told_anew(crowd)
        await until_known(crowd, past)
        for code, client in late.items():
            assert client.talk.view.version < past[code]
            crowd.tables[code].append(client)
            crowd._tasks.add(asyncio.create_task(client.run()))
        await crowd.finish(within=30)
    finally:
        await crowd.leave()
    server.kill()
    await check_log(server.store, crowd, "restore")
    assert all(client.talk.view.resets for client in late.values())


async def until_told_anew(crowd: Crowd) -> None:
    """Wait until part of what everybody knew is gone."""
    async with asyncio.timeout(30):
        while not all(client.talk.view.resets for client in crowd.clients):
            crowd.check()
            await asyncio.sleep(0.005)


def test_a_backup_restored_under_a_crowd_leaves_nobody_a_false_past(tmp_path: Path) -> None:
    with server_process(str(tmp_path / "t.db"), tmp_path / "log", launcher=Warm()) as server:
        asyncio.run(restore(server, tmp_path))
