"""The database as the repositories see it, with automatic retries."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Executable, Row

from foretell.errors import ForetellError
from foretell.server.metrics import STORE_ERRORS
from foretell.server.storage.faults import StoreDamaged, StoreUnavailable
from foretell.server.storage.sql.health import StoreHealth

FIRST_PAUSE: Final = 0.02
"""Seconds before the first retry."""
LONGEST_PAUSE: Final = 1.0
"""The longest pause between retries, in seconds."""

Result = TypeVar("Result")

Key = Mapping[str, object]
"""The parameters of a query, by name."""
_Row = Row[*tuple[Any, ...]]
Work = Callable[[Connection], Result]
"""The work of one transaction; it is repeated if the transaction is lost."""


class Database(Protocol):
    """Runs each piece of work in its own transaction."""

    @property
    def dialect(self) -> str:
        """``sqlite`` or ``postgresql``."""

    async def check(self) -> None:
        """Check the database for damage, as far as that is quick.

        Raises:
            DamagedFile: when it is damaged.
        """

    async def read(self, work: Work[Result]) -> Result:
        """Run read-only work, and return its result."""

    async def write(self, work: Work[Result]) -> Result:
        """Run and commit work, and return its result; an exception rolls it back."""

    def is_transient(self, error: BaseException) -> bool:
        """Return whether an error is due to the database's absence, so that a retry may help."""

    def fault_of(self, error: BaseException) -> StoreUnavailable | StoreDamaged | None:
        """Return the fault of the disk behind an error, None if it has another cause."""

    async def close(self) -> None:
        """Close all connections."""


class RetryingDatabase:
    """A database with work retried for as long as it is away; its health records other errors."""

    def __init__(self, database: Database, health: StoreHealth) -> None:
        self.database = database
        self.health = health
        self.dialect = database.dialect

    async def read(self, work: Work[Result]) -> Result:
        """Run read-only work, and return its result."""
        return await self._retried(lambda: self.database.read(work))

    async def write(self, work: Work[Result]) -> Result:
        """Run and commit work, and return its result."""
        return await self._retried(lambda: self.database.write(work))

    async def rows(self, query: Executable, key: Key | None = None) -> Sequence[_Row]:
        """Return the rows that a query selects."""
        return await self.read(lambda connection: connection.execute(query, key).all())

    async def row(self, query: Executable, key: Key | None = None) -> _Row | None:
        """Return the first row that a query selects."""
        return await self.read(lambda connection: connection.execute(query, key).first())

    async def write_until_none(self, work: Work[int]) -> int:
        """Repeat work until it returns 0; return the sum of its results."""
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
                if not self.database.is_transient(error):
                    fault = self.health.met(error, self.database.fault_of(error))
                    if fault is error:
                        raise
                    raise fault from error
            STORE_ERRORS.labels("away").inc()
            await asyncio.sleep(next(waiting))


def backoff() -> Iterator[float]:
    """Yield the seconds to wait before each retry, doubling up to a second."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)
