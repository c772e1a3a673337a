"""The clock of a database, shared by all its nodes, whose own clocks may differ."""

from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, and_, cast, func

from foretell.server.storage.sql.schema import nodes

FURTHEST: Final = 60_000
"""The longest life of a node without a heartbeat, in milliseconds. Times further ahead were written
before the clock was set back, and would keep a dead node's tables from the others."""
_DAYS_TO_1970: Final = 2_440_587.5
"""The Julian day of 1970-01-01."""
_DAY: Final = 24 * 3_600 * 1_000


def now_by(dialect: str) -> ColumnElement[int]:
    """Return an expression for milliseconds since 1970 by the clock of the database."""
    if dialect == "postgresql":
        seconds: ColumnElement[Any] = func.extract("epoch", func.clock_timestamp())
        return cast(seconds * 1_000, BigInteger)
    return cast((func.julianday("now") - _DAYS_TO_1970) * _DAY, BigInteger)


def is_living(dialect: str) -> ColumnElement[bool]:
    """Return a condition for nodes that have not expired."""
    now = now_by(dialect)
    return and_(nodes.c.until > now, nodes.c.until <= now + FURTHEST)
