"""The people of a ``MemoryStore``."""

from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from foretell.server.storage.values import Person, Session
from foretell.testing.memory_store.commits import Committing, committed


@dataclass(frozen=True, slots=True)
class _Link:
    person: str
    session: str
    expires: int


class MemoryPeople(Committing):
    """A ``PeopleRepository`` in memory."""

    def __init__(self) -> None:
        self._people: dict[str, Person] = {}
        self._seen: dict[str, int] = {}
        self._sessions: dict[str, Session] = {}
        self._links: dict[bytes, _Link] = {}
        self._revoked = ""

    @abstractmethod
    def _has_sat(self, person: str) -> bool:
        """Return whether a person has held a seat."""

    @committed
    def add_person(self, session: Session, *, name: str) -> None:
        self._people[session.person] = Person(session.person, name, session.created)
        self._seen[session.person] = session.used
        self._sessions[session.id] = session

    @committed
    def add_session(self, session: Session) -> None:
        if all(one.digest != session.digest for one in self._sessions.values()):
            self._sessions.setdefault(session.id, session)

    async def holder(self, digest: bytes) -> tuple[Person, Session | None] | None:
        for session in self._sessions.values():
            if session.digest == digest:
                person = self._people[session.person]
                return replace(person, has_sat=self._has_sat(person.person)), session
        return None

    async def named(self, name: str) -> tuple[Person, ...]:
        called = (who for who in self._people.values() if who.name == name)
        return tuple(sorted(called, key=lambda who: (who.since, who.person)))

    async def sessions(self, person: str) -> tuple[Session, ...]:
        sessions = (one for one in self._sessions.values() if one.person == person)
        return tuple(sorted(sessions, key=lambda one: (-one.used, one.id)))

    async def live(self, sessions_: Collection[str]) -> frozenset[str]:
        return frozenset(sessions_) & self._sessions.keys()

    @committed
    def use(self, used: Mapping[str, int], *, lasts: int) -> None:
        for session, at in used.items():
            known = self._sessions.get(session)
            if known is not None and known.used < at:
                self._sessions[session] = replace(known, used=at, expires=at + lasts)
                self._seen[known.person] = max(at, self._seen[known.person])

    @committed
    def revoke(
        self, person: str, *, only: str | None = None, but: str | None = None
    ) -> frozenset[str]:
        return self._end(
            one.id
            for one in self._sessions.values()
            if one.person == person and only in {None, one.id} and one.id != but
        )

    async def revoked(self) -> str:
        return self._revoked

    @committed
    def add_link(self, digest: bytes, *, person: str, session: str, expires: int) -> None:
        self._links = {key: one for key, one in self._links.items() if one.person != person}
        self._links[digest] = _Link(person, session, expires)

    async def link_owner(self, digest: bytes, *, now: int) -> Person | None:
        link = self._links.get(digest)
        return None if link is None or link.expires < now else self._people[link.person]

    @committed
    def follow_link(self, digest: bytes, session: Session) -> Person | None:
        link = self._links.pop(digest, None)
        if link is None or link.expires < session.created:
            return None
        self._sessions[session.id] = replace(session, person=link.person)
        return self._people[link.person]

    async def unseen(self, *, before: int) -> tuple[str, ...]:
        return tuple(person for person, at in self._seen.items() if at < before)[:100]

    @committed
    def expire_sessions(self, *, now: int) -> int:
        self._links = {key: one for key, one in self._links.items() if one.expires >= now}
        return len(self._end(one.id for one in self._sessions.values() if one.expires < now))

    def _forget_person(self, person: str) -> frozenset[str]:
        """Delete a person; return their name."""
        self._end(one.id for one in self._sessions.values() if one.person == person)
        self._links = {key: link for key, link in self._links.items() if link.person != person}
        self._seen.pop(person, None)
        known = self._people.pop(person, None)
        return frozenset() if known is None else frozenset({known.name})

    def _end(self, chosen: Iterable[str]) -> frozenset[str]:
        ended = frozenset(chosen)
        for session in ended:
            del self._sessions[session]
        self._links = {key: one for key, one in self._links.items() if one.session not in ended}
        self._revoked = max(ended, default=self._revoked)
        return ended
