"""The records of finished games."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from sqlalchemy import Connection, Text, bindparam, delete, exists, select, update

from foretell.server.storage.repositories import RecordRepository
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.schema import members, records, tables
from foretell.server.storage.values import GameRecord, KeptGame

EXPIRY_BATCH: Final = 100
"""Records that expire in one transaction."""

_CODE = bindparam("of", type_=Text)
_RECORD = (records.c.number, records.c.finished, records.c.body, records.c.key)
_RECORDS = select(*_RECORD).where(records.c.code == _CODE).order_by(records.c.number)
_ONE = select(*_RECORD).where(records.c.code == _CODE, records.c.number == bindparam("number"))
_GAMES = (
    select(records.c.number, records.c.finished, records.c.key)
    .where(records.c.code == _CODE)
    .order_by(records.c.number)
)
_MEMBER = select(members.c.code).where(
    members.c.code == _CODE, members.c.person == bindparam("person")
)
_RECORDED = select(records.c.code, records.c.number).order_by(records.c.code, records.c.number)
_GIVE_KEY = (
    update(records)
    .where(
        records.c.code == _CODE,
        records.c.number == bindparam("which"),
        records.c.key.is_(None),
    )
    .values(key=bindparam("new_key"))
)


class SqlRecords(RecordRepository):
    """The records in a database."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database

    async def records_of(self, code: str) -> tuple[GameRecord, ...]:
        found = await self._database.read(lambda read: read.execute(_RECORDS, {"of": code}).all())
        return tuple(GameRecord(*row) for row in found)

    async def record(self, code: str, number: int) -> GameRecord | None:
        key = {"of": code, "number": number}
        row = await self._database.read(lambda read: read.execute(_ONE, key).first())
        return None if row is None else GameRecord(*row)

    async def games(self, code: str) -> tuple[KeptGame, ...]:
        found = await self._database.read(lambda read: read.execute(_GAMES, {"of": code}).all())
        return tuple(KeptGame(*row) for row in found)

    async def recorded(self) -> tuple[tuple[str, int], ...]:
        rows = await self._database.read(lambda read: read.execute(_RECORDED).all())
        return tuple((code, number) for code, number in rows)

    async def give_keys(self, code: str, keys: Mapping[int, str]) -> None:
        def give(connection: Connection) -> None:
            for number, key in keys.items():
                connection.execute(_GIVE_KEY, {"of": code, "which": number, "new_key": key})

        await self._database.write(give)

    async def is_member(self, code: str, person: str) -> bool:
        key = {"of": code, "person": person}
        return await self._database.read(lambda read: read.scalar(_MEMBER, key)) is not None

    async def expire_records(self, *, before: int) -> int:
        return await self._database.write_until_none(partial(_expire, before=before))


def _expire(connection: Connection, before: int) -> int:
    """Delete some records of games finished before a time.

    Members are deleted, too, if neither their table nor any record is left.

    Returns:
        The number of records deleted.
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
