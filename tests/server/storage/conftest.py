"""The three stores that share one contract."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from foretell.server.storage.sql.schema import METADATA
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.store import Store
from foretell.testing.memory_store import MemoryStore
from tests.server.services import PostgresServer
from tests.server.storage.helpers import Kept


@pytest.fixture(scope="session")
def contract_url(postgres_server: PostgresServer) -> str:
    return postgres_server.make_database("contract")


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """An empty store of each kind."""
    match request.param:
        case "memory":
            store = MemoryStore()
            return Kept(lambda: store)
        case "sqlite":
            return Kept(lambda: SqlStore(f"sqlite:///{tmp_path}/store.db"))
        case _:
            server: PostgresServer = request.getfixturevalue("postgres_server")
            url: str = request.getfixturevalue("contract_url")
            made = Kept(lambda: SqlStore(url))
            made.run(lambda _: made.nothing())  # creates the schema
            names = ", ".join(table.name for table in METADATA.sorted_tables)
            server.sql(f"TRUNCATE {names}", database="contract")
            return made


@pytest.fixture
def store(kept: Kept) -> AbstractAsyncContextManager[Store]:
    """An open store of each kind."""
    return kept.opened()
