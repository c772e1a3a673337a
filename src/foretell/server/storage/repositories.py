"""What a server asks of whatever keeps its tables and its people.

Times are milliseconds since 1970 and come from the caller, but for those of leases: they go by a
clock of the store's own, as those of the nodes may differ. Whatever returns has been committed.
When the database is lost, calls wait until it is back, for as long as it takes: put a time limit
around what must not wait. A call that was cancelled may still have its effect.

Whatever writes may raise ``StoreUnavailable`` and has written nothing then, or as good as: what a
failing disk has taken in spite of its error was never acknowledged, and is found again by its
command's id. Whatever reads may raise ``StoreDamaged``.
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
    Overview,
    Person,
    Row,
    Session,
    Summary,
    Whereabouts,
)


class LogRepository(Protocol):
    """Keeps the logs of tables, and what their commands were answered."""

    async def create(
        self, commit: Commit, *, node: str, at: int, opened_by: str | None = None
    ) -> int:
        """Write a new table with its first row and its summary, held by ``node``.

        A code used again never repeats a token, as tokens start from ``at``.

        Returns:
            The token; the one in ``commit`` does not matter.

        Raises:
            TakenCode: when a table has the code, or had it and left records.
            ValueError: when there is no summary, or no row 1.
        """

    async def append(self, commit: Commit) -> None:
        """Write a commit.

        Raises:
            StaleToken: when the table is gone, or held under another token.
            ValueError: when the row is not the next one.
        """

    async def confirm(self, code: str, *, token: int) -> None:
        """Return if a table is held under a token, as far as anything has been committed.

        Raises:
            StaleToken: when the table is gone, or held under another token.
        """

    async def rows(self, code: str, *, after: int = 0) -> tuple[Row, ...]:
        """Return the log of a table from row ``after + 1`` on; empty if there is no such table."""

    async def answer(self, code: str, person: str, command: str) -> Answer | None:
        """Return what a command was answered, None if nothing is kept."""

    async def load(self, code: str, *, node: str) -> Kept | None:
        """Return all that is kept of a table that a node holds anew.

        None if it does not hold it, or has written something under its token: who begins again
        then claims the table first.
        """

    async def exists(self, code: str) -> bool:
        """Tell whether there is such a table."""

    async def expire(
        self, *, gathering_before: int, finished_before: int, playing_before: int
    ) -> int:
        """Delete tables that were last active before the time for their phase; keep their records.

        Returns:
            How many there were.
        """

    async def expire_answers(self, *, before: int) -> int:
        """Delete answers that were given before a time.

        Answers without a time are deleted with the others of a table that was last active before.

        Returns:
            How many there were.
        """


class OverviewRepository(Protocol):
    """Knows tables without a look into their logs."""

    async def lobby(self, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        """Return the listed tables that are not finished by code, last active first."""

    async def overview(self, code: str) -> Overview | None:
        """Return a table's summary and version, None if there is no such table."""

    async def listed_by(self, person: str) -> int:
        """Return how many tables that are listed and not finished a person has opened."""

    async def listing(self) -> tuple[Listed, ...]:
        """Return every table, last active first."""


class RecordRepository(Protocol):
    """Keeps the records of finished games, which outlive their tables."""

    async def records_of(self, code: str) -> tuple[GameRecord, ...]:
        """Return a table's finished games in order."""

    async def record(self, code: str, number: int) -> GameRecord | None:
        """Return one finished game of a table."""

    async def games(self, code: str) -> tuple[KeptGame, ...]:
        """Return what is known of a table's finished games, in order."""

    async def recorded(self) -> tuple[tuple[str, int], ...]:
        """Return code and number of every finished game."""

    async def give_keys(self, code: str, keys: Mapping[int, str]) -> None:
        """Write the keys of finished games by number; those that have one keep it."""

    async def is_member(self, code: str, person: str) -> bool:
        """Tell whether a person has held a seat of a table, which may be gone."""

    async def expire_records(self, *, before: int) -> int:
        """Delete the records of games that were over before a time; count them."""


