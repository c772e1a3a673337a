"""Migrations: nodes of earlier versions work alongside a migrated database."""

from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, Table, insert, text

from foretell.server.storage.sql.migrate import migrate
from foretell.server.storage.sql.migrations import STEPS
from foretell.server.storage.sql.schema import METADATA
from foretell.server.storage.sql.schema_version import NEWEST, has_newest
from foretell.server.storage.sql.store import SqlStore
from tests.server.services import PostgresServer, free_port

VALUES = {"TEXT": "x", "BIGINT": 1, "INTEGER": 1, "BOOLEAN": True, "BLOB": b"x", "BYTEA": b"x"}


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> SqlStore:
    """An empty database."""
    if request.param == "sqlite":
        return SqlStore(f"{tmp_path}/store.db")
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return SqlStore(server.make_database(f"steps-{free_port()}-{tmp_path.name}"))


def test_migrations_are_numbered_and_never_lower_the_oldest_version() -> None:
    revisions = [step.revision for step in STEPS]
    assert revisions == [f"{number:04}" for number in range(1, len(STEPS) + 1)]
    assert [step.down_revision for step in STEPS] == [None, *revisions[:-1]]
    assert all(step.oldest in revisions[: number + 1] for number, step in enumerate(STEPS))
    assert all(one.oldest <= other.oldest for one, other in pairwise(STEPS))


async def test_only_the_last_migration_makes_the_newest_schema(store: SqlStore) -> None:
    def scenario(connection: Connection) -> None:
        assert not has_newest(connection)
        migrate(connection, steps=STEPS[:-1])
        assert not has_newest(connection)
        migrate(connection)
        assert has_newest(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        assert not has_newest(connection)

    assert STEPS[-1].revision == NEWEST
    await store._database.write(scenario)
    await store.close()


def tables_of(connection: Connection) -> dict[str, Table]:
    found = MetaData()
    found.reflect(connection)
    return dict(found.tables)


def written_as_before(connection: Connection, before: dict[str, Table]) -> None:
    """Write a row to every table, as a program that knows only its own columns does."""
    order = [table.name for table in METADATA.sorted_tables if table.name in before]
    for name in order:
        row = {column.name: VALUES[str(column.type)] for column in before[name].columns}
        connection.execute(insert(before[name]), row)
        assert connection.execute(before[name].select()).one()._mapping == row


@pytest.mark.parametrize(
    "old", [one.revision for one in STEPS[:-1] if one.revision >= STEPS[-1].oldest]
)
async def test_a_supported_earlier_version_reads_and_writes_as_before(
    store: SqlStore, old: str
) -> None:
    def scenario(connection: Connection) -> None:
        migrate(connection, steps=[step for step in STEPS if step.revision <= old])
        before = tables_of(connection)
        del before["alembic_version"]
        migrate(connection, steps=STEPS)
        for table in before.values():  # rows that ``migrate`` itself has written
            connection.execute(table.delete())
        written_as_before(connection, before)

    await store._database.write(scenario)
    await store.close()
