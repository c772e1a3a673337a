"""Opening a database and updating its schema."""

import asyncio

from sqlalchemy.exc import DBAPIError

from foretell.errors import ForetellError
from foretell.server.storage.faults import StoreUnreachable
from foretell.server.storage.sql.database import Database, backoff
from foretell.server.storage.sql.schema_version import bring_up


async def open_database(database: Database, *, timeout: float, checks: bool = False) -> None:
    """Bring a database to the newest schema; with ``checks``, look for damage first.

    A server that is not up is waited for, ``timeout`` seconds in total.

    Raises:
        StoreUnreachable: when the database does not exist or refuses the connection.
        NewerSchema: when a newer version of this program has migrated it, and it no longer
            supports this version.
        DamagedFile: when the database is damaged.
    """
    waited = 0.0
    waiting = backoff()
    while True:
        try:
            if checks:
                await database.check()
            await database.write(bring_up)
        except ForetellError:
            raise
        except Exception as error:
            if not database.is_transient(error) or waited >= timeout:
                raise StoreUnreachable(reason_of(error)) from error
        else:
            return
        pause = next(waiting)
        await asyncio.sleep(pause)
        waited += pause


def reason_of(error: Exception) -> str:
    """Return the driver's error message, without the statement and the link to documentation."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(cause).partition("\n")[0] or type(cause).__name__
