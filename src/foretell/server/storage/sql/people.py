"""People and their sessions."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    LargeBinary,
    bindparam,
    delete,
    exists,
    select,
    update,
)

from foretell.server.storage.repositories import PeopleRepository
from foretell.server.storage.sql.batched_reads import BatchedReads
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.erasure import forget_at_tables
from foretell.server.storage.sql.schema import links, members, meta, people, sessions
from foretell.server.storage.sql.upsert import columns_of, insert_for, upsert_for
from foretell.server.storage.values import Person, Session

HOLDERS_AT_ONCE: Final = 200
"""Tokens looked up by one read."""
EXPIRY_BATCH: Final = 100
"""People and sessions that expire in one transaction."""
REVOKED: Final = "revoked"
"""The name of the row in ``meta`` with the last revoked session."""

_SESSION = tuple(sessions.c[name] for name in Session.__slots__)
_PERSON = (people.c.person, people.c.name, people.c.since)
_DIGESTS = bindparam("digests", expanding=True, type_=LargeBinary)
_HAS_SAT = exists().where(members.c.person == people.c.person).label("has_sat")
_BY_SESSION = (
    select(*_PERSON, _HAS_SAT, *_SESSION)
    .join(sessions, sessions.c.person == people.c.person)
    .where(sessions.c.digest.in_(_DIGESTS))
)
_BY_DIGEST = select(*_PERSON, people.c.digest).where(people.c.digest.in_(_DIGESTS))
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


class SqlPeople(PeopleRepository):
    """The people in a database."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database
        insert = insert_for(database.dialect)
        # Repeated when the result is unknown: existing rows are left unchanged.
        self._add_person = insert(people).on_conflict_do_nothing()
        self._add_session = insert(sessions).on_conflict_do_nothing()
        self._add_link = insert(links).on_conflict_do_nothing()
        self._note = upsert_for(database.dialect, meta, "value")
        self._holders = BatchedReads(self._read_holders, largest=HOLDERS_AT_ONCE)

    async def close(self) -> None:
        """Stop looking up tokens."""
        await self._holders.close()

    async def add_person(self, session: Session, *, name: str) -> None:
        new = {"person": session.person, "digest": session.digest, "name": name}

        def add(connection: Connection) -> None:
            times = {"since": session.created, "seen": session.used}
            connection.execute(self._add_person, new | times)
            self._write_session(connection, session)

        await self._database.write(add)

    async def add_session(self, session: Session) -> None:
        await self._database.write(partial(self._write_session, session=session))

    async def holder(self, digest: bytes) -> tuple[Person, Session | None] | None:
        return await self._holders.get(digest)

    async def named(self, name: str) -> tuple[Person, ...]:
        query = select(*_PERSON).where(people.c.name == name)
        rows = await self._database.rows(query.order_by(people.c.since, people.c.person))
        return tuple(Person(*row) for row in rows)

    async def sessions(self, person: str) -> tuple[Session, ...]:
        query = select(*_SESSION).where(sessions.c.person == person)
        rows = await self._database.rows(query.order_by(sessions.c.used.desc(), sessions.c.id))
        return tuple(Session(*row) for row in rows)

    async def live(self, sessions_: Collection[str]) -> frozenset[str]:
        chosen = select(sessions.c.id).where(sessions.c.id.in_(list(sessions_)))
        return frozenset(await self._database.read(lambda read: read.scalars(chosen).all()))

    async def use(self, used: Mapping[str, int], *, lasts: int) -> None:
        await self._database.write(partial(_use, used=used, lasts=lasts))

    async def revoke(
        self, person: str, *, only: str | None = None, but: str | None = None
    ) -> frozenset[str]:
        chosen = sessions.c.person == person
        if only is not None:
            chosen &= sessions.c.id == only
        if but is not None:
            chosen &= sessions.c.id != but
        # Sessions ended by a commit with unknown result are gone: no retry drops them.
        ended: set[str] = set()
        await self._database.write(lambda write: ended.update(self._end(write, chosen)))
        return frozenset(ended)

    async def revoked(self) -> str:
        query = select(meta.c.value).where(meta.c.name == REVOKED)
        return await self._database.read(lambda read: read.scalar(query)) or ""

    async def add_link(self, digest: bytes, *, person: str, session: str, expires: int) -> None:
        new = {"digest": digest, "person": person, "session": session, "expires": expires}
        others = (links.c.person == person) & (links.c.digest != digest)

        def add(connection: Connection) -> None:
            connection.execute(delete(links).where(others))
            connection.execute(self._add_link, new)

        await self._database.write(add)

    async def link_owner(self, digest: bytes, *, now: int) -> Person | None:
        return await self._database.read(partial(_owner, digest=digest, now=now))

    async def follow_link(self, digest: bytes, session: Session) -> Person | None:
        return await self._database.write(partial(self._follow, digest=digest, session=session))

    async def forget(self, person: str) -> int:
        def forget(connection: Connection) -> int:
            names = connection.scalars(select(people.c.name).where(people.c.person == person)).all()
            count = forget_at_tables(connection, person, names=names)
            self._end(connection, sessions.c.person == person)
            for sql_table in (links, people):
                connection.execute(delete(sql_table).where(sql_table.c.person == person))
            return count

        return await self._database.write(forget)

    async def unseen(self, *, before: int) -> tuple[str, ...]:
        chosen = select(people.c.person).where(people.c.seen < before, people.c.since < before)
        some = chosen.limit(EXPIRY_BATCH)
        return tuple(await self._database.read(lambda read: read.scalars(some).all()))

    async def expire_sessions(self, *, now: int) -> int:
        old = select(sessions.c.id).where(sessions.c.expires < now).limit(EXPIRY_BATCH)

        def expire(connection: Connection) -> int:
            connection.execute(delete(links).where(links.c.expires < now))
            return len(self._end(connection, sessions.c.id.in_(old)))

        return await self._database.write_until_none(expire)

    async def _read_holders(
        self, digests: Sequence[bytes]
    ) -> Mapping[bytes, tuple[Person, Session | None]]:
        return await self._database.read(partial(_holders, digests=digests))

    def _write_session(self, connection: Connection, session: Session) -> None:
        connection.execute(self._add_session, columns_of(session))

    def _follow(self, connection: Connection, digest: bytes, session: Session) -> Person | None:
        """Use up a link for a session, whose person is ignored; return the link's owner."""
        before = connection.execute(_BY_SESSION, {"digests": [session.digest]}).first()
        if before is not None:  # followed by an earlier attempt
            return Person(*before[:3])
        owner = _owner(connection, digest, now=session.created)
        using_up = delete(links).where(links.c.digest == digest)
        if owner is None or not connection.execute(using_up).rowcount:
            return None
        self._write_session(connection, replace(session, person=owner.person))
        return owner

    def _end(self, connection: Connection, chosen: ColumnElement[bool]) -> frozenset[str]:
        """End sessions along with their links; return their ids."""
        ended = connection.execute(
            select(sessions.c.id, sessions.c.digest).where(chosen).order_by(sessions.c.id)
        ).all()
        ids = [session for session, _ in ended]
        if not ids:
            return frozenset()
        connection.execute(delete(sessions).where(sessions.c.id.in_(ids)))
        connection.execute(delete(links).where(links.c.session.in_(ids)))
        for _, digest in ended:
            holder = update(people).where(people.c.digest == digest)
            connection.execute(holder.values(digest=b"\0" + digest))  # too long for any token
        connection.execute(self._note, {"name": REVOKED, "value": ids[-1]})
        return frozenset(ids)


