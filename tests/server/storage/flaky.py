"""A database that is lost at chosen moments."""

from collections.abc import Iterable
from typing import Literal

from foretell.server.storage.database import Database, Result, Work
from foretell.server.storage.faults import StoreDamaged, StoreUnavailable

Fate = Literal["kept", "lost before", "lost after"]


class Lost(Exception):
    """What a driver raises when the server is gone."""


class FlakyDatabase:
    """Passes everything on to a database, and loses some writes, or the news of them.

    Args:
        database: the real one.
        fates: of the writes in turn; the rest is kept.
    """

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

    def is_passing(self, error: BaseException) -> bool:
        return isinstance(error, Lost) or self._database.is_passing(error)

    def fault_of(self, error: BaseException) -> StoreUnavailable | StoreDamaged | None:
        return self._database.fault_of(error)

    async def close(self) -> None:
        await self._database.close()
