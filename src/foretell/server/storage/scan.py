"""Read-only access to a whole store, written by any version, even while in use."""

from sqlalchemy import Connection, select

from foretell.server.storage.address import address
from foretell.server.storage.faults import StoreDamaged, StoreUnreachable
from foretell.server.storage.sql.connect import reason_of
from foretell.server.storage.sql.database import Result, Work
from foretell.server.storage.sql.schema import records, rows, tables
from foretell.server.storage.sql.store import database_at
from foretell.server.storage.values import Row


class Scan:
    """A read-only view of a store, which a server may be using.

    It reads only columns of the first schema: a backup may be older than this version.

    Raises:
        UnknownStore, MissingDriver: see ``SqlStore``.
    """

    def __init__(self, url: str) -> None:
        self.address = address(url)
        self._database = database_at(self.address, only_reads=True)

    async def tables(self) -> tuple[str, ...]:
        """Return the codes of all tables.

        Raises:
            StoreUnreachable: when the file is missing, or is not a store.
            StoreDamaged: when the store is damaged, as in all methods.
        """
        query = select(tables.c.code).order_by(tables.c.code)
        return await self._read(lambda read: tuple(read.scalars(query)))

    async def log(self, code: str) -> tuple[int, tuple[Row, ...]] | None:
        """Return the recorded number of rows of a table, and its rows; None if it was deleted."""
        query = select(rows.c.seq, rows.c.at, rows.c.entries, rows.c.token)
        log = query.where(rows.c.code == code).order_by(rows.c.seq)

        def work(connection: Connection) -> tuple[int, tuple[Row, ...]] | None:
            last = connection.scalar(select(tables.c.last).where(tables.c.code == code))
            if last is None:
                return None
            return last, tuple(Row(*row) for row in connection.execute(log))

        return await self._read(work)

    async def recorded(self) -> tuple[tuple[str, int], ...]:
        """Return table and number of every finished game."""
        query = select(records.c.code, records.c.number).order_by(records.c.code, records.c.number)
        return await self._read(
            lambda read: tuple((code, number) for code, number in read.execute(query))
        )

    async def record(self, code: str, number: int) -> bytes | None:
        """Return the record of a finished game, None if it was deleted."""
        this = (records.c.code == code) & (records.c.number == number)
        return await self._read(lambda read: read.scalar(select(records.c.body).where(this)))

    async def close(self) -> None:
        """Close the store."""
        await self._database.close()

    async def _read(self, work: Work[Result]) -> Result:
        try:
            return await self._database.read(work)
        except Exception as error:
            if isinstance(self._database.fault_of(error), StoreDamaged):
                raise StoreDamaged from error
            raise StoreUnreachable(reason_of(error)) from error
