"""Integrity checks of SQLite files."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final, Literal

OFTEN: Final = 10_000
"""Instructions of SQLite's virtual machine between checks of the time limit."""

_VERSIONED: Final = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"

Thorough = Literal["quick_check", "integrity_check"]
"""Kinds of checks; the second also compares indexes with tables, which takes far longer."""


class Unfinished(Exception):
    """The time limit was reached before the check was complete; no fault was found so far."""


def first_fault(
    path: str, *, within: float | None = None, how: Thorough = "quick_check"
) -> str | None:
    """Return the first fault in a file, as reported by SQLite; None for an intact one.

    The check only reads, and can run while others write. It may be limited to some seconds.

    Raises:
        Unfinished: when the time limit is reached.
        sqlite3.Error: when the file does not exist or is not a database.
    """
    with read_only(Path(path)) as connection:
        if within is not None:
            until = time.monotonic() + within
            connection.set_progress_handler(lambda: time.monotonic() >= until, OFTEN)
        try:
            (result,) = connection.execute(f"PRAGMA {how}(1)").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                raise Unfinished from None
            raise
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT:
                return str(error)
            raise
    if result == "ok":
        return None
    return " ".join(str(result).removeprefix("*** in database main ***").split())


def is_store(path: Path) -> bool:
    """Return whether a server created a file; True if unreadable, so that opening it fails."""
    try:
        with read_only(path) as connection:
            return connection.execute(_VERSIONED).fetchone() is not None
    except sqlite3.Error:
        return True


def read_only(path: Path) -> "closing[sqlite3.Connection]":
    """Return a context with a connection to a file, which it closes and cannot write."""
    return closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True))
