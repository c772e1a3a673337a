"""The errors and refusals of stores."""

from pathlib import Path
from typing import Literal

from foretell.errors import ForetellError, Refusal
from foretell.server.storage.values import Answer


class StaleToken(ForetellError):
    """The table was taken by another node or deleted; nothing was written."""


class AlreadyAnswered(ForetellError):
    """The command of a commit has a stored answer; nothing was written.

    Attributes:
        answer: the stored answer.
    """

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer)
        self.answer = answer


class TakenCode(ForetellError):
    """The code belongs to a table, or to one that has left records; nothing was written."""


class UnknownTable(ForetellError, LookupError):
    """No table has this code."""


class StoreClosed(ForetellError):
    """The store was closed before it could write; nothing was acknowledged."""


Why = Literal["full", "read_only", "failing"]
"""The reason for a failed write: no space, no permission, or a failing device."""


class StoreUnavailable(Refusal, code="store/unavailable"):
    """The store cannot write at the moment: nothing has changed, and a retry may succeed."""

    why: Why
    retry_after: int = 5
    """Seconds to wait before a retry."""


class StoreDamaged(Refusal, code="store/damaged"):
    """The requested data is in a damaged part of the store."""


class DamagedFile(Refusal, code="store/damaged_file"):
    """The file of the store is damaged and was not opened."""

    path: Path
    fault: str
    """The first error, as reported by SQLite."""


class UnknownStore(Refusal, code="store/unknown_kind"):
    """An address is neither a file nor a SQLite or PostgreSQL URL."""

    kind: str
    """The scheme of the address; never the rest, which may contain a password."""


class MissingDriver(Refusal, code="store/no_driver"):
    """The driver for this kind of store is not installed."""

    install: str
    """The command that installs it."""


class StoreUnreachable(Refusal, code="store/unreachable"):
    """The store cannot be opened: no such folder, no server, a wrong password."""

    reason: str
    """The error message of the database."""


class NewerSchema(Refusal, code="store/newer_schema"):
    """The store was written by a newer version of this program."""

    found: str
    newest: str
    """The newest schema that this version knows."""


class NoStore(Refusal, code="store/missing"):
    """The store's file does not exist, and is not created."""

    path: Path


class NotAStore(Refusal, code="store/not_a_store"):
    """The file was not created by a server: it is empty, or another program's database."""

    path: Path


class NoRestore(Refusal, code="store/no_restore"):
    """Only SQLite stores can be restored; PostgreSQL has ``pg_restore``."""

    kind: str


class NoBackup(Refusal, code="store/no_backup"):
    """Only SQLite stores can be backed up; PostgreSQL has ``pg_dump``."""

    kind: str
