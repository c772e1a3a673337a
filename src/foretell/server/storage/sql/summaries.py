"""Summaries of tables, without their logs."""

from sqlalchemy import Text, bindparam, func, select

from foretell.server.storage.repositories import SummaryRepository
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.schema import members, tables
from foretell.server.storage.values import Listed, Summary, VersionedSummary

_SUMMARY = tuple(tables.c[name] for name in Summary.__slots__)
_LATEST = (tables.c.active.desc(), tables.c.code)
_CODED = select(tables.c.code, *_SUMMARY).order_by(*_LATEST)
_WITH_VERSION = select(*_SUMMARY, tables.c.version).where(
    tables.c.code == bindparam("code", type_=Text)
)


class SqlSummaries(SummaryRepository):
    """The summaries of tables in a database."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database

    async def lobby(self, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        query = _CODED.where(tables.c.listed, tables.c.phase.in_(("gathering", "playing")))
        rows = await self._database.rows(query.limit(limit))
        return tuple((code, Summary(*summary)) for code, *summary in rows)

    async def summary(self, code: str) -> VersionedSummary | None:
        row = await self._database.row(_WITH_VERSION, {"code": code})
        if row is None:
            return None
        *summary, version = row
        return VersionedSummary(Summary(*summary), version)

    async def of_member(self, person: str, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        query = _CODED.join(members, members.c.code == tables.c.code).where(
            members.c.person == person, tables.c.phase != "finished"
        )
        rows = await self._database.rows(query.limit(limit))
        return tuple((code, Summary(*summary)) for code, *summary in rows)

    async def listed_by(self, person: str) -> int:
        query = select(func.count()).where(
            tables.c.opened_by == person, tables.c.listed, tables.c.phase != "finished"
        )
        return await self._database.read(lambda read: read.execute(query).scalar_one())

    async def listing(self) -> tuple[Listed, ...]:
        query = select(*(tables.c[name] for name in Listed.__slots__)).order_by(*_LATEST)
        return tuple(Listed(*row) for row in await self._database.rows(query))
