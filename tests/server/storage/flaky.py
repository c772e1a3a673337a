"""A database that fails at chosen moments."""

from collections.abc import Iterable
from typing import Literal

from foretell.server.storage.faults import StoreDamaged, StoreUnavailable
from foretell.server.storage.sql.database import Database, Result, Work
from foretell.server.storage.sql.log import SqlLog
from foretell.server.storage.sql.store import SqlStore

Fate = Literal["kept", "lost before", "lost after"]


class Lost(Exception):
    """A driver's error when the server is gone."""


class FlakyDatabase:
    """Forwards everything to a database, but loses some writes, or their results.

    Args:
        database: the real one.
        fates: the fates of the writes in turn; all later writes succeed.
    """

    dialect = "sqlite"

    def __init__(self, database: Database, fates: Iterable[Fate]) -> None:
        self._database = database
        self._fates = iter(fates)
        self.writes = 0

    async def check(self) -> None:
        await self._database.check()

    async def read(self, work: Work[Result]) -> Result:
        return await self._database.read(work)

    async def write(self, work: Work[Result]) -> Result:
        self.writes += 1
        fate = next(self._fates, "kept")
        if fate == "lost before":
            raise Lost
        result = await self._database.write(work)
        if fate == "lost after":
            raise Lost
        return result

    def is_transient(self, error: BaseException) -> bool:
        return isinstance(error, Lost) or self._database.is_transient(error)

    def fault_of(self, error: BaseException) -> StoreUnavailable | StoreDamaged | None:
        return self._database.fault_of(error)

    async def close(self) -> None:
        await self._database.close()


async def make_flaky(store: SqlStore, fates: Iterable[Fate]) -> FlakyDatabase:
    """Give the writes of an open store these fates."""
    await store.log.close()
    flaky = FlakyDatabase(store._database.database, fates)
    store._database.database = flaky
    store.log = SqlLog(store._database)
    store.log.start()
    return flaky
