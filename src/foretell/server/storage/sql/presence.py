"""The persons connected to each table at each node."""

from collections.abc import Collection
from contextlib import suppress

from sqlalchemy import Connection, Text, bindparam, delete, select
from sqlalchemy.exc import IntegrityError

from foretell.server.storage.repositories import PresenceRepository
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.database_clock import is_living
from foretell.server.storage.sql.schema import nodes, presence
from foretell.server.storage.sql.upsert import upsert_for

_KEY = ("node", "code", "person")
_LEAVE = delete(presence).where(*(presence.c[name] == bindparam(name) for name in _KEY))


class SqlPresence(PresenceRepository):
    """The presence in a database."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database
        self._come = upsert_for(database.dialect, presence, "sockets")
        self._guests = (
            select(presence.c.code, presence.c.person)
            .join(nodes, nodes.c.node == presence.c.node)
            .where(
                presence.c.code.in_(bindparam("codes", expanding=True, type_=Text)),
                presence.c.node != bindparam("node", type_=Text),
                presence.c.sockets > 0,
                is_living(database.dialect),
            )
        )

    async def set_present(self, node: str, code: str, person: str, *, sockets: int) -> None:
        key = {"node": node, "code": code, "person": person}

        def write(connection: Connection) -> None:
            if sockets == 0:
                connection.execute(_LEAVE, key)
                return
            # The table may have been deleted.
            with suppress(IntegrityError), connection.begin_nested():
                connection.execute(self._come, key | {"sockets": sockets})

        await self._database.write(write)

    async def connected_elsewhere(
        self, codes: Collection[str], *, node: str
    ) -> frozenset[tuple[str, str]]:
        key = {"codes": list(codes), "node": node}
        rows = await self._database.rows(self._guests, key)
        return frozenset((code, person) for code, person in rows)
