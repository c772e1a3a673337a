"""The newest schema, and whether a database has it: then nothing that migrates is loaded."""

from typing import Final

from sqlalchemy import Connection, inspect, text

NEWEST: Final = "0005"
"""The revision of the last step in ``migrations``."""

_TAKEN: Final = "alembic_version"
_REVISIONS = text(f"SELECT version_num FROM {_TAKEN}")  # noqa: S608 - the name is ours


def bring_up(connection: Connection) -> None:
    """Take all steps that are missing, in the transaction that is open.

    Most databases miss none, and the library that takes steps is a large one.

    Raises:
        NewerSchema: see ``migrate``.
    """
    if not has_newest(connection):
        from foretell.server.storage.sql.migrate import migrate

        migrate(connection)


def has_newest(connection: Connection) -> bool:
    """Tell whether a database has taken the last step, and none that is unknown here."""
    if not inspect(connection).has_table(_TAKEN):
        return False
    return connection.scalars(_REVISIONS).all() == [NEWEST]
