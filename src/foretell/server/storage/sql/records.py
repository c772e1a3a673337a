"""The records of finished games."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, exists, select, update

from foretell.server.storage.repositories import RecordRepository
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.schema import members, records, tables
from foretell.server.storage.values import GameRecord, KeptGame

EXPIRY_BATCH: Final = 100
"""Records that expire in one transaction."""

_RECORD = tuple(records.c[name] for name in GameRecord.__slots__)
_GAME = tuple(records.c[name] for name in KeptGame.__slots__)


class SqlRecords(RecordRepository):
    """The records in a database."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database

    async def records_of(self, code: str) -> tuple[GameRecord, ...]:
        query = select(*_RECORD).where(records.c.code == code).order_by(records.c.number)
        return tuple(GameRecord(*row) for row in await self._database.rows(query))

    async def record(self, code: str, number: int) -> GameRecord | None:
        query = select(*_RECORD).where(records.c.code == code, records.c.number == number)
        row = await self._database.row(query)
        return None if row is None else GameRecord(*row)

    async def games(self, code: str) -> tuple[KeptGame, ...]:
        query = select(*_GAME).where(records.c.code == code).order_by(records.c.number)
        return tuple(KeptGame(*row) for row in await self._database.rows(query))

    async def recorded(self) -> tuple[tuple[str, int], ...]:
        query = select(records.c.code, records.c.number).order_by(records.c.code, records.c.number)
        return tuple((code, number) for code, number in await self._database.rows(query))

    async def give_keys(self, code: str, keys: Mapping[int, str]) -> None:
        keyless = update(records).where(records.c.code == code, records.c.key.is_(None))

        def give(connection: Connection) -> None:
            for number, key in keys.items():
                connection.execute(keyless.where(records.c.number == number).values(key=key))

        await self._database.write(give)

    async def is_member(self, code: str, person: str) -> bool:
        query = select(members.c.code).where(members.c.code == code, members.c.person == person)
        return await self._database.row(query) is not None

    async def expire_records(self, *, before: int) -> int:
        return await self._database.write_until_none(partial(_expire, before=before))


def _expire(connection: Connection, before: int) -> int:
    """Delete some records of games finished before a time; return their number.

    Members are deleted, too, if neither their table nor any record is left.
    """
    old = select(records.c.code, records.c.number).where(records.c.finished < before)
    chosen = connection.execute(old.order_by(*old.selected_columns).limit(EXPIRY_BATCH)).all()
    for code, number in chosen:
        connection.execute(
            delete(records).where(records.c.code == code, records.c.number == number)
        )
    codes = {code for code, _ in chosen}
    is_left = exists().where(tables.c.code == members.c.code) | exists().where(
        records.c.code == members.c.code
    )
    connection.execute(delete(members).where(members.c.code.in_(codes), ~is_left))
    return len(chosen)
