"""Overviews of tables, without their logs."""

from sqlalchemy import Text, bindparam, func, select

from foretell.server.storage.repositories import OverviewRepository
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.schema import tables
from foretell.server.storage.values import Listed, Overview, Summary

_SUMMARY = tuple(tables.c[name] for name in Summary.__slots__)
_LATEST = (tables.c.active.desc(), tables.c.code)
_LOBBY = (
    select(tables.c.code, *_SUMMARY)
    .where(tables.c.listed, tables.c.phase.in_(("gathering", "playing")))
    .order_by(*_LATEST)
    .limit(bindparam("limit"))
)
_OVERVIEW = select(*_SUMMARY, tables.c.version).where(
    tables.c.code == bindparam("code", type_=Text)
)
_LISTED_BY = select(func.count()).where(
    tables.c.opened_by == bindparam("person"), tables.c.listed, tables.c.phase != "finished"
)
_LISTING = select(*(tables.c[name] for name in Listed.__slots__)).order_by(*_LATEST)


class SqlOverviews(OverviewRepository):
    """The overviews in a database."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database

    async def lobby(self, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        key = {"limit": limit}
        found = await self._database.read(lambda read: read.execute(_LOBBY, key).all())
        return tuple((code, Summary(*summary)) for code, *summary in found)

    async def overview(self, code: str) -> Overview | None:
        key = {"code": code}
        found = await self._database.read(lambda read: read.execute(_OVERVIEW, key).first())
        if found is None:
            return None
        *summary, version = found
        return Overview(Summary(*summary), version)

    async def listed_by(self, person: str) -> int:
        key = {"person": person}
        return await self._database.read(lambda read: read.execute(_LISTED_BY, key).scalar_one())

    async def listing(self) -> tuple[Listed, ...]:
        found = await self._database.read(lambda read: read.execute(_LISTING).all())
        return tuple(Listed(*row) for row in found)
