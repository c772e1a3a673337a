"""The leases of tables, timed by the clock of the database."""

from collections.abc import Collection
from functools import partial

from sqlalchemy import BigInteger, Connection, Text, bindparam, case, delete, func, select, update

from foretell.server.storage.faults import UnknownTable
from foretell.server.storage.repositories import LeaseRepository
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.database_clock import is_living, now_by
from foretell.server.storage.sql.node_connections import end_connections_of_expired
from foretell.server.storage.sql.schema import nodes, presence, rows, tables
from foretell.server.storage.sql.upsert import upsert_for
from foretell.server.storage.values import Held, Whereabouts

_DAY = 24 * 3_600 * 1_000
_NODE = bindparam("of", type_=Text)
_CODES = bindparam("codes", expanding=True, type_=Text)
LAST_WRITER = (
    select(rows.c.token)
    .where(rows.c.code == tables.c.code, rows.c.seq == tables.c.last)
    .scalar_subquery()
)
_LOCK_ALL_OF = (
    select(tables.c.code).where(tables.c.node == _NODE).order_by(tables.c.code).with_for_update()
)
_GIVE_ALL_BACK = update(tables).where(tables.c.node == _NODE).values(node=None)
_LEAVE = delete(presence).where(presence.c.node == _NODE)
_END = delete(nodes).where(nodes.c.node == _NODE)


class SqlLeases(LeaseRepository):
    """The leases in a database."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database
        lives = is_living(database.dialect)
        living = func.coalesce(lives, False)
        now, next_one = now_by(database.dialect), tables.c.token + 1
        lasts = bindparam("lasts", type_=BigInteger)
        adding = upsert_for(database.dialect, nodes, "until")
        self._live_on = adding.values(node=_NODE, until=now + lasts)
        self._lives = select(lives).where(nodes.c.node == _NODE)
        # Never used before, not even by a holder whose rows were lost since: clients that got
        # them identify them by their token.
        fresh = case((next_one > now, next_one), else_=now)
        self._take_all = update(tables).values(node=bindparam("new_node"), token=fresh)
        self._take = self._take_all.where(tables.c.code == bindparam("of")).returning(
            tables.c.token
        )
        self._holder = (
            select(tables.c.node, tables.c.token, tables.c.version, living, LAST_WRITER)
            .outerjoin(nodes, nodes.c.node == tables.c.node)
            .where(tables.c.code == bindparam("code"))
            .with_for_update(of=tables)
        )
        self._whereabouts = (
            select(tables.c.code, case((lives, tables.c.node), else_=None), tables.c.last)
            .outerjoin(nodes, nodes.c.node == tables.c.node)
            .where(tables.c.code.in_(_CODES))
        )
        self._forget_nodes = delete(nodes).where(nodes.c.until < now - _DAY)

    async def heartbeat(self, node: str, *, lasts: int) -> bool:
        # An attempt with unknown result may have revived the node: no retry forgets that it had
        # expired.
        lived = True

        def live_on(connection: Connection) -> None:
            nonlocal lived
            lived = bool(connection.scalar(self._lives, {"of": node})) and lived
            connection.execute(self._live_on, {"of": node, "lasts": lasts})
            end_connections_of_expired(connection, own=node)

        await self._database.write(live_on)
        return lived

    async def claim(self, code: str, *, node: str) -> Held:
        return await self._database.write(partial(self._claim, code=code, node=node))

    def _claim(self, connection: Connection, code: str, node: str) -> Held:
        row = connection.execute(self._holder, {"code": code}).first()
        if row is None:
            raise UnknownTable(code)
        holder, token, version, lives, last_writer = row
        if (holder != node and lives) or (holder == node and token != last_writer):
            return Held(holder, token, version)
        new = connection.execute(self._take, {"of": code, "new_node": node})
        return Held(node, new.scalar_one(), version)

    async def take_all(self, node: str) -> None:
        await self._database.write(lambda write: write.execute(self._take_all, {"new_node": node}))

    async def release(self, node: str) -> None:
        def release(connection: Connection) -> None:
            for statement in (_LOCK_ALL_OF, _GIVE_ALL_BACK, _LEAVE, _END):
                connection.execute(statement, {"of": node})

        await self._database.write(release)

    async def give_back(self, code: str, *, node: str, token: int) -> None:
        held = (tables.c.code == code) & (tables.c.node == node) & (tables.c.token == token)
        freeing = update(tables).where(held).values(node=None)
        await self._database.write(lambda write: write.execute(freeing))

    async def whereabouts(self, codes: Collection[str]) -> dict[str, Whereabouts]:
        rows = await self._database.rows(self._whereabouts, {"codes": list(codes)})
        return {code: Whereabouts(node, last) for code, node, last in rows}

    async def expire_nodes(self) -> None:
        def expire(connection: Connection) -> None:
            connection.execute(self._forget_nodes)
            gone = presence.c.node.not_in(select(nodes.c.node))
            connection.execute(delete(presence).where(gone))

        await self._database.write(expire)
