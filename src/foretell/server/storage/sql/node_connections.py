"""The database connections of each node, ended by other nodes once its lease has expired.

A node that hangs, or whose machine has lost power, may leave a transaction open whose locks would
keep everybody from its tables. PostgreSQL ends a transaction that is idle between two statements,
but not one whose client has sent a statement in parts and is silent before the last.
"""

from typing import Final

import structlog
from sqlalchemy import Connection, bindparam, column, func, not_, select, table

from foretell.server.storage.sql.database_clock import is_living
from foretell.server.storage.sql.schema import nodes

_PROGRAM: Final = "foretell"
_PREFIX: Final = _PROGRAM + " "
_activity = table(
    "pg_stat_activity",
    *(column(name) for name in ("pid", "application_name", "usename", "datname")),
)

_END_EXPIRED = (
    select(func.pg_terminate_backend(_activity.c.pid))
    .join_from(_activity, nodes, _activity.c.application_name == _PREFIX + nodes.c.node)
    .where(
        not_(is_living("postgresql")),
        nodes.c.node != bindparam("own"),
        _activity.c.datname == func.current_database(),
        _activity.c.usename == func.current_user(),
    )
)

_log = structlog.get_logger()


def connection_name(node: str | None) -> str:
    """Return the name of a node's connections, or of those of another command if None."""
    return _PROGRAM if node is None else _PREFIX + node


def end_connections_of_expired(connection: Connection, *, own: str) -> None:
    """End the connections of expired nodes, but not of this one (``own``); SQLite has none."""
    if connection.dialect.name == "postgresql":
        ended = connection.execute(_END_EXPIRED, {"own": own}).all()
        if ended:
            _log.warning("connections of expired nodes ended", count=len(ended))
