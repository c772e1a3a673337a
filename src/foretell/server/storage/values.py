"""What a store keeps of a table: plain values, opaque where the store need not look inside."""

from dataclasses import dataclass, field
from typing import Literal

Phase = Literal["gathering", "playing", "finished"]
"""How far a table is: people come together, a game is on, the last one is over."""


@dataclass(frozen=True, slots=True)
class Row:
    """One commit of a table's log."""

    seq: int
    """Dense from 1."""
    at: int
    """Milliseconds since 1970."""
    entries: bytes
    """A JSON list in UTF-8. Only forgetting a person looks inside."""
    token: int = 0
    """Of the lease under which it was written; of one to be written, its commit says."""


AnswerKey = tuple[str, str]
"""Person and command of an answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command at a table was answered."""

    person: str
    command: str
    """The id that the sender gave the command."""
    body: bytes
    at: int | None = None
    """Milliseconds since 1970; None where an earlier version wrote it."""
    digest: bytes | None = None
    """Of the command, to tell it from another one of the same id; None as for ``at``."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A table as the lobby tells it."""

    listed: bool
    """Whether strangers may see it there."""
    phase: Phase
    players: int
    """Seats."""
    taken: int
    """Seats that somebody holds."""
    host: str
    body: bytes
    """Whatever else the lobby shows, as JSON in UTF-8."""


@dataclass(frozen=True, slots=True)
class Overview:
    """A table as it was after its last commit, without its log."""

    summary: Summary
    version: int | None
    """How many entries it has; None where an earlier version wrote them."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished game; it outlives its table."""

    number: int
    """Which game of its table."""
    finished: int
    """Milliseconds since 1970."""
    body: bytes
    """The file in the record format, names inside."""
    key: str | None = None
    """Opens it to those who were not at the table; None until it is first asked for."""


@dataclass(frozen=True, slots=True)
class Commit:
    """What is written together or not at all."""

    code: str
    """The table."""
    token: int
    """What the writer's lease of the table is fenced by."""
    row: Row | None = None
    version: int | None = None
    """How many entries the log has then."""
    answer: Answer | None = None
    forgotten: tuple[AnswerKey, ...] = ()
    """Answers that are deleted."""
    summary: Summary | None = None
    """The new one, where it has changed."""
    members: tuple[str, ...] = ()
    """Persons who belong to the table from now on."""
    records: tuple[GameRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class Held:
    """Who holds a table."""

    by: str
    """A node."""
    token: int
    version: int | None = field(default=None, compare=False)
    """How many entries the table has, as for ``Overview``."""


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is kept of a table, for the node that holds it."""

    token: int
    version: int | None
    """How many entries there are, as for ``Overview``."""
    rows: tuple[Row, ...] | None
    """The log; None where it is so long that it is to be read by itself."""
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where a table is, and how far."""

    node: str | None
    """The living node that holds it, if one does."""
    rows: int
    """How many rows its log has."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as the administrator sees it."""

    code: str
    phase: Phase
    created: int
    """Milliseconds since 1970."""
    active: int
    """When something last happened, in milliseconds since 1970."""
    players: int
    taken: int


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has come with a name."""

    person: str
    name: str
    since: int
    """Milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Session:
    """A device or a program by which a person is known.

    Times are milliseconds since 1970.
    """

    id: str
    person: str
    digest: bytes
    """Of its token."""
    label: str
    """What its person knows it by; empty when nothing is known of it."""
    created: int
    used: int
    expires: int


@dataclass(frozen=True, slots=True)
class KeptGame:
    """What is known of a finished game without reading its record."""

    number: int
    finished: int
    key: str | None


def first_token(at: int) -> int:
    """The token of a table created at ``at``: later than any of an earlier table of its code."""
    return max(at, 1)
