"""Which node holds which table."""

from sqlalchemy import BigInteger, Connection, Text, bindparam, delete, func, not_, select, update

from foretell.server.store.faults import UnknownTable
from foretell.server.store.schema import nodes, presence, tables
from foretell.server.store.timing import is_living, now_by
from foretell.server.store.upsert import insert_for
from foretell.server.store.values import Held

_NODE = bindparam("of", type_=Text)
_TAKE = (
    update(tables)
    .where(tables.c.code == bindparam("of"))
    .values(node=bindparam("new_node"), token=bindparam("new_token"))
)
_TAKE_ALL = update(tables).values(node=bindparam("new_node"), token=tables.c.token + 1)
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
        self._holder = (
            select(tables.c.node, tables.c.token, tables.c.version, living)
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
        holder, token, version, lives = found
        if holder == node or lives:
            return Held(holder, token, version)
        connection.execute(_TAKE, {"of": code, "new_node": node, "new_token": token + 1})
        return Held(node, token + 1, version)

    def take_all(self, connection: Connection, node: str) -> None:
        """Take every table."""
        connection.execute(_TAKE_ALL, {"new_node": node})

    def release(self, connection: Connection, node: str) -> None:
        """Give back all that a node holds."""
        connection.execute(_LOCK_ALL_OF, {"of": node})
        for statement in (_GIVE_BACK, _LEAVE, _END):
            connection.execute(statement, {"of": node})

    def orphans(self, connection: Connection) -> tuple[str, ...]:
        """Return the tables in play that nobody living holds."""
        return tuple(connection.scalars(self._orphans))
