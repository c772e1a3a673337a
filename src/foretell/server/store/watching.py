"""Where tables are and who looks at them, for many tables at once."""

from collections.abc import Collection

from sqlalchemy import Connection, Text, bindparam, case, select, update

from foretell.server.store.schema import nodes, presence, tables
from foretell.server.store.values import Whereabouts

_CODES = bindparam("codes", expanding=True, type_=Text)
_NODE = bindparam("node", type_=Text)
_WHERE = (
    select(
        tables.c.code,
        case((nodes.c.until > bindparam("now"), tables.c.node), else_=None),
        tables.c.last,
    )
    .outerjoin(nodes, nodes.c.node == tables.c.node)
    .where(tables.c.code.in_(_CODES))
)
_GUESTS = (
    select(presence.c.code, presence.c.person)
    .join(nodes, nodes.c.node == presence.c.node)
    .where(
        presence.c.code.in_(_CODES),
        presence.c.node != _NODE,
        presence.c.sockets > 0,
        nodes.c.until > bindparam("now"),
    )
)
_GIVE_BACK = (
    update(tables)
    .where(
        tables.c.code == bindparam("of"),
        tables.c.node == bindparam("holder"),
        tables.c.token == bindparam("old_token"),
    )
    .values(node=None)
)


def whereabouts(connection: Connection, codes: Collection[str], now: int) -> dict[str, Whereabouts]:
    """Return where tables are."""
    found = connection.execute(_WHERE, {"codes": list(codes), "now": now})
    return {code: Whereabouts(node, last) for code, node, last in found}


def guests(
    connection: Connection, codes: Collection[str], *, node: str, now: int
) -> frozenset[tuple[str, str]]:
    """Return who is connected at other living nodes, by table."""
    found = connection.execute(_GUESTS, {"codes": list(codes), "node": node, "now": now})
    return frozenset((code, person) for code, person in found)


def give_back(connection: Connection, code: str, *, node: str, token: int) -> None:
    """Let a table be free, if it is held like that."""
    connection.execute(_GIVE_BACK, {"of": code, "holder": node, "old_token": token})
