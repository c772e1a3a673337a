"""What a server asks of whatever keeps its people."""

from collections.abc import Collection, Mapping
from typing import Protocol

from foretell.server.storage.values import Person, Session


class PeopleStore(Protocol):
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

    async def people(self, *, name: str) -> tuple[Person, ...]:
        """Return everybody of this name, earliest first."""

    async def sessions(self, person: str) -> tuple[Session, ...]:
        """Return a person's sessions, last used first."""

    async def live(self, sessions: Collection[str]) -> frozenset[str]:
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