def _holders(
    connection: Connection, digests: Iterable[bytes]
) -> dict[bytes, tuple[Person, Session | None]]:
    """Return the holders of tokens and their sessions; None for tokens older than sessions."""
    missing = set(digests)
    holders: dict[bytes, tuple[Person, Session | None]] = {}
    for row in connection.execute(_BY_SESSION, {"digests": list(missing)}):
        session = Session(*row[4:])
        holders[session.digest] = Person(*row[:4]), session
    missing -= holders.keys()
    if missing:
        for row in connection.execute(_BY_DIGEST, {"digests": list(missing)}):
            holders[bytes(row[3])] = Person(*row[:3]), None
    return holders


def _use(connection: Connection, used: Mapping[str, int], *, lasts: int) -> None:
    """Write the last use of sessions, and of their people."""
    chosen = select(sessions.c.id, sessions.c.person).where(sessions.c.id.in_(used))
    rows = connection.execute(chosen).all()
    # In a fixed order, so that two nodes that do this at once cannot deadlock.
    for session in sorted(one.id for one in rows):
        at = used[session]
        connection.execute(_USE, {"session": session, "at": at, "until": at + lasts})
    last_seen: dict[str, int] = {}
    for one in rows:
        last_seen[one.person] = max(used[one.id], last_seen.get(one.person, 0))
    for person, at in sorted(last_seen.items()):
        connection.execute(_SEE, {"who": person, "at": at})


def _owner(connection: Connection, digest: bytes, *, now: int) -> Person | None:
    """Return the owner of a link, None if it is not valid."""
    query = select(*_PERSON).join(links, links.c.person == people.c.person)
    row = connection.execute(query.where(links.c.digest == digest, links.c.expires >= now)).first()
    return None if row is None else Person(*row)
