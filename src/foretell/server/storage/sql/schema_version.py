"""The check for the newest schema, which avoids loading the code for migrations."""

from typing import Final

from sqlalchemy import Connection, inspect, text

NEWEST: Final = "0006"
"""The revision of the last step in ``migrations``."""

_TAKEN: Final = "alembic_version"
_REVISIONS = text(f"SELECT version_num FROM {_TAKEN}")  # noqa: S608 - the name is ours


def bring_up(connection: Connection) -> None:
    """Run all missing migrations in the current transaction.

    The library for migrations is large, so it is loaded only if one is missing.

    Raises:
        NewerSchema: see ``migrate``.
    """
    if not has_newest(connection):
        from foretell.server.storage.sql.migrate import migrate

        migrate(connection)


def has_newest(connection: Connection) -> bool:
    """Return whether a database is exactly at the newest revision."""
    if not inspect(connection).has_table(_TAKEN):
        return False
    return connection.scalars(_REVISIONS).all() == [NEWEST]
