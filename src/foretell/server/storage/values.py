"""The values that a store keeps, opaque where it need not look inside."""

from dataclasses import dataclass, field
from typing import Literal

Phase = Literal["gathering", "playing", "finished"]
"""The phase of a table: players gather, a game is in progress, the last one is over."""


@dataclass(frozen=True, slots=True)
class Row:
    """One commit of a table's log."""

    seq: int
    """Dense from 1."""
    at: int
    """Milliseconds since 1970."""
    entries: bytes
    """A JSON list in UTF-8, decoded by the store only to forget a person."""
    token: int = 0
    """The token of its lease; a row in a commit is written under the commit's token."""


AnswerKey = tuple[str, str]
"""Person and command of an answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a command at a table."""

    person: str
    command: str
    """The id that the sender gave the command."""
    body: bytes
    at: int | None = None
    """Milliseconds since 1970; None if written by an earlier version."""
    digest: bytes | None = None
    """The command's digest, to detect reuse of its id; None as for ``at``."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A table without its log, enough to list and describe it."""

    listed: bool
    """Whether the table is shown in the lobby."""
    phase: Phase
    players: int
    """Number of seats."""
    taken: int
    """Number of seats taken."""
    host: str
    body: bytes
    """All other data, as JSON in UTF-8."""


@dataclass(frozen=True, slots=True)
class VersionedSummary:
    """A summary, and the version of the table that it describes."""

    summary: Summary
    version: int | None
    """Number of log entries; None if written by an earlier version."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished game; it outlives its table."""

    number: int
    """The number of the game at its table."""
    finished: int
    """Milliseconds since 1970."""
    body: bytes
    """The record file, which includes names."""
    key: str | None = None
    """Gives access without a seat at the table; None until first requested."""


@dataclass(frozen=True, slots=True)
class Commit:
    """Data that is written atomically."""

    code: str
    """The table."""
    token: int
    """The fencing token of the writer's lease."""
    row: Row | None = None
    version: int | None = None
    """Number of log entries after the commit."""
    answer: Answer | None = None
    forgotten: tuple[AnswerKey, ...] = ()
    """Keys of answers to delete."""
    summary: Summary | None = None
    """The new summary, if it has changed."""
    members: tuple[str, ...] = ()
    """Persons to add to the table."""
    records: tuple[GameRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class Held:
    """The holder of a table."""

    by: str
    """The name of the node."""
    token: int
    version: int | None = field(default=None, compare=False)
    """Number of log entries, as for ``VersionedSummary``."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The stored data of a table, for the node that holds it."""

    token: int
    version: int | None
    """Number of log entries, as for ``VersionedSummary``."""
    rows: tuple[Row, ...] | None
    """The log; None if it is too long and has to be read separately."""
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The location and progress of a table."""

    node: str | None
    """The living node that holds the table, if any."""
    rows: int
    """Number of rows in its log."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in the administrator's list."""

    code: str
    phase: Phase
    created: int
    """Milliseconds since 1970."""
    active: int
    """The time of the last activity, in milliseconds since 1970."""
    players: int
    taken: int


@dataclass(frozen=True, slots=True)
class Person:
    """A person with a name."""

    person: str
    name: str
    since: int
    """Milliseconds since 1970."""
    has_sat: bool = False
    """Whether they have held a seat at a table that has not expired; only for token holders."""


@dataclass(frozen=True, slots=True)
class Session:
    """A signed-in device or program of a person.

    Times are milliseconds since 1970.
    """

    id: str
    person: str
    digest: bytes
    """The digest of its token."""
    label: str
    """The label shown to the person; empty if unknown."""
    created: int
    used: int
    expires: int


@dataclass(frozen=True, slots=True)
class KeptGame:
    """The metadata of a finished game, without its record."""

    number: int
    finished: int
    key: str | None


def first_token(at: int) -> int:
    """Return the token of a table created at ``at``, later than those of any earlier table."""
    return max(at, 1)
