"""Summaries of tables, without their logs."""

from sqlalchemy import Text, bindparam, func, select

from foretell.server.storage.repositories import SummaryRepository
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.schema import members, tables
from foretell.server.storage.values import Listed, Summary, VersionedSummary

_SUMMARY = tuple(tables.c[name] for name in Summary.__slots__)
_LATEST = (tables.c.active.desc(), tables.c.code)
_LOBBY = (
    select(tables.c.code, *_SUMMARY)
    .where(tables.c.listed, tables.c.phase.in_(("gathering", "playing")))
    .order_by(*_LATEST)
    .limit(bindparam("limit"))
)
_WITH_VERSION = select(*_SUMMARY, tables.c.version).where(
    tables.c.code == bindparam("code", type_=Text)
)
_OF_MEMBER = (
    select(tables.c.code, *_SUMMARY)
    .join(members, members.c.code == tables.c.code)
    .where(members.c.person == bindparam("person"), tables.c.phase != "finished")
    .order_by(*_LATEST)
    .limit(bindparam("limit"))
)
_LISTED_BY = select(func.count()).where(
    tables.c.opened_by == bindparam("person"), tables.c.listed, tables.c.phase != "finished"
)
_LISTING = select(*(tables.c[name] for name in Listed.__slots__)).order_by(*_LATEST)


class SqlSummaries(SummaryRepository):
    """The summaries of tables in a database."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database

    async def lobby(self, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        key = {"limit": limit}
        rows = await self._database.read(lambda read: read.execute(_LOBBY, key).all())
        return tuple((code, Summary(*summary)) for code, *summary in rows)

    async def summary(self, code: str) -> VersionedSummary | None:
        key = {"code": code}
        row = await self._database.read(lambda read: read.execute(_WITH_VERSION, key).first())
        if row is None:
            return None
        *summary, version = row
        return VersionedSummary(Summary(*summary), version)

    async def of_member(self, person: str, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        key = {"person": person, "limit": limit}
        rows = await self._database.read(lambda read: read.execute(_OF_MEMBER, key).all())
        return tuple((code, Summary(*summary)) for code, *summary in rows)

    async def listed_by(self, person: str) -> int:
        key = {"person": person}
        return await self._database.read(lambda read: read.execute(_LISTED_BY, key).scalar_one())

    async def listing(self) -> tuple[Listed, ...]:
        found = await self._database.read(lambda read: read.execute(_LISTING).all())
        return tuple(Listed(*row) for row in found)
