"""Which node holds which table."""

from sqlalchemy import Connection, Text, bindparam, delete, or_, select, update

from foretell.server.store.faults import UnknownTable
from foretell.server.store.schema import nodes, presence, tables
from foretell.server.store.upsert import insert_for
from foretell.server.store.values import Held

_NODE = bindparam("of", type_=Text)
_HOLDER = (
    select(tables.c.node, tables.c.token, nodes.c.until)
    .outerjoin(nodes, nodes.c.node == tables.c.node)
    .where(tables.c.code == bindparam("code"))
    .with_for_update(of=tables)
)
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
_ORPHANS = (
    select(tables.c.code)
    .outerjoin(nodes, nodes.c.node == tables.c.node)
    .where(
        tables.c.phase == "playing",
        or_(nodes.c.until.is_(None), nodes.c.until <= bindparam("now")),
    )
    .order_by(tables.c.active.desc(), tables.c.code)
)


class LeaseBook:
    """The leases, in a database of ``dialect``."""

    def __init__(self, dialect: str) -> None:
        adding = insert_for(dialect)(nodes)
        self._beat = adding.on_conflict_do_update(
            index_elements=["node"], set_={"until": adding.excluded.until}
        )

    def beat(self, connection: Connection, node: str, until: int) -> None:
        """Let a node live until a time."""
        connection.execute(self._beat, {"node": node, "until": until})

    def claim(self, connection: Connection, code: str, *, node: str, now: int) -> Held:
        """Take a table if it can be had.

        Raises:
            UnknownTable: when there is no such table.
        """
        found = connection.execute(_HOLDER, {"code": code}).first()
        if found is None:
            raise UnknownTable(code)
        holder, token, until = found
        if holder == node or (holder is not None and until is not None and until > now):
            return Held(holder, token)
        connection.execute(_TAKE, {"of": code, "new_node": node, "new_token": token + 1})
        return Held(node, token + 1)

    def take_all(self, connection: Connection, node: str) -> None:
        """Take every table."""
        connection.execute(_TAKE_ALL, {"new_node": node})

    def release(self, connection: Connection, node: str) -> None:
        """Give back all that a node holds."""
        connection.execute(_LOCK_ALL_OF, {"of": node})
        for statement in (_GIVE_BACK, _LEAVE, _END):
            connection.execute(statement, {"of": node})

    def orphans(self, connection: Connection, now: int) -> tuple[str, ...]:
        """Return the tables in play that nobody living holds."""
        return tuple(connection.scalars(_ORPHANS, {"now": now}))
