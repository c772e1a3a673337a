"""The store in a database: SQLite or PostgreSQL."""

from typing import Final, assert_never

from foretell.server.storage.address import Address, PostgresAddress, SqliteAddress, address
from foretell.server.storage.faults import StoreUnavailable
from foretell.server.storage.sql.connect import open_database
from foretell.server.storage.sql.daily import SqlDaily
from foretell.server.storage.sql.database import Database, RetryingDatabase
from foretell.server.storage.sql.health import StoreHealth, probe
from foretell.server.storage.sql.inbox import SqlInbox
from foretell.server.storage.sql.leases import SqlLeases
from foretell.server.storage.sql.log import SqlLog
from foretell.server.storage.sql.people import SqlPeople
from foretell.server.storage.sql.presence import SqlPresence
from foretell.server.storage.sql.records import SqlRecords
from foretell.server.storage.sql.summaries import SqlSummaries

OPEN_TIMEOUT: Final = 30.0
"""Seconds for which opening waits for a server that is not up."""


class SqlStore:
    """A ``Store`` in SQLite or PostgreSQL.

    Args:
        url: ``sqlite:///path``, the path of a file, or ``postgresql://…``.
        open_timeout: seconds for which opening waits for a server that is not up.
        checks: whether opening checks for damage, as far as that is quick.
        node: the node that uses it, if it is one: once its lease has expired, others end its
            connections to PostgreSQL.

    Raises:
        UnknownStore: when the address is nothing of the kind.
        MissingDriver: when the driver for PostgreSQL is not installed.
    """

    def __init__(
        self,
        url: str,
        *,
        open_timeout: float = OPEN_TIMEOUT,
        checks: bool = False,
        node: str | None = None,
    ) -> None:
        self.address: Address = address(url)
        self._health = StoreHealth()
        self._database = RetryingDatabase(database_at(self.address, node=node), self._health)
        self.log = SqlLog(self._database)
        self.summaries = SqlSummaries(self._database)
        self.records = SqlRecords(self._database)
        self.people = SqlPeople(self._database)
        self.daily = SqlDaily(self._database)
        self.leases = SqlLeases(self._database)
        self.inbox = SqlInbox(self._database)
        self.presence = SqlPresence(self._database)
        self._open_timeout = open_timeout
        self._checks = checks

    async def open(self) -> None:
        database = self._database.database
        try:
            await open_database(database, timeout=self._open_timeout, checks=self._checks)
        except BaseException:
            await database.close()
            raise
        self.log.start()

    async def close(self) -> None:
        try:
            await self.people.close()
            await self.log.close()
        finally:
            await self._database.database.close()

    @property
    def trouble(self) -> StoreUnavailable | None:
        return self._health.trouble

    async def probe(self) -> None:
        await self._database.write(probe)
        self._health.wrote()


def database_at(where: Address, *, node: str | None = None, only_reads: bool = False) -> Database:
    """Return the database at an address, for the node that uses it, if it is one."""
    match where:
        case SqliteAddress(path):
            from foretell.server.storage.sql.sqlite import Sqlite

            return Sqlite(path, only_reads=only_reads)
        case PostgresAddress(url):
            from foretell.server.storage.sql.postgres import Postgres

            return Postgres(url, node=node)
        case _:
            assert_never(where)
