"""A database as the repositories see it, and how work in it is tried again."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection

from foretell.errors import ForetellError
from foretell.server.metrics import STORE_ERRORS
from foretell.server.storage.faults import StoreDamaged, StoreUnavailable
from foretell.server.storage.sql.health import StoreHealth

FIRST_PAUSE: Final = 0.02
"""Seconds before work is tried for the second time."""
LONGEST_PAUSE: Final = 1.0
"""Seconds between two tries at most."""

Result = TypeVar("Result")

Work = Callable[[Connection], Result]
"""What is done inside one transaction; it may be done again if the transaction was lost."""


class Database(Protocol):
    """Does pieces of work, each in a transaction of its own."""

    @property
    def dialect(self) -> str:
        """``sqlite`` or ``postgresql``."""
        ...

    async def check(self) -> None:
        """Look through what is there for damage, as far as that is quick.

        Raises:
            DamagedFile: when there is some.
        """

    async def read(self, work: Work[Result]) -> Result:
        """Do what changes nothing."""

    async def write(self, work: Work[Result]) -> Result:
        """Do and commit; nothing of it stays if an exception comes out."""

    def is_passing(self, error: BaseException) -> bool:
        """Tell whether an error speaks of the database's absence, not of what was asked."""

    def fault_of(self, error: BaseException) -> StoreUnavailable | StoreDamaged | None:
        """Return what an error says of the disk, None when it says nothing of it."""

    async def close(self) -> None:
        """Let go of all connections."""


class RetryingDatabase:
    """A database in which work is tried again for as long as it is away.

    Args:
        database: where.
        health: is told of all other errors.
    """

    def __init__(self, database: Database, health: StoreHealth) -> None:
        self.database = database
        self.health = health
        self.dialect = database.dialect

    async def read(self, work: Work[Result]) -> Result:
        """Return what work returns that changes nothing."""
        return await self._retried(lambda: self.database.read(work))

    async def write(self, work: Work[Result]) -> Result:
        """Return what work returns, once it is committed."""
        return await self._retried(lambda: self.database.write(work))

    async def write_until_none(self, work: Work[int]) -> int:
        """Do work again until it finds nothing to do; add up what it did."""
        done = 0
        while some := await self.write(work):
            done += some
        return done

    async def _retried(self, attempt: Callable[[], Awaitable[Result]]) -> Result:
        waiting = backoff()
        while True:
            try:
                return await attempt()
            except ForetellError:
                raise
            except Exception as error:
                if not self.database.is_passing(error):
                    fault = self.health.met(error, self.database.fault_of(error))
                    if fault is error:
                        raise
                    raise fault from error
            STORE_ERRORS.labels("away").inc()
            await asyncio.sleep(next(waiting))


def backoff() -> Iterator[float]:
    """Yield seconds to wait before each next try: twice as long every time, up to a second."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)
