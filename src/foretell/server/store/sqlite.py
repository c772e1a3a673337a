"""SQLite: a file, one thread that writes, and some that read beside it."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from foretell.server.store.engine import Result, Work

READERS = 2
BUSY = "5000"
"""Milliseconds to wait for another process that writes to the file."""

PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": "full",  # what is committed survives the loss of power
    "foreign_keys": "on",
    "busy_timeout": BUSY,
    "secure_delete": "on",  # what is forgotten is gone from the file
}

BEGIN = "foretell_begin"


class Sqlite:
    """A file of SQLite.

    The driver is the standard library's, in threads: a transaction is one trip to a thread, not one
    per statement. Writes follow each other in one thread, so that none waits for a lock.
    """

    dialect = "sqlite"

    def __init__(self, path: Path) -> None:
        self._engine = create_engine(
            URL.create("sqlite", database=str(path)),
            pool_size=READERS + 1,
            hide_parameters=True,  # an error's text goes to the log, hands and seeds do not
        )
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        self._writing = self._engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def read(self, work: Work[Result]) -> Result:
        """Do what changes nothing, in a thread of the readers."""

        def reading() -> Result:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def write(self, work: Work[Result]) -> Result:
        """Do and commit, in the thread that writes."""

        def writing() -> Result:
            with self._writing.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, writing)

    def is_passing(self, error: BaseException) -> bool:
        """Tell whether another process kept the file for too long."""
        if not isinstance(error, OperationalError):
            return False
        cause = error.orig
        return isinstance(cause, sqlite3.Error) and cause.sqlite_errorcode & 0xFF in {
            sqlite3.SQLITE_BUSY,
            sqlite3.SQLITE_LOCKED,
        }

    async def close(self) -> None:
        """Wait for the threads and close the file."""
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()


def _prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions begin where they are said to
    for name, value in PRAGMAS.items():
        connection.execute(f"pragma {name}={value}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))
