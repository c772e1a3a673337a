"""Read-only access to a whole store, written by any version, even while in use."""

from sqlalchemy import Connection, Text, bindparam, select

from foretell.server.storage.address import address
from foretell.server.storage.faults import StoreDamaged, StoreUnreachable
from foretell.server.storage.sql.connect import reason_of
from foretell.server.storage.sql.database import Result, Work
from foretell.server.storage.sql.schema import records, rows, tables
from foretell.server.storage.sql.store import database_at
from foretell.server.storage.values import Row

# Only columns of the first schema: a backup may be older than this version.
_CODE = bindparam("of", type_=Text)
_TABLES = select(tables.c.code, tables.c.last).order_by(tables.c.code)
_LAST = select(tables.c.last).where(tables.c.code == _CODE)
_ROWS = (
    select(rows.c.seq, rows.c.at, rows.c.entries, rows.c.token)
    .where(rows.c.code == _CODE)
    .order_by(rows.c.seq)
)
_RECORDED = select(records.c.code, records.c.number).order_by(records.c.code, records.c.number)
_RECORD = select(records.c.body).where(
    records.c.code == _CODE, records.c.number == bindparam("number")
)


class Scan:
    """A read-only view of a store, which a server may be using.

    Args:
        url: the address, as for ``SqlStore``.

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
        return await self._read(
            lambda connection: tuple(code for code, _ in connection.execute(_TABLES))
        )

    async def log(self, code: str) -> tuple[int, tuple[Row, ...]] | None:
        """Return the recorded number of rows of a table, and its rows; None if it was deleted."""

        def work(connection: Connection) -> tuple[int, tuple[Row, ...]] | None:
            last: int | None = connection.scalar(_LAST, {"of": code})
            if last is None:
                return None
            return last, tuple(Row(*row) for row in connection.execute(_ROWS, {"of": code}))

        return await self._read(work)

    async def recorded(self) -> tuple[tuple[str, int], ...]:
        """Return table and number of every finished game."""
        return await self._read(
            lambda connection: tuple(
                (code, number) for code, number in connection.execute(_RECORDED)
            )
        )

    async def record(self, code: str, number: int) -> bytes | None:
        """Return the record of a finished game, None if it was deleted."""
        return await self._read(
            lambda connection: connection.scalar(_RECORD, {"of": code, "number": number})
        )

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
