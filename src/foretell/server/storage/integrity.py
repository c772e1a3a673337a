"""Whether a file of SQLite is a store, and whole."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final, Literal

OFTEN: Final = 10_000
"""Steps of SQLite's machine between looks at the time."""

_VERSIONED: Final = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"

Thorough = Literal["quick_check", "integrity_check"]
"""Of the two, the second also compares each index with its table, which takes far longer."""


class Unfinished(Exception):
    """The time was up before the whole file was looked through; nothing was found so far."""


def first_fault(
    path: str, *, within: float | None = None, how: Thorough = "quick_check"
) -> str | None:
    """Return the first thing that is wrong with a file, in SQLite's words; None for a whole one.

    It only reads, beside whoever writes.

    Args:
        path: the file.
        within: seconds that it may take; None for as many as it takes.
        how: how closely to look.

    Raises:
        Unfinished: when it takes longer.
        sqlite3.Error: when there is no such file, or it is no database.
    """
    with _opened(Path(path)) as connection:
        if within is not None:
            until = time.monotonic() + within
            connection.set_progress_handler(lambda: time.monotonic() >= until, OFTEN)
        try:
            (found,) = connection.execute(f"PRAGMA {how}(1)").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                raise Unfinished from None
            raise
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT:
                return str(error)
            raise
    if found == "ok":
        return None
    return " ".join(str(found).removeprefix("*** in database main ***").split())


def is_store(path: Path) -> bool:
    """Return whether a server has made a file; one that cannot be read is left to who opens it."""
    try:
        with _opened(path) as connection:
            return connection.execute(_VERSIONED).fetchone() is not None
    except sqlite3.Error:
        return True


def _opened(path: Path) -> "closing[sqlite3.Connection]":
    return closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True))
