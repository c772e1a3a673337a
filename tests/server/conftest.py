"""Services that the server's tests share, one of each per run."""

from collections.abc import Iterator

import pytest

from tests.server.services import PostgresServer, postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server for the whole run: create your own database in it, and do not kill it."""
    with postgres() as server:
        yield server
