"""The contracts of a store's repositories.

Times are milliseconds since 1970 and come from the caller, except those of leases: they follow the
store's own clock, as the clocks of nodes may differ. Calls return after the commit. While the
database is unreachable, calls wait without limit: use a timeout where that is not acceptable. A
cancelled call may still take effect.

Calls that write may raise ``StoreUnavailable``, with nothing written. At worst, a failing disk has
kept the data in spite of its error: it was never acknowledged, and is found by its command's id.
Calls that read may raise ``StoreDamaged``.
"""

from collections.abc import Collection, Mapping
from typing import Protocol

from foretell.server.storage.values import (
    Answer,
    Commit,
    GameRecord,
    Held,
    Kept,
    KeptGame,
    Listed,
    Person,
    Row,
    Session,
    Summary,
    VersionedSummary,
    Whereabouts,
)


class LogRepository(Protocol):
    """Stores the logs of tables, and the answers to their commands."""

    async def create(
        self, commit: Commit, *, node: str, at: int, opened_by: str | None = None
    ) -> int:
        """Write a new table with its first row and its summary, held by ``node``; return its token.

        A reused code never repeats a token, as tokens start from ``at``; the one in ``commit`` is
        ignored.

        Raises:
            TakenCode: when a table has the code, or had it and left records.
            ValueError: when the summary or row 1 is missing.
        """

    async def append(self, commit: Commit) -> None:
        """Write a commit.

        Raises:
            StaleToken: when the table was deleted, or is held under another token.
            AlreadyAnswered: when the command of the answer has another one.
            ValueError: when the row is not the next one.
        """

    async def rows(self, code: str, *, after: int = 0) -> tuple[Row, ...]:
        """Return the log of a table from row ``after + 1`` on; empty if there is no such table."""

    async def answer(
        self, code: str, person: str, command: str, *, token: int | None = None
    ) -> Answer | None:
        """Return the answer to a command, None if none is stored.

        If a token is given, the table must be held under it, according to what is committed.

        Raises:
            StaleToken: when the table was deleted, or is held under another token.
        """

    async def load(self, code: str, *, node: str) -> Kept | None:
        """Return the stored data of a table that a node has newly taken.

        None if the node does not hold it, or has written under its token already: it then has to
        claim the table first.
        """

    async def exists(self, code: str) -> bool:
        """Return whether a table exists."""

    async def expire(
        self, *, gathering_before: int, finished_before: int, playing_before: int
    ) -> int:
        """Delete tables last active before the time for their phase; return their number.

        Their records are kept.
        """

    async def expire_answers(self, *, before: int) -> int:
        """Delete answers given before a time; return their number.

        Answers without a time are deleted if their table was last active before it.
        """


