"""Nodes of two versions side by side, as during an upgrade: nothing is lost."""

import signal
from pathlib import Path

import pytest
from sqlalchemy import text

from foretell.server.storage.sql.store import SqlStore
from tests.server.cluster.later import HIDDEN, REVISION
from tests.server.cluster.two_nodes import Nodes, crowd_at, finish, play_on, two_nodes
from tests.server.crowd import Crowd
from tests.server.services import PostgresServer


@pytest.fixture
def store(postgres_server: PostgresServer) -> str:
    """An empty database."""
    return postgres_server.make_database("two-versions")


async def restarted(nodes: Nodes, which: int) -> None:
    """Shut down a node, and start it again."""
    nodes.signal(which, signal.SIGTERM)
    await nodes.ended(which)
    await nodes.restart(which)


async def kept(store: str, crowd: Crowd) -> tuple[str, bytes]:
    """Return the revision of the schema, and all logs as they are stored."""
    opened = SqlStore(store)
    await opened.open()
    try:
        rows = [row for code in crowd.tables for row in await opened.log.rows(code)]
        revision = await opened._database.read(
            lambda connection: connection.scalar(text("SELECT version_num FROM alembic_version"))
        )
    finally:
        await opened.close()
    return str(revision), b"".join(row.entries for row in rows)


async def test_nodes_of_two_versions_play_on_together_and_in_turn(
    store: str, tmp_path: Path
) -> None:
    """The later version migrates the database; the earlier one is restarted, and takes over."""

    with two_nodes(store, tmp_path, south="tests.server.cluster.later") as nodes:
        async with crowd_at(nodes, "versions") as (crowd, _):
            await play_on(crowd, within=20)
            for which in (0, 1, 0):
                await restarted(nodes, which)
                await play_on(crowd, within=20, more=10)
            nodes.servers[1].kill()  # the earlier version takes over its tables
            await play_on(crowd, within=20, more=10)
            await nodes.restart(1)
            count = await finish(nodes, crowd, "versions")
            assert count.games >= 2
            revision, whole = await kept(store, crowd)
            assert revision == REVISION  # the later version has migrated it
            assert whole.count(HIDDEN.encode()) > 10
            for client in crowd.clients:
                assert HIDDEN not in repr(client.session.view.events)
        for line in ("table closed by an error", "table damaged"):
            assert line not in nodes.said()
