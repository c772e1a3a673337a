"""Inserting rows that may exist already, for which each database has its own construct."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Table

Upsert = Callable[[Table], Any]
"""Returns an insert with ``on_conflict_do_nothing`` and ``on_conflict_do_update``."""


def insert_for(dialect: str) -> Upsert:
    """Return the construct of ``sqlite`` or ``postgresql``; the other one is not loaded."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert
    from sqlalchemy.dialects import sqlite

    return sqlite.insert
