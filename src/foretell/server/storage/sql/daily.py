"""The results of the deals of the day."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, select

from foretell.server.storage.repositories import DailyRepository
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.schema import daily_results
from foretell.server.storage.sql.upsert import insert_for

_DATE: Final = daily_results.c.date == bindparam("of")
_POINTS = select(daily_results.c.points).where(_DATE, daily_results.c.result == bindparam("which"))
_DISTRIBUTION = (
    select(daily_results.c.points, func.count())
    .where(_DATE)
    .group_by(daily_results.c.points)
    .order_by(daily_results.c.points)
)
_EXPIRE = delete(daily_results).where(daily_results.c.date < bindparam("before"))


class SqlDaily(DailyRepository):
    """The results in a database."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database
        # Repeated when the outcome is unknown: an existing row is left unchanged.
        self._add = insert_for(database.dialect)(daily_results).on_conflict_do_nothing()

    async def add_result(self, date: str, result: str, *, points: int) -> int:
        def add(connection: Connection) -> int:
            connection.execute(self._add, {"date": date, "result": result, "points": points})
            kept: int = connection.execute(_POINTS, {"of": date, "which": result}).scalar_one()
            return kept

        return await self._database.write(add)

    async def points_of(self, date: str, result: str) -> int | None:
        key = {"of": date, "which": result}
        return await self._database.read(lambda read: read.scalar(_POINTS, key))

    async def distribution(self, date: str) -> tuple[tuple[int, int], ...]:
        found = await self._database.read(
            lambda read: read.execute(_DISTRIBUTION, {"of": date}).all()
        )
        return tuple((points, count) for points, count in found)

    async def expire_results(self, *, before: str) -> int:
        return await self._database.write(
            lambda write: write.execute(_EXPIRE, {"before": before}).rowcount
        )
