"""People: their sessions, who holds which token, and links to other devices."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from foretell.server.clock import Clock, SteadyTime
from foretell.server.codes import LETTERS, LINK_LENGTH, new_link, new_token
from foretell.server.names import clean_name
from foretell.server.refusals import UnknownLink, UnknownSession
from foretell.server.sessions import SESSION_LASTS, SessionRegistry
from foretell.server.storage.repositories import PeopleRepository
from foretell.server.storage.values import Session
from foretell.table.permissions import Person

LINK_LASTS: Final = 10 * 60 * 1_000
"""Milliseconds for which a link is good."""
NOTED_EVERY: Final = 3_600 * 1_000
"""Milliseconds after which it is noted again that a session is used."""
MOST_SESSIONS: Final = 32
"""Sessions of one person; a new one ends the one that was unused for longest."""
_PREFIX: Final = "p-"
LONGEST_TOKEN: Final = 128


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a token, and by which session."""

    person: Person
    session: str
    was_idle: bool = False
    """Whether the session was not used for a while, so that its expiry has moved on."""


class People:
    """Knows people by the tokens of their sessions. Only digests of tokens and links are stored.

    Args:
        store: where people are kept.
        clock: the time.
        registry: the sessions that are connected to this node.
    """

    def __init__(self, store: PeopleRepository, clock: Clock, registry: SessionRegistry) -> None:
        self._store = store
        self._time = SteadyTime(clock)
        self._registry = registry

    async def make(self, name: str, *, label: str = "") -> tuple[Person, str]:
        """Return a new person, and the token of their first session.

        Raises:
            EmptyName, NameTooLong, BadCharacter: when it cannot be a name.
        """
        person, token = Person(_PREFIX + new_link(), clean_name(name)), new_token()
        session = self._new_session(person.id, digest(token), label)
        await self._store.add_person(session, name=person.name)
        return person, token

    async def holder(self, token: str) -> Holder | None:
        """Return who holds a token, None if nobody does.

        Tokens are looked up by their digests, so the time that takes tells nothing about them.
        """
        if not token or len(token) > LONGEST_TOKEN:
            return None
        found = await self._store.holder(digest(token))
        if found is None:
            return None
        known, session = found
        if session is None:  # of a person from before there were sessions: this is the first one
            await self._store.add_session(self._new_session(known.person, digest(token), ""))
            return await self.holder(token)
        now = self._time.now()
        if session.expires < now:
            return None
        was_idle = now - session.used >= NOTED_EVERY
        if was_idle:
            self._registry.note_use(session.id, now)
        return Holder(Person(known.person, known.name), session.id, was_idle)

    async def sessions(self, person: Person) -> tuple[Session, ...]:
        """Return a person's sessions that have not expired, last used first."""
        now = self._time.now()
        return tuple(one for one in await self._store.sessions(person.id) if one.expires >= now)

    async def revoke(self, person: Person, session: str) -> None:
        """End one of a person's sessions; its connections are closed.

        Raises:
            UnknownSession: when the person has no such session.
        """
        ended = await self._store.revoke(person.id, only=session)
        if not ended:
            raise UnknownSession
        self._registry.end(ended)

    async def revoke_others(self, person: Person, session: str) -> None:
        """End all of a person's sessions but one."""
        self._registry.end(await self._store.revoke(person.id, but=session))

    async def make_link(self, holder: Holder) -> str:
        """Return a code that is good once, for ten minutes; an earlier one is good no more.

        It ends with the session that made it, so that a lost device cannot come back by it.
        """
        code, until = new_link(), self._time.now() + LINK_LASTS
        await self._store.add_link(
            digest(code), person=holder.person.id, session=holder.session, expires=until
        )
        return code

    async def link_owner(self, code: str) -> Person:
        """Return the person whose link it is; it stays good.

        Raises:
            UnknownLink: when it is good no more, or never was.
        """
        owner = await self._store.link_owner(digest(code), now=self._time.now())
        if owner is None:
            raise UnknownLink
        return Person(owner.person, owner.name)

    async def follow_link(self, code: str, *, label: str = "") -> tuple[Person, str]:
        """Return the person whose link it is, and the token of a new session of theirs.

        Raises:
            UnknownLink: when it is good no more, or never was.
        """
        token = new_token()
        session = self._new_session("", digest(token), label)
        owner = await self._store.follow_link(digest(code), session)
        if owner is None:
            raise UnknownLink
        known = await self._store.sessions(owner.person)
        for old in known[MOST_SESSIONS:]:
            self._registry.end(await self._store.revoke(owner.person, only=old.id))
        return Person(owner.person, owner.name), token

    def _new_session(self, person: str, of_token: bytes, label: str) -> Session:
        now = self._time.now()
        return Session(
            id=new_link(),
            person=person,
            digest=of_token,
            label=label,
            created=now,
            used=now,
            expires=now + SESSION_LASTS,
        )


def is_id(text: str) -> bool:
    """Return whether a text is made like the id of a person, as no name is likely to be."""
    letters = text.removeprefix(_PREFIX)
    return text != letters and len(letters) == LINK_LENGTH and set(letters) <= set(LETTERS)


def digest(secret: str) -> bytes:
    """Return the SHA-256 digest of a token or a code."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()
