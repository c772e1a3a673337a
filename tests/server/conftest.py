"""Services that tests of the server share, one each per run."""

from collections.abc import Iterator

import pytest

from tests.server.services import PostgresServer, postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL for the whole run; make a database of your own in it, and do not kill it."""
    with postgres() as server:
        yield server
