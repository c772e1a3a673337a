"""Opening a store: migrated to the newest schema, or refused with the reason."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from foretell.server.storage.faults import NewerSchema, StoreUnreachable
from foretell.server.storage.sql.migrations import STEPS
from foretell.server.storage.sql.schema import METADATA
from foretell.server.storage.sql.store import SqlStore
from tests.server.services import PostgresServer, free_port
from tests.server.storage.helpers import new_table


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.make_database(f"empty-{free_port()}-{tmp_path.name}")


@asynccontextmanager
async def closing_store(url: str) -> AsyncIterator[SqlStore]:
    """Give a store that is not yet open, and close it."""
    store = SqlStore(url, open_timeout=0.05)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def store(url: str) -> AbstractAsyncContextManager[SqlStore]:
    """A store that is not yet open."""
    return closing_store(url)


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def primary_keys(connection: Connection) -> dict[str, list[str]]:
    inspector = inspect(connection)
    return {
        name: inspector.get_pk_constraint(name)["constrained_columns"]
        for name in inspector.get_table_names()
        if name != "alembic_version"
    }


def everything(connection: Connection) -> tuple[object, ...]:
    """Return the revision of the database, and its ``meta`` table."""
    version = connection.execute(text("SELECT version_num FROM alembic_version")).all()
    return (*version, *connection.execute(text("SELECT name, value FROM meta")).all())


async def test_the_migrations_lead_to_the_schema(store: SqlStore) -> None:
    await store.open()
    assert await store._database.read(differences) == []
    expected = {
        name: [column.name for column in table.primary_key]
        for name, table in METADATA.tables.items()
    }
    assert await store._database.read(primary_keys) == expected


def aged(oldest: str) -> Callable[[Connection], None]:
    """Return a function that marks a database as newer, with the oldest version it supports."""

    def age(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("UPDATE meta SET value = :oldest"), {"oldest": oldest})

    return age


async def test_a_newer_schema_that_supports_no_older_version_is_refused_untouched(url: str) -> None:
    async with closing_store(url) as store:
        await store.open()
        await store._database.write(aged("9998"))
        before = await store._database.read(everything)
        with pytest.raises(NewerSchema) as refused:
            await SqlStore(url).open()
        assert refused.value.data() == {"found": "9999", "newest": STEPS[-1].revision}
        assert await store._database.read(everything) == before


async def test_a_newer_schema_that_names_no_older_version_is_refused(url: str) -> None:
    def age(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("DROP TABLE meta"))

    async with closing_store(url) as store:
        await store.open()
        await store._database.write(age)
        with pytest.raises(NewerSchema):
            await SqlStore(url).open()


async def test_a_newer_schema_that_supports_this_version_is_used_unchanged(url: str) -> None:
    async with closing_store(url) as store:
        await store.open()
        await store._database.write(aged(STEPS[-1].revision))
        before = await store._database.read(everything)
        other = SqlStore(url)
        await other.open()
        assert await other._database.read(everything) == before
        await new_table(other, "AB")
        assert await store.log.exists("AB")
        await other.close()


async def test_two_nodes_may_start_at_once(url: str) -> None:
    async with closing_store(url) as store:
        others = [SqlStore(url) for _ in range(3)]
        await asyncio.gather(store.open(), *(other.open() for other in others))
        for other in others:
            await other.close()
        assert await store._database.read(differences) == []


async def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    async with closing_store(f"sqlite:///{tmp_path}/nowhere/store.db") as store:
        with pytest.raises(StoreUnreachable) as refused:
            await store.open()
        assert refused.value.reason == "unable to open database file"


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Not a database at all, though long enough." * 99)
    async with closing_store(f"{tmp_path}/notes.txt") as store:
        with pytest.raises(StoreUnreachable, match="file is not a database"):
            await store.open()


async def test_a_missing_database_is_refused_at_once(postgres_server: PostgresServer) -> None:
    async with closing_store(postgres_server.url("nowhere")) as store:
        with pytest.raises(StoreUnreachable, match='"nowhere" does not exist'):
            await store.open()


async def test_an_unreachable_database_server_is_refused_after_a_while() -> None:
    async with closing_store(f"postgresql://foretell@127.0.0.1:{free_port()}/games") as store:
        with pytest.raises(StoreUnreachable, match="Connect call failed"):
            await store.open()
