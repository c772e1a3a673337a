"""The errors and refusals of stores."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Literal

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


@dataclass(eq=False)
class StoreUnavailable(Refusal):
    """The store cannot write at the moment: nothing has changed, and a retry may succeed.

    Attributes:
        retry_after: seconds to wait before a retry.
    """

    code: ClassVar[str] = "store/unavailable"

    why: Why
    retry_after: int = 5


@dataclass(eq=False)
class StoreDamaged(Refusal):
    """The requested data is in a damaged part of the store."""

    code: ClassVar[str] = "store/damaged"


@dataclass(eq=False)
class DamagedFile(Refusal):
    """The file of the store is damaged and was not opened.

    Attributes:
        fault: the first error, as reported by SQLite.
    """

    code: ClassVar[str] = "store/damaged_file"

    path: Path
    fault: str


@dataclass(eq=False)
class UnknownStore(Refusal):
    """An address is neither a file nor a SQLite or PostgreSQL URL."""

    code: ClassVar[str] = "store/unknown_kind"

    kind: str
    """The scheme of the address; never the rest, which may contain a password."""


@dataclass(eq=False)
class MissingDriver(Refusal):
    """The driver for this kind of store is not installed."""

    code: ClassVar[str] = "store/no_driver"

    install: str
    """The command that installs it."""


@dataclass(eq=False)
class StoreUnreachable(Refusal):
    """The store cannot be opened: no such folder, no server, a wrong password."""

    code: ClassVar[str] = "store/unreachable"

    reason: str
    """The error message of the database."""


@dataclass(eq=False)
class NewerSchema(Refusal):
    """The store was written by a newer version of this program."""

    code: ClassVar[str] = "store/newer_schema"

    found: str
    newest: str
    """The newest schema that this version knows."""


@dataclass(eq=False)
class NoStore(Refusal):
    """The store's file does not exist, and is not created."""

    code: ClassVar[str] = "store/missing"

    path: Path


@dataclass(eq=False)
class NotAStore(Refusal):
    """The file was not created by a server: it is empty, or another program's database."""

    code: ClassVar[str] = "store/not_a_store"

    path: Path


@dataclass(eq=False)
class NoRestore(Refusal):
    """Only SQLite stores can be restored; PostgreSQL has ``pg_restore``."""

    code: ClassVar[str] = "store/no_restore"

    kind: str


@dataclass(eq=False)
class NoBackup(Refusal):
    """Only SQLite stores can be backed up; PostgreSQL has ``pg_dump``."""

    code: ClassVar[str] = "store/no_backup"

    kind: str
