"""Reading a whole store without changing it, whichever version has written it, or writes it now."""

from sqlalchemy import Connection, Text, bindparam, select

from foretell.server.storage.address import address
from foretell.server.storage.faults import StoreDamaged, StoreUnreachable
from foretell.server.storage.sql.connect import reason_of
from foretell.server.storage.sql.database import Result, Work
from foretell.server.storage.sql.schema import records, rows, tables
from foretell.server.storage.sql.store import database_at
from foretell.server.storage.values import Row

# Columns of the first schema alone: a backup may be older than this version.
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
    """A store that is looked through, beside a server that may be using it.

    Args:
        url: where it is, as for ``SqlStore``.

    Raises:
        UnknownStore, MissingDriver: as ``SqlStore``.
    """

    def __init__(self, url: str) -> None:
        self.address = address(url)
        self._database = database_at(self.address, only_reads=True)

    async def tables(self) -> tuple[str, ...]:
        """Return the codes of all tables.

        Raises:
            StoreUnreachable: when there is no store, or none of ours.
            StoreDamaged: when it cannot be read, as any of these.
        """
        return await self._read(
            lambda connection: tuple(code for code, _ in connection.execute(_TABLES))
        )

    async def log(self, code: str) -> tuple[int, tuple[Row, ...]] | None:
        """Return how many rows a table has by its own account, and its rows; None if it is gone."""

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
        """Return the record of a finished game, None if it is gone."""
        return await self._read(
            lambda connection: connection.scalar(_RECORD, {"of": code, "number": number})
        )

    async def close(self) -> None:
        """Let go of the store."""
        await self._database.close()

    async def _read(self, work: Work[Result]) -> Result:
        try:
            return await self._database.read(work)
        except Exception as error:
            if isinstance(self._database.fault_of(error), StoreDamaged):
                raise StoreDamaged from error
            raise StoreUnreachable(reason_of(error)) from error
