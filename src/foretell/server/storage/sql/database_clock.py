"""The time by the clock of a database, which all its nodes share: theirs may differ."""

from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, and_, cast, func

from foretell.server.storage.sql.schema import nodes

FURTHEST: Final = 60_000
"""Milliseconds for which a node may live without a sign of life. What is further ahead was written
before the clock was set back, and would keep a dead node's tables from the others."""
_DAYS_TO_1970: Final = 2_440_587.5
"""From the beginning of Julian days."""
_DAY: Final = 24 * 3_600 * 1_000


def now_by(dialect: str) -> ColumnElement[int]:
    """Return an expression: milliseconds since 1970 by the clock of the database."""
    if dialect == "postgresql":
        seconds: ColumnElement[Any] = func.extract("epoch", func.clock_timestamp())
        return cast(seconds * 1_000, BigInteger)
    return cast((func.julianday("now") - _DAYS_TO_1970) * _DAY, BigInteger)


def is_living(dialect: str) -> ColumnElement[bool]:
    """Return a condition: the time of a node is not up."""
    now = now_by(dialect)
    return and_(nodes.c.until > now, nodes.c.until <= now + FURTHEST)