class SummaryRepository(Protocol):
    """Reads tables without their logs."""

    async def lobby(self, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        """Return code and summary of listed, unfinished tables, most recently active first."""

    async def summary(self, code: str) -> VersionedSummary | None:
        """Return a table's summary and version, None if it does not exist."""

    async def of_member(self, person: str, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        """Return code and summary of a person's unfinished tables, most recently active first."""

    async def listed_by(self, person: str) -> int:
        """Return the number of listed, unfinished tables opened by a person."""

    async def listing(self) -> tuple[Listed, ...]:
        """Return every table, most recently active first."""


class RecordRepository(Protocol):
    """Stores the records of finished games, which outlive their tables."""

    async def records_of(self, code: str) -> tuple[GameRecord, ...]:
        """Return a table's finished games in order."""

    async def record(self, code: str, number: int) -> GameRecord | None:
        """Return one finished game of a table."""

    async def games(self, code: str) -> tuple[KeptGame, ...]:
        """Return the metadata of a table's finished games, in order."""

    async def recorded(self) -> tuple[tuple[str, int], ...]:
        """Return code and number of every finished game."""

    async def give_keys(self, code: str, keys: Mapping[int, str]) -> None:
        """Write the keys of finished games by number; existing keys are kept."""

    async def is_member(self, code: str, person: str) -> bool:
        """Return whether a person has held a seat at a table, even a deleted one."""

    async def expire_records(self, *, before: int) -> int:
        """Delete the records of games finished before a time; return their number."""


class PeopleRepository(Protocol):
    """Stores people and their sessions; only SHA-256 digests of tokens and links.

    Times are milliseconds since 1970.
    """

    async def add_person(self, session: Session, *, name: str) -> None:
        """Write a new person with their first session."""

    async def add_session(self, session: Session) -> None:
        """Write another session of a person, if its id and digest are new."""

    async def holder(self, digest: bytes) -> tuple[Person, Session | None] | None:
        """Return the holder of a token and the session, which may have expired.

        Of a holder it is known whether they have held a seat.

        The session is None if the token is older than sessions.
        """

    async def named(self, name: str) -> tuple[Person, ...]:
        """Return all people with a name, earliest first."""

    async def sessions(self, person: str) -> tuple[Session, ...]:
        """Return a person's sessions, most recently used first."""

    async def live(self, sessions_: Collection[str]) -> frozenset[str]:
        """Return the ids of those sessions that have not ended."""

    async def use(self, used: Mapping[str, int], *, lasts: int) -> None:
        """Write the last use of sessions; each expires ``lasts`` ms later."""

    async def revoke(
        self, person: str, *, only: str | None = None, but: str | None = None
    ) -> frozenset[str]:
        """End sessions of a person, with the links created in them; return their ids.

        They are all, or one of them, or all but one.
        """

    async def revoked(self) -> str:
        """Return the id of the last session ended in any way; empty before the first."""

    async def add_link(self, digest: bytes, *, person: str, session: str, expires: int) -> None:
        """Write a person's link, created in a session; it replaces earlier ones."""

    async def link_owner(self, digest: bytes, *, now: int) -> Person | None:
        """Return the owner of a link, None if it is no longer valid."""

    async def follow_link(self, digest: bytes, session: Session) -> Person | None:
        """Use up a link, and write a session of its owner, ignoring the person in it.

        It returns the owner, or None and writes nothing if the link is no longer valid.
        """

    async def forget(self, person: str) -> int:
        """Delete a person; return the number of their tables, including expired ones with records.

        Their sessions and links end. In the logs of their tables, every object with this ``person``
        gets an empty one, and a dash for its ``name``; so do names in the lobby and in records. The
        answers to the person's commands are deleted.
        """

    async def unseen(self, *, before: int) -> tuple[str, ...]:
        """Return up to a hundred people not seen since a time."""

    async def expire_sessions(self, *, now: int) -> int:
        """End expired sessions and delete expired links; return the number of sessions."""


class DailyRepository(Protocol):
    """Stores the results of the deals of the day: points by date, of nobody in particular.

    A date is written ``2026-11-24``.
    """

    async def add_result(self, date: str, result: str, *, points: int) -> int:
        """Write a result under the id ``result``, unless there is one; return its points."""

    async def points_of(self, date: str, result: str) -> int | None:
        """Return the points of a result, None if there is none."""

    async def distribution(self, date: str) -> tuple[tuple[int, int], ...]:
        """Return points and the number of results with them, the lowest points first."""

    async def expire_results(self, *, before: str) -> int:
        """Delete the results of dates before another; return their number."""


class LeaseRepository(Protocol):
    """Stores the leases of tables, each valid while its node sends heartbeats."""

    async def heartbeat(self, node: str, *, lasts: int) -> bool:
        """Extend the life of a node, and of all its leases, to ``lasts`` ms from now.

        It returns whether the node was still alive, so that no other can have taken its tables.
        """

    async def claim(self, code: str, *, node: str) -> Held:
        """Take a table that is free or whose holder has expired.

        Returns:
            The holder: another node, or ``node`` with a new token, or with its old one if nothing
            was written under that yet. Tokens rise with the store's clock: none is used twice, not
            even after rows were lost or a backup was restored.

        Raises:
            UnknownTable: when the table does not exist.
        """

    async def take_all(self, node: str) -> None:
        """Take every table from any holder, as no other node can be alive."""

    async def release(self, node: str) -> None:
        """Release all tables of a node, and delete the node."""

    async def give_back(self, code: str, *, node: str, token: int) -> None:
        """Release a table, if ``node`` holds it under this token."""

    async def whereabouts(self, codes: Collection[str]) -> dict[str, Whereabouts]:
        """Return the living holders of tables, and their numbers of rows.

        Codes of no table are omitted.
        """

    async def expire_nodes(self) -> None:
        """Delete nodes that expired more than a day ago, with the presence there."""


class InboxRepository(Protocol):
    """Carries commands to the node that holds their table, without a message bus."""

    async def put(self, code: str, person: str, body: bytes, *, at: int) -> None:
        """Leave a command for the table's holder. It may arrive twice.

        Raises:
            UnknownTable: when the table does not exist.
        """

    async def take(self, node: str) -> tuple[tuple[str, str, bytes], ...]:
        """Remove and return the commands for all tables of a node in order: code, person, body."""


class PresenceRepository(Protocol):
    """Stores the persons connected to each node."""

    async def set_present(self, node: str, code: str, person: str, *, sockets: int) -> None:
        """Write the number of a person's sockets to a table at a node."""

    async def connected_elsewhere(
        self, codes: Collection[str], *, node: str
    ) -> frozenset[tuple[str, str]]:
        """Return code and person for all with a socket to a table at another living node."""
