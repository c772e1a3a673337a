"""The results of the deals of the day."""

from sqlalchemy import Connection, Select, delete, func, select

from foretell.server.storage.repositories import DailyRepository
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.schema import daily_results
from foretell.server.storage.sql.upsert import insert_for


class SqlDaily(DailyRepository):
    """The results in a database."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database
        # Repeated when the outcome is unknown: an existing row is left unchanged.
        self._add = insert_for(database.dialect)(daily_results).on_conflict_do_nothing()

    async def add_result(self, date: str, result: str, *, points: int) -> int:
        def add(connection: Connection) -> int:
            connection.execute(self._add, {"date": date, "result": result, "points": points})
            return connection.execute(_points(date, result)).scalar_one()

        return await self._database.write(add)

    async def points_of(self, date: str, result: str) -> int | None:
        return await self._database.read(lambda read: read.scalar(_points(date, result)))

    async def distribution(self, date: str) -> tuple[tuple[int, int], ...]:
        points = daily_results.c.points
        query = select(points, func.count()).where(daily_results.c.date == date)
        rows = await self._database.rows(query.group_by(points).order_by(points))
        return tuple((points, count) for points, count in rows)

    async def expire_results(self, *, before: str) -> int:
        old = delete(daily_results).where(daily_results.c.date < before)
        return await self._database.write(lambda write: write.execute(old).rowcount)


def _points(date: str, result: str) -> "Select[int]":
    this = (daily_results.c.date == date) & (daily_results.c.result == result)
    return select(daily_results.c.points).where(this)
