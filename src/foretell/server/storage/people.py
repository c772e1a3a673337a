"""People, and the sessions by which they are known."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from sqlalchemy import ColumnElement, Connection, LargeBinary, bindparam, delete, select, update

from foretell.server.storage.schema import links, meta, people, sessions
from foretell.server.storage.upsert import insert_for
from foretell.server.storage.values import Person, Session

AT_ONCE: Final = 100
"""People and sessions that expire in one transaction."""
REVOKED: Final = "revoked"
"""The name of the row in ``meta`` that keeps the session which was revoked last."""

_SESSION = tuple(sessions.c[name] for name in Session.__slots__)
_PERSON = (people.c.person, people.c.name, people.c.since)
_DIGEST = bindparam("digest", type_=LargeBinary)
_DIGESTS = bindparam("digests", expanding=True, type_=LargeBinary)
_BY_SESSION = (
    select(*_PERSON, *_SESSION)
    .join(sessions, sessions.c.person == people.c.person)
    .where(sessions.c.digest.in_(_DIGESTS))
)
_BY_DIGEST = select(*_PERSON, people.c.digest).where(people.c.digest.in_(_DIGESTS))
_BY_NAME = (
    select(*_PERSON)
    .where(people.c.name == bindparam("name"))
    .order_by(people.c.since, people.c.person)
)
_SESSIONS_OF = (
    select(*_SESSION)
    .where(sessions.c.person == bindparam("person"))
    .order_by(sessions.c.used.desc(), sessions.c.id)
)
_USE = (
    update(sessions)
    .where(sessions.c.id == bindparam("session"), sessions.c.used < bindparam("at"))
    .values(used=bindparam("at"), expires=bindparam("until"))
)
_SEE = (
    update(people)
    .where(people.c.person == bindparam("who"), people.c.seen < bindparam("at"))
    .values(seen=bindparam("at"))
)
_END_DIGEST = update(people).where(people.c.digest == _DIGEST).values(digest=bindparam("no_token"))
_OWNER = (
    select(*_PERSON)
    .join(links, links.c.person == people.c.person)
    .where(links.c.digest == _DIGEST, links.c.expires >= bindparam("now"))
)
_USE_UP = delete(links).where(links.c.digest == _DIGEST)
_REVOKED_LAST = select(meta.c.value).where(meta.c.name == REVOKED)


class PeopleBook:
    """The people, in a database of ``dialect``."""

    def __init__(self, dialect: str) -> None:
        insert = insert_for(dialect)
        # Done again when nobody heard that it was done: what is there is left alone.
        self._add_person = insert(people).on_conflict_do_nothing()
        self._add_session = insert(sessions).on_conflict_do_nothing()
        self._add_link = insert(links).on_conflict_do_nothing()
        noting = insert(meta)
        self._note = noting.on_conflict_do_update(
            index_elements=["name"], set_={"value": noting.excluded.value}
        )

    def add(self, connection: Connection, name: str, session: Session) -> None:
        """Write somebody new with a first session."""
        new = {"person": session.person, "digest": session.digest, "name": name}
        connection.execute(self._add_person, new | {"since": session.created, "seen": session.used})
        self.add_session(connection, session)

    def add_session(self, connection: Connection, session: Session) -> None:
        """Write a session."""
        connection.execute(
            self._add_session, {name: getattr(session, name) for name in Session.__slots__}
        )

    def holders(
        self, connection: Connection, digests: Iterable[bytes]
    ) -> dict[bytes, tuple[Person, Session | None]]:
        """Return who holds tokens, and their sessions; None for those of before there were any."""
        missing = set(digests)
        found: dict[bytes, tuple[Person, Session | None]] = {}
        for row in connection.execute(_BY_SESSION, {"digests": list(missing)}):
            session = Session(*row[3:])
            found[session.digest] = Person(*row[:3]), session
        missing -= found.keys()
        if missing:
            for row in connection.execute(_BY_DIGEST, {"digests": list(missing)}):
                found[bytes(row[3])] = Person(*row[:3]), None
        return found

    def called(self, connection: Connection, name: str) -> tuple[Person, ...]:
        """Return everybody of a name."""
        return tuple(Person(*row) for row in connection.execute(_BY_NAME, {"name": name}))

    def names(self, connection: Connection, person: str) -> tuple[str, ...]:
        """Return what a person is called, nothing for nobody."""
        return tuple(connection.scalars(select(people.c.name).where(people.c.person == person)))

    def sessions(self, connection: Connection, person: str) -> tuple[Session, ...]:
        """Return a person's sessions, last used first."""
        return tuple(Session(*row) for row in connection.execute(_SESSIONS_OF, {"person": person}))

    def live(self, connection: Connection, ids: Iterable[str]) -> frozenset[str]:
        """Return those of some sessions that have not ended."""
        chosen = select(sessions.c.id).where(sessions.c.id.in_(list(ids)))
        return frozenset(connection.scalars(chosen))

    def use(self, connection: Connection, used: Mapping[str, int], *, lasts: int) -> None:
        """Write when sessions were last used."""
        chosen = select(sessions.c.id, sessions.c.person).where(sessions.c.id.in_(used))
        found = connection.execute(chosen).all()
        # In one order everywhere: two nodes that do this at once wait, and never for each other.
        for session in sorted(one.id for one in found):
            at = used[session]
            connection.execute(_USE, {"session": session, "at": at, "until": at + lasts})
        seen: dict[str, int] = {}
        for one in found:
            seen[one.person] = max(used[one.id], seen.get(one.person, 0))
        for person in sorted(seen):
            connection.execute(_SEE, {"who": person, "at": seen[person]})

    def revoke(
        self, connection: Connection, person: str, *, only: str | None, but: str | None
    ) -> frozenset[str]:
        """End sessions of a person; return their ids."""
        chosen = sessions.c.person == person
        if only is not None:
            chosen &= sessions.c.id == only
        if but is not None:
            chosen &= sessions.c.id != but
        return self._end(connection, chosen)

    def revoked(self, connection: Connection) -> str:
        """Return the session that was revoked last, empty before the first."""
        return connection.scalar(_REVOKED_LAST) or ""

    def add_link(self, connection: Connection, link: Mapping[str, object]) -> None:
        """Write a person's only link."""
        others = (links.c.person == link["person"]) & (links.c.digest != link["digest"])
        connection.execute(delete(links).where(others))
        connection.execute(self._add_link, link)

    def owner(self, connection: Connection, digest: bytes, *, now: int) -> Person | None:
        """Return whose link it is."""
        found = connection.execute(_OWNER, {"digest": digest, "now": now}).first()
        return None if found is None else Person(*found)

    def follow(self, connection: Connection, digest: bytes, session: Session) -> Person | None:
        """Use a link up for a session, whose person does not matter; return whose link it was."""
        before = connection.execute(_BY_SESSION, {"digests": [session.digest]}).first()
        if before is not None:  # followed in an earlier try, of which nobody heard
            return Person(*before[:3])
        owner = self.owner(connection, digest, now=session.created)
        if owner is None or not connection.execute(_USE_UP, {"digest": digest}).rowcount:
            return None
        self.add_session(connection, replace(session, person=owner.person))
        return owner

    def forget(self, connection: Connection, person: str) -> None:
        """Delete a person with all sessions and links."""
        self._end(connection, sessions.c.person == person)
        connection.execute(delete(links).where(links.c.person == person))
        connection.execute(delete(people).where(people.c.person == person))

    def expire(self, connection: Connection, *, now: int) -> int:
        """End some sessions that were not used for long, delete old links; count the sessions."""
        connection.execute(delete(links).where(links.c.expires < now))
        old = select(sessions.c.id).where(sessions.c.expires < now).limit(AT_ONCE)
        return len(self._end(connection, sessions.c.id.in_(old)))

    def unseen(self, connection: Connection, *, before: int) -> tuple[str, ...]:
        """Return some people who were not seen since a time."""
        chosen = select(people.c.person).where(people.c.seen < before, people.c.since < before)
        return tuple(connection.scalars(chosen.limit(AT_ONCE)))

    def _end(self, connection: Connection, chosen: ColumnElement[bool]) -> frozenset[str]:
        """End sessions, their links with them."""
        ended = connection.execute(
            select(sessions.c.id, sessions.c.digest).where(chosen).order_by(sessions.c.id)
        ).all()
        ids = [session for session, _ in ended]
        if not ids:
            return frozenset()
        connection.execute(delete(sessions).where(sessions.c.id.in_(ids)))
        connection.execute(delete(links).where(links.c.session.in_(ids)))
        for _, digest in ended:
            # A byte longer than any digest: no token leads there.
            connection.execute(_END_DIGEST, {"digest": digest, "no_token": b"\0" + digest})
        connection.execute(self._note, {"name": REVOKED, "value": ids[-1]})
        return frozenset(ids)
