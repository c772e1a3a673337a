"""Where tables are and who looks at them, for many tables at once."""

from collections.abc import Collection

from sqlalchemy import Connection, Text, bindparam, case, select, update

from foretell.server.storage.database_clock import is_living
from foretell.server.storage.schema import nodes, presence, tables
from foretell.server.storage.values import Whereabouts

_CODES = bindparam("codes", expanding=True, type_=Text)
_NODE = bindparam("node", type_=Text)
_GIVE_BACK = (
    update(tables)
    .where(
        tables.c.code == bindparam("of"),
        tables.c.node == bindparam("holder"),
        tables.c.token == bindparam("old_token"),
    )
    .values(node=None)
)


class Lookout:
    """What nodes want to know of many tables, in a database of ``dialect``."""

    def __init__(self, dialect: str) -> None:
        lives = is_living(dialect)
        self._where = (
            select(tables.c.code, case((lives, tables.c.node), else_=None), tables.c.last)
            .outerjoin(nodes, nodes.c.node == tables.c.node)
            .where(tables.c.code.in_(_CODES))
        )
        self._guests = (
            select(presence.c.code, presence.c.person)
            .join(nodes, nodes.c.node == presence.c.node)
            .where(
                presence.c.code.in_(_CODES),
                presence.c.node != _NODE,
                presence.c.sockets > 0,
                lives,
            )
        )

    def whereabouts(self, connection: Connection, codes: Collection[str]) -> dict[str, Whereabouts]:
        """Return where tables are."""
        found = connection.execute(self._where, {"codes": list(codes)})
        return {code: Whereabouts(node, last) for code, node, last in found}

    def guests(
        self, connection: Connection, codes: Collection[str], *, node: str
    ) -> frozenset[tuple[str, str]]:
        """Return who is connected at other living nodes, by table."""
        found = connection.execute(self._guests, {"codes": list(codes), "node": node})
        return frozenset((code, person) for code, person in found)


def give_back(connection: Connection, code: str, *, node: str, token: int) -> None:
    """Let a table be free, if it is held like that."""
    connection.execute(_GIVE_BACK, {"of": code, "holder": node, "old_token": token})
