"""People: their sessions, their tokens, and links to other devices."""

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
"""Milliseconds for which a link is valid."""
NOTED_EVERY: Final = 3_600 * 1_000
"""Milliseconds between updates of a session's last use."""
MOST_SESSIONS: Final = 32
"""Sessions of one person; a new one ends the least recently used."""
_PREFIX: Final = "p-"
LONGEST_TOKEN: Final = 128


@dataclass(frozen=True, slots=True)
class Holder:
    """The person who holds a token, and the session it belongs to."""

    person: Person
    session: str
    was_idle: bool = False
    """Whether the session had not been used for a while, so that its expiry was extended."""
    has_sat: bool = False
    """Whether the person has held a seat at a table."""


class People:
    """Identifies people by their session tokens. Only digests of tokens and links are stored."""

    def __init__(self, store: PeopleRepository, clock: Clock, registry: SessionRegistry) -> None:
        self._store = store
        self._time = SteadyTime(clock)
        self._registry = registry

    async def make(self, name: str, *, label: str = "") -> tuple[Person, str]:
        """Return a new person, and the token of their first session.

        Raises:
            EmptyName, NameTooLong, BadCharacter: when the name is not valid.
        """
        person, token = Person(_PREFIX + new_link(), clean_name(name)), new_token()
        session = self._new_session(person.id, digest(token), label)
        await self._store.add_person(session, name=person.name)
        return person, token

    async def holder(self, token: str) -> Holder | None:
        """Return the holder of a token, None if there is none.

        Tokens are looked up by digest, so response times reveal nothing about them.
        """
        if not token or len(token) > LONGEST_TOKEN:
            return None
        holder = await self._store.holder(digest(token))
        if holder is None:
            return None
        person, session = holder
        if session is None:  # the person is older than sessions: this is the first one
            await self._store.add_session(self._new_session(person.person, digest(token), ""))
            return await self.holder(token)
        now = self._time.now()
        if session.expires < now:
            return None
        was_idle = now - session.used >= NOTED_EVERY
        if was_idle:
            self._registry.note_use(session.id, now)
        return Holder(Person(person.person, person.name), session.id, was_idle, person.has_sat)

    async def sessions(self, person: Person) -> tuple[Session, ...]:
        """Return a person's unexpired sessions, most recently used first."""
        now = self._time.now()
        return tuple(one for one in await self._store.sessions(person.id) if one.expires >= now)

    async def revoke(self, person: Person, session: str) -> None:
        """End one of a person's sessions, and close its connections.

        Raises:
            UnknownSession: when the person has no such session.
        """
        if not session.isprintable():  # nor could every database read it
            raise UnknownSession
        ended = await self._store.revoke(person.id, only=session)
        if not ended:
            raise UnknownSession
        self._registry.end(ended)

    async def revoke_others(self, person: Person, session: str) -> None:
        """End all of a person's sessions but one."""
        self._registry.end(await self._store.revoke(person.id, but=session))

    async def make_link(self, holder: Holder) -> str:
        """Return a single-use code, valid for ten minutes; it replaces any earlier one.

        It ends with the session that created it, so a lost device cannot use it to sign in again.
        """
        code, until = new_link(), self._time.now() + LINK_LASTS
        await self._store.add_link(
            digest(code), person=holder.person.id, session=holder.session, expires=until
        )
        return code

    async def link_owner(self, code: str) -> Person:
        """Return the owner of a link, without using it up.

        Raises:
            UnknownLink: when the link is unknown or no longer valid.
        """
        owner = await self._store.link_owner(digest(code), now=self._time.now())
        if owner is None:
            raise UnknownLink
        return Person(owner.person, owner.name)

    async def follow_link(self, code: str, *, label: str = "") -> tuple[Person, str]:
        """Use up a link; return its owner, and the token of a new session of theirs.

        Raises:
            UnknownLink: when the link is unknown or no longer valid.
        """
        token = new_token()
        session = self._new_session("", digest(token), label)
        owner = await self._store.follow_link(digest(code), session)
        if owner is None:
            raise UnknownLink
        sessions = await self._store.sessions(owner.person)
        for old in sessions[MOST_SESSIONS:]:
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
    """Return whether a text has the form of a person's id, which no name is likely to have."""
    letters = text.removeprefix(_PREFIX)
    return text != letters and len(letters) == LINK_LENGTH and set(letters) <= set(LETTERS)


def digest(secret: str) -> bytes:
    """Return the SHA-256 digest of a token or a code."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()