class PeopleRepository(Protocol):
    """Keeps people and their sessions. Of tokens and links only SHA-256 digests are kept.

    Times are milliseconds since 1970.
    """

    async def add_person(self, session: Session, *, name: str) -> None:
        """Write somebody new with a first session."""

    async def add_session(self, session: Session) -> None:
        """Write one more session of somebody, if its id and digest are new."""

    async def holder(self, digest: bytes) -> tuple[Person, Session | None] | None:
        """Return who holds a token, and the session, which may have expired.

        The session is None where a program that knew of none gave the token out.
        """

    async def named(self, name: str) -> tuple[Person, ...]:
        """Return everybody of this name, earliest first."""

    async def sessions(self, person: str) -> tuple[Session, ...]:
        """Return a person's sessions, last used first."""

    async def live(self, sessions_: Collection[str]) -> frozenset[str]:
        """Return those of some sessions that have not ended."""

    async def use(self, used: Mapping[str, int], *, lasts: int) -> None:
        """Write when sessions were last used; each expires ``lasts`` ms later."""

    async def revoke(
        self, person: str, *, only: str | None = None, but: str | None = None
    ) -> frozenset[str]:
        """End sessions of a person, and the links that were made there.

        Args:
            person: whose.
            only: the one to end; all when left out.
            but: the one to spare.

        Returns:
            The ids of those that have ended.
        """

    async def revoked(self) -> str:
        """Return the session that was revoked last, in whatever way; empty before the first."""

    async def add_link(self, digest: bytes, *, person: str, session: str, expires: int) -> None:
        """Write a link to a person, made in a session; it replaces the person's earlier ones."""

    async def link_owner(self, digest: bytes, *, now: int) -> Person | None:
        """Return whose link it is, None when it is good no more."""

    async def follow_link(self, digest: bytes, session: Session) -> Person | None:
        """Use a link up, and write a session of its owner, whatever person ``session`` names.

        Returns:
            The owner; None when the link is good no more, and nothing was written.
        """

    async def forget(self, person: str) -> int:
        """Delete a person.

        Their sessions and links end. In the logs of the person's tables every object with this
        ``person`` is left with an empty one, and with a dash for a ``name``; so are names in lobby
        and records. What the person's commands were answered is deleted.

        Returns:
            The number of tables the person belonged to, expired ones with records included.
        """

    async def unseen(self, *, before: int) -> tuple[str, ...]:
        """Return some of the people who were not seen since a time, at most a hundred."""

    async def expire_sessions(self, *, now: int) -> int:
        """End the sessions and delete the links whose time is over; count the sessions."""


class LeaseRepository(Protocol):
    """Knows whose a table is: its holder's, while the node's own time is not up."""

    async def heartbeat(self, node: str, *, lasts: int) -> bool:
        """Let a node live for so many ms from now, and all its leases with it.

        Returns:
            Whether it was living until now, so that nobody can have taken its tables.
        """

    async def claim(self, code: str, *, node: str) -> Held:
        """Take a table that is free, or whose holder's time is up.

        Returns:
            Who holds it: ``node``, with a new token, or the one it had if it has written nothing
            under that yet, or another. Tokens rise with the time of the store's clock: none is
            given out twice, not even after rows were lost, or a backup was restored.

        Raises:
            UnknownTable: when there is no such table.
        """

    async def take_all(self, node: str) -> None:
        """Take every table, whoever holds it: no other node can be alive."""

    async def release(self, node: str) -> None:
        """Give back everything that a node holds, and forget the node."""

    async def give_back(self, code: str, *, node: str, token: int) -> None:
        """Let a table be free, if ``node`` holds it under this token."""

    async def whereabouts(self, codes: Collection[str]) -> dict[str, Whereabouts]:
        """Return which living nodes hold tables, and how far the tables are.

        A code of no table is left out.
        """

    async def expire_nodes(self) -> None:
        """Delete nodes whose time has been up for a day, and who was present there."""


class InboxRepository(Protocol):
    """Carries commands to the node that holds their table, without a message bus."""

    async def put(self, code: str, person: str, body: bytes, *, at: int) -> None:
        """Leave a command for whoever holds the table. It may arrive twice.

        Raises:
            UnknownTable: when there is no such table.
        """

    async def take(self, node: str) -> tuple[tuple[str, str, bytes], ...]:
        """Take the commands for all tables of a node in order: code, person, body."""


class PresenceRepository(Protocol):
    """Knows who is connected at which node."""

    async def set_present(self, node: str, code: str, person: str, *, sockets: int) -> None:
        """Write how many sockets a person has to a table at a node."""

    async def guests(self, codes: Collection[str], *, node: str) -> frozenset[tuple[str, str]]:
        """Return code and person of whoever has a socket to a table at another living node."""
