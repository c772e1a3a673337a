"""SQLite: a file with one writing thread and several reading ones."""

import asyncio
import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from foretell.server.storage.faults import DamagedFile, StoreDamaged, StoreUnavailable, Why
from foretell.server.storage.integrity import Unfinished, first_fault
from foretell.server.storage.sql.database import Result, Work

READERS = 2
CHECK_WITHIN: Final = 3.0
"""Time limit for checking the file at startup, in seconds; enough for hundreds of megabytes."""
BUSY = "5000"
"""Milliseconds to wait for another process that is writing to the file."""

PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": "full",  # commits survive a power failure
    "foreign_keys": "on",
    "busy_timeout": BUSY,
    "secure_delete": "on",  # deleted data is overwritten
}

BEGIN = "foretell_begin"

_log = structlog.get_logger()

_PASSING: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
_DAMAGED: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_WHY: Final[Mapping[int, Why]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_CANTOPEN: "failing",
}


class Sqlite:
    """A SQLite file.

    It uses the standard library's driver in threads: a transaction takes one trip to a thread, not
    one per statement. All writes share one thread, so that none waits for a lock.
    """

    dialect = "sqlite"

    def __init__(self, path: Path, *, only_reads: bool = False) -> None:
        self._path = path
        self._engine = create_engine(
            _url(path, only_reads=only_reads),
            pool_size=READERS + 1,
            hide_parameters=True,  # error messages are logged, hands and seeds must not be
        )
        if not only_reads:
            event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        self._writing = self._engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def check(self) -> None:
        """See ``Database``; the check is abandoned after ``CHECK_WITHIN`` seconds."""
        if not self._path.exists():  # the first connection creates it
            return
        try:
            fault = await asyncio.to_thread(first_fault, str(self._path), within=CHECK_WITHIN)
        except Unfinished:
            path = str(self._path)
            _log.info("the store is too large to be looked through at the start", file=path)
            return
        if fault is not None:
            raise DamagedFile(self._path, fault)

    async def read(self, work: Work[Result]) -> Result:
        """Run read-only work in a reading thread."""
        return await _run(self._readers, self._engine, work)

    async def write(self, work: Work[Result]) -> Result:
        """Run and commit work in the writing thread."""
        return await _run(self._writer, self._writing, work)

    def is_transient(self, error: BaseException) -> bool:
        """Return whether another process has locked the file for too long."""
        return _result_code(error) in _PASSING

    def fault_of(self, error: BaseException) -> StoreUnavailable | StoreDamaged | None:
        """See ``Database``."""
        code = _result_code(error)
        if code in _DAMAGED:
            return StoreDamaged()
        why = _WHY.get(code)
        return None if why is None else StoreUnavailable(why)

    async def close(self) -> None:
        """Wait for the threads, and close the file."""
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()


async def _run(threads: ThreadPoolExecutor, engine: Engine, work: Work[Result]) -> Result:
    """Run work in a transaction in one of some threads."""

    def run() -> Result:
        with engine.begin() as connection:
            return work(connection)

    return await asyncio.get_running_loop().run_in_executor(threads, run)


def _url(path: Path, *, only_reads: bool) -> URL:
    if not only_reads:
        return URL.create("sqlite", database=str(path))
    query = {"mode": "ro", "uri": "true"}
    return URL.create("sqlite", database=path.absolute().as_uri(), query=query)


def _prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions begin explicitly
    for name, value in PRAGMAS.items():
        connection.execute(f"pragma {name}={value}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))


def _result_code(error: BaseException) -> int:
    """Return SQLite's primary result code, 0 for other errors."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    # Errors of the driver itself have no code.
    code: int = getattr(cause, "sqlite_errorcode", 0) if isinstance(cause, sqlite3.Error) else 0
    return code & 0xFF
