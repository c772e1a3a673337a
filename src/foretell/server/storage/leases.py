"""Which node holds which table."""

from sqlalchemy import (
    BigInteger,
    Connection,
    Text,
    bindparam,
    case,
    delete,
    func,
    not_,
    select,
    update,
)

from foretell.server.storage.database_clock import is_living, now_by
from foretell.server.storage.faults import UnknownTable
from foretell.server.storage.schema import nodes, presence, rows, tables
from foretell.server.storage.upsert import insert_for
from foretell.server.storage.values import Held

_NODE = bindparam("of", type_=Text)
LAST_WRITER = (
    select(rows.c.token)
    .where(rows.c.code == tables.c.code, rows.c.seq == tables.c.last)
    .scalar_subquery()
)
_LOCK_ALL_OF = (
    select(tables.c.code).where(tables.c.node == _NODE).order_by(tables.c.code).with_for_update()
)
_GIVE_BACK = update(tables).where(tables.c.node == _NODE).values(node=None)
_LEAVE = delete(presence).where(presence.c.node == _NODE)
_END = delete(nodes).where(nodes.c.node == _NODE)


class LeaseBook:
    """The leases, in a database of ``dialect`` and timed by its clock."""

    def __init__(self, dialect: str) -> None:
        living = func.coalesce(is_living(dialect), False)
        lasts = bindparam("lasts", type_=BigInteger)
        adding = insert_for(dialect)(nodes).values(node=_NODE, until=now_by(dialect) + lasts)
        self._beat = adding.on_conflict_do_update(
            index_elements=["node"], set_={"until": adding.excluded.until}
        )
        self._lives = select(is_living(dialect)).where(nodes.c.node == _NODE)
        # Never used before, not even by a holder whose rows are lost since: those who were told of
        # them know them by their token.
        now, next_one = now_by(dialect), tables.c.token + 1
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
        self._orphans = (
            select(tables.c.code)
            .outerjoin(nodes, nodes.c.node == tables.c.node)
            .where(tables.c.phase == "playing", not_(living))
            .order_by(tables.c.active.desc(), tables.c.code)
        )

    def beat(self, connection: Connection, node: str, lasts: int) -> bool:
        """Let a node live for so many ms from now; return whether it was living."""
        lives = connection.scalar(self._lives, {"of": node})
        connection.execute(self._beat, {"of": node, "lasts": lasts})
        return bool(lives)

    def claim(self, connection: Connection, code: str, *, node: str) -> Held:
        """Take a table if it can be had.

        Raises:
            UnknownTable: when there is no such table.
        """
        found = connection.execute(self._holder, {"code": code}).first()
        if found is None:
            raise UnknownTable(code)
        holder, token, version, lives, last_writer = found
        if (holder != node and lives) or (holder == node and token != last_writer):
            return Held(holder, token, version)
        new = connection.execute(self._take, {"of": code, "new_node": node})
        return Held(node, new.scalar_one(), version)

    def take_all(self, connection: Connection, node: str) -> None:
        """Take every table."""
        connection.execute(self._take_all, {"new_node": node})

    def release(self, connection: Connection, node: str) -> None:
        """Give back all that a node holds."""
        connection.execute(_LOCK_ALL_OF, {"of": node})
        for statement in (_GIVE_BACK, _LEAVE, _END):
            connection.execute(statement, {"of": node})

    def orphans(self, connection: Connection) -> tuple[str, ...]:
        """Return the tables in play that nobody living holds."""
        return tuple(connection.scalars(self._orphans))
