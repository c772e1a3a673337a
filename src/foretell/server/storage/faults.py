"""What keeps a store from doing what it was asked."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Literal

from foretell.errors import ForetellError, Refusal


class StaleToken(ForetellError):
    """The table is another node's by now, or gone; nothing was written."""


class TakenCode(ForetellError):
    """A table has this code, or had it and left records; nothing was written."""


class UnknownTable(ForetellError, LookupError):
    """No table has this code."""


class StoreClosed(ForetellError):
    """The store was closed before it could write; nothing was acknowledged."""


Why = Literal["full", "read_only", "failing"]
"""What keeps a store from writing: no space, no permission, or a device that reports errors."""


@dataclass(eq=False)
class StoreUnavailable(Refusal):
    """The store cannot write at the moment: nothing has changed, and it may be tried again.

    Attributes:
        retry_after: seconds.
    """

    code: ClassVar[str] = "store/unavailable"

    why: Why
    retry_after: int = 5


@dataclass(eq=False)
class StoreDamaged(Refusal):
    """What was asked for lies in a part of the store that is damaged."""

    code: ClassVar[str] = "store/damaged"


@dataclass(eq=False)
class DamagedFile(Refusal):
    """The file of the store is damaged, and is not opened.

    Attributes:
        fault: the first thing that is wrong, in the words of SQLite.
    """

    code: ClassVar[str] = "store/damaged_file"

    path: Path
    fault: str


@dataclass(eq=False)
class UnknownStore(Refusal):
    """An address that names neither a file, nor SQLite, nor PostgreSQL."""

    code: ClassVar[str] = "store/unknown_kind"

    kind: str
    """The scheme of the address; never the rest, which may hold a password."""


@dataclass(eq=False)
class MissingDriver(Refusal):
    """The address is good, but what speaks to such a store is not installed."""

    code: ClassVar[str] = "store/no_driver"

    install: str
    """The command that installs it."""


@dataclass(eq=False)
class StoreUnreachable(Refusal):
    """The store cannot be opened: no such folder, no server, a wrong password."""

    code: ClassVar[str] = "store/unreachable"

    reason: str
    """What the database says."""


@dataclass(eq=False)
class NewerSchema(Refusal):
    """A newer version of this program has written the store."""

    code: ClassVar[str] = "store/newer_schema"

    found: str
    newest: str
    """The newest that this version knows."""


@dataclass(eq=False)
class NoStore(Refusal):
    """There is no file where the store is said to be; none is made."""

    code: ClassVar[str] = "store/missing"

    path: Path


@dataclass(eq=False)
class NotAStore(Refusal):
    """A file that no server has made: empty, or another program's database."""

    code: ClassVar[str] = "store/not_a_store"

    path: Path


@dataclass(eq=False)
class NoRestore(Refusal):
    """Only SQLite is restored from here; PostgreSQL has ``pg_restore``."""

    code: ClassVar[str] = "store/no_restore"

    kind: str


@dataclass(eq=False)
class NoBackup(Refusal):
    """Only SQLite is backed up from here; PostgreSQL has ``pg_dump``."""

    code: ClassVar[str] = "store/no_backup"

    kind: str
