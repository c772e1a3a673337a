"""Commands on their way to the node that holds their table."""

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from foretell.server.storage.faults import UnknownTable
from foretell.server.storage.repositories import InboxRepository
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.schema import inbox, tables

_TAKE = (
    delete(inbox)
    .where(inbox.c.code.in_(select(tables.c.code).where(tables.c.node == bindparam("node"))))
    .returning(inbox.c.number, inbox.c.code, inbox.c.person, inbox.c.body)
)


class SqlInbox(InboxRepository):
    """The inbox in a database."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database

    async def put(self, code: str, person: str, body: bytes, *, at: int) -> None:
        new = {"code": code, "person": person, "body": body, "at": at}

        def put(connection: Connection) -> None:
            try:
                connection.execute(insert(inbox), new)
            except IntegrityError:
                raise UnknownTable(code) from None

        await self._database.write(put)

    async def take(self, node: str) -> tuple[tuple[str, str, bytes], ...]:
        # Commands read before a lost commit may have been deleted by it: no retry drops them.
        taken: dict[int, tuple[str, str, bytes]] = {}

        def take(connection: Connection) -> None:
            for number, code, person, body in connection.execute(_TAKE, {"node": node}):
                taken[number] = code, person, body

        await self._database.write(take)
        return tuple(taken[number] for number in sorted(taken))
