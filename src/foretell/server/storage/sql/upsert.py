"""Values as rows, and inserts of rows that may exist already, special to each database."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Table

from foretell.server.storage.values import Answer, GameRecord, Row, Session, Summary

Upsert = Callable[[Table], Any]
"""Returns an insert with ``on_conflict_do_nothing`` and ``on_conflict_do_update``."""


def insert_for(dialect: str) -> Upsert:
    """Return the construct of ``sqlite`` or ``postgresql``; the other one is not loaded."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert
    from sqlalchemy.dialects import sqlite

    return sqlite.insert


def upsert_for(dialect: str, table: Table, column: str) -> Any:
    """Return an insert that sets one column of a row if there is one with the same key."""
    adding = insert_for(dialect)(table)
    return adding.on_conflict_do_update(
        index_elements=table.primary_key.columns, set_={column: adding.excluded[column]}
    )


def columns_of(value: Answer | GameRecord | Row | Session | Summary) -> dict[str, Any]:
    """Return the fields of a value, which are named like their columns."""
    return {name: getattr(value, name) for name in value.__slots__}
