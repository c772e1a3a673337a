"""The store in a database: SQLite or PostgreSQL."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from typing import assert_never

from sqlalchemy import Connection

from foretell.errors import ForetellError
from foretell.server.storage import housekeeping, reading, whereabouts
from foretell.server.storage.address import Address, PostgresAddress, SqliteAddress, address
from foretell.server.storage.batched_reads import GatheredReads
from foretell.server.storage.commits import CommitWriter
from foretell.server.storage.committer import Committer
from foretell.server.storage.connect import opened
from foretell.server.storage.database import Database, Result, Work
from foretell.server.storage.faults import StaleToken, StoreUnavailable
from foretell.server.storage.health import Condition
from foretell.server.storage.inbox import Letters, PostOffice
from foretell.server.storage.leases import LeaseBook
from foretell.server.storage.people import PeopleBook
from foretell.server.storage.probe import probe
from foretell.server.storage.retry import patiently
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
from foretell.server.storage.whereabouts import Lookout

PATIENCE = 30.0
HOLDERS_AT_ONCE = 200
TABLES_AT_ONCE = 25
"""Of whom there is one read, or for which."""


class SqlStore:
    """A ``Store`` in SQLite or PostgreSQL.

    Args:
        url: ``sqlite:///path``, the path of a file, or ``postgresql://…``.
        patience: seconds that opening waits for a server that is not up.
        checks: whether opening looks for damage, as far as that is quick.

    Raises:
        UnknownStore: when the address is nothing of the kind.
        MissingDriver: when the driver for PostgreSQL is not installed.
    """

    def __init__(self, url: str, *, patience: float = PATIENCE, checks: bool = False) -> None:
        self.address: Address = address(url)
        self._database: Database = _database(self.address)
        dialect = "sqlite" if isinstance(self.address, SqliteAddress) else "postgresql"
        self._dialect = dialect
        self._writer = CommitWriter(dialect)
        self._people = PeopleBook(dialect)
        self._leases = LeaseBook(dialect)
        self._post = PostOffice(dialect)
        self._lookout = Lookout(dialect)
        self._condition = Condition()
        self._committer: Committer | None = None
        self._holders = GatheredReads(self._read_holders, largest=HOLDERS_AT_ONCE)
        self._tables = GatheredReads(self._read_tables, largest=TABLES_AT_ONCE)
        self._patience = patience
        self._checks = checks

    async def open(self) -> None:
        """See ``Store``."""
        try:
            await opened(self._database, patience=self._patience, checks=self._checks)
        except BaseException:
            await self._database.close()
            raise
        self._committer = Committer(self._database, self._writer, self._condition)

    async def close(self) -> None:
        """See ``Store``."""
        try:
            await self._holders.close()
            await self._tables.close()
            if self._committer is not None:
                await self._committer.close()
        finally:
            await self._database.close()

    @property
    def trouble(self) -> StoreUnavailable | None:
        """See ``Store``."""
        return self._condition.trouble

    async def probe(self) -> None:
        """See ``Store``."""
        await self._write(probe)
        self._condition.wrote()

    async def create(
        self, commit: Commit, *, node: str, at: int, opened_by: str | None = None
    ) -> int:
        """See ``Store``."""
        work = partial(self._writer.create, commit=commit, node=node, at=at, opened_by=opened_by)
        return await self._write(work)

    async def append(self, commit: Commit) -> None:
        """See ``Store``."""
        assert self._committer is not None, "append before open"
        await self._committer.append(commit)

    async def confirm(self, code: str, *, token: int) -> None:
        """See ``Store``."""
        if await self._read(partial(reading.token_of, code=code)) != token:
            raise StaleToken(code)

    async def rows(self, code: str, *, after: int = 0) -> tuple[Row, ...]:
        """See ``Store``."""
        return await self._read(partial(reading.rows_of, code=code, after=after))

    async def answers(self, code: str) -> tuple[Answer, ...]:
        """See ``Store``."""
        return await self._read(partial(reading.answers_of, code=code))

    async def answer(self, code: str, person: str, command: str) -> Answer | None:
        """See ``Store``."""
        work = partial(reading.answer_to, code=code, person=person, command=command)
        return await self._read(work)

    async def load(self, code: str, *, node: str) -> Kept | None:
        """See ``Store``."""
        return await self._tables.get((node, code))

    async def exists(self, code: str) -> bool:
        """See ``Store``."""
        return await self._read(partial(reading.is_table, code=code))

    async def lobby(self, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        """See ``Store``."""
        return await self._read(partial(reading.lobby, limit=limit))

    async def overview(self, code: str) -> Overview | None:
        """See ``Store``."""
        return await self._read(partial(reading.overview, code=code))

    async def listed_by(self, person: str) -> int:
        """See ``Store``."""
        return await self._read(partial(reading.listed_by, person=person))

    async def unfinished(self, *, since: int) -> tuple[str, ...]:
        """See ``Store``."""
        return await self._read(partial(reading.unfinished, since=since))

    async def listing(self) -> tuple[Listed, ...]:
        """See ``Store``."""
        return await self._read(reading.listing)

    async def tables_of(self, person: str) -> tuple[str, ...]:
        """See ``Store``."""
        return await self._read(partial(reading.tables_of, person=person))

    async def records(self, code: str) -> tuple[GameRecord, ...]:
        """See ``Store``."""
        return await self._read(partial(reading.records_of, code=code))

    async def record(self, code: str, number: int) -> GameRecord | None:
        """See ``Store``."""
        return await self._read(partial(reading.record_of, code=code, number=number))

    async def games(self, code: str) -> tuple[KeptGame, ...]:
        """See ``Store``."""
        return await self._read(partial(reading.games_of, code=code))

    async def give_keys(self, code: str, keys: Mapping[int, str]) -> None:
        """See ``Store``."""
        await self._write(partial(housekeeping.give_keys, code=code, keys=keys))

    async def is_member(self, code: str, person: str) -> bool:
        """See ``Store``."""
        return await self._read(partial(reading.is_member, code=code, person=person))

    async def recorded(self) -> tuple[tuple[str, int], ...]:
        """See ``Store``."""
        return await self._read(reading.recorded)

    async def add_person(self, session: Session, *, name: str) -> None:
        """See ``PeopleStore``."""
        await self._write(partial(self._people.add, name=name, session=session))

    async def add_session(self, session: Session) -> None:
        """See ``PeopleStore``."""
        await self._write(partial(self._people.add_session, session=session))

    async def holder(self, digest: bytes) -> tuple[Person, Session | None] | None:
        """See ``PeopleStore``."""
        return await self._holders.get(digest)

    async def people(self, *, name: str) -> tuple[Person, ...]:
        """See ``PeopleStore``."""
        return await self._read(partial(self._people.called, name=name))

    async def sessions(self, person: str) -> tuple[Session, ...]:
        """See ``PeopleStore``."""
        return await self._read(partial(self._people.sessions, person=person))

    async def live(self, sessions: Collection[str]) -> frozenset[str]:
        """See ``PeopleStore``."""
        return await self._read(partial(self._people.live, ids=sessions))

    async def use(self, used: Mapping[str, int], *, lasts: int) -> None:
        """See ``PeopleStore``."""
        await self._write(partial(self._people.use, used=used, lasts=lasts))

    async def revoke(
        self, person: str, *, only: str | None = None, but: str | None = None
    ) -> frozenset[str]:
        """See ``PeopleStore``."""
        # What ended in a commit that was lost is gone by now: no try forgets it.
        ended: set[str] = set()

        def revoke(connection: Connection) -> None:
            ended.update(self._people.revoke(connection, person, only=only, but=but))

        await self._write(revoke)
        return frozenset(ended)

    async def revoked(self) -> str:
        """See ``PeopleStore``."""
        return await self._read(self._people.revoked)

    async def add_link(self, digest: bytes, *, person: str, session: str, expires: int) -> None:
        """See ``PeopleStore``."""
        new = {"digest": digest, "person": person, "session": session, "expires": expires}
        await self._write(partial(self._people.add_link, link=new))

    async def link_owner(self, digest: bytes, *, now: int) -> Person | None:
        """See ``PeopleStore``."""
        return await self._read(partial(self._people.owner, digest=digest, now=now))

    async def follow_link(self, digest: bytes, session: Session) -> Person | None:
        """See ``PeopleStore``."""
        work = partial(self._people.follow, digest=digest, session=session)
        return await self._write(work)

    async def unseen(self, *, before: int) -> tuple[str, ...]:
        """See ``PeopleStore``."""
        return await self._read(partial(self._people.unseen, before=before))

    async def expire_sessions(self, *, now: int) -> int:
        """See ``PeopleStore``."""
        return await self._until_none(partial(self._people.expire, now=now))

    async def forget(self, person: str) -> int:
        """See ``Store``."""
        work = partial(housekeeping.forget, person=person, people=self._people)
        return await self._write(work)

    async def beat(self, node: str, *, lasts: int) -> bool:
        """See ``Store``."""
        # A try whose end nobody heard of may have let the node live: no try forgets that it did
        # not.
        lived = True

        def beat(connection: Connection) -> None:
            nonlocal lived
            lived = self._leases.beat(connection, node, lasts) and lived

        await self._write(beat)
        return lived

    async def claim(self, code: str, *, node: str) -> Held:
        """See ``Store``."""
        return await self._write(partial(self._leases.claim, code=code, node=node))

    async def take_all(self, node: str) -> None:
        """See ``Store``."""
        await self._write(partial(self._leases.take_all, node=node))

    async def release(self, node: str) -> None:
        """See ``Store``."""
        await self._write(partial(self._leases.release, node=node))

    async def orphans(self) -> tuple[str, ...]:
        """See ``Store``."""
        return await self._read(self._leases.orphans)

    async def give_back(self, code: str, *, node: str, token: int) -> None:
        """See ``Store``."""
        await self._write(partial(whereabouts.give_back, code=code, node=node, token=token))

    async def whereabouts(self, codes: Collection[str]) -> dict[str, Whereabouts]:
        """See ``Store``."""
        return await self._read(partial(self._lookout.whereabouts, codes=codes))

    async def put_inbox(self, code: str, person: str, body: bytes, *, at: int) -> None:
        """See ``Store``."""
        await self._write(partial(self._post.put, code=code, letter=(person, body, at)))

    async def take_inbox(self, node: str) -> tuple[tuple[str, str, bytes], ...]:
        """See ``Store``."""
        # What was in hand when a commit was lost may be deleted by now: no try forgets it.
        taken: Letters = {}

        def take(connection: Connection) -> None:
            taken.update(self._post.take(connection, node))

        await self._write(take)
        return tuple(taken[number] for number in sorted(taken))

    async def set_present(self, node: str, code: str, person: str, *, sockets: int) -> None:
        """See ``Store``."""
        work = partial(self._post.set_present, node=node, code=code, person=person, sockets=sockets)
        await self._write(work)

    async def present(self, code: str) -> frozenset[str]:
        """See ``Store``."""
        return await self._read(partial(self._post.present, code=code))

    async def guests(self, codes: Collection[str], *, node: str) -> frozenset[tuple[str, str]]:
        """See ``Store``."""
        return await self._read(partial(self._lookout.guests, codes=codes, node=node))

    async def expire(
        self, *, gathering_before: int, finished_before: int, playing_before: int
    ) -> int:
        """See ``Store``."""
        before = {
            "gathering": gathering_before,
            "finished": finished_before,
            "playing": playing_before,
        }
        await self._write(
            partial(housekeeping.forget_nodes, dialect=self._dialect),
        )
        return await self._until_none(partial(housekeeping.expire, before=before))

    async def expire_records(self, *, before: int) -> int:
        """See ``Store``."""
        return await self._until_none(partial(housekeeping.expire_records, before=before))

    async def _until_none(self, work: Work[int]) -> int:
        """Do a piece of work again until it finds nothing to do; add up what it did."""
        done = 0
        while some := await self._write(work):
            done += some
        return done

    async def expire_answers(self, *, before: int) -> int:
        """See ``Store``."""
        return await self._until_none(partial(housekeeping.expire_answers, before=before))

    async def _read_holders(
        self, digests: Sequence[bytes]
    ) -> Mapping[bytes, tuple[Person, Session | None]]:
        return await self._read(partial(self._people.holders, digests=digests))

    async def _read_tables(
        self, named: Sequence[tuple[str, str]]
    ) -> Mapping[tuple[str, str], Kept]:
        found: dict[tuple[str, str], Kept] = {}
        for node in {node for node, _ in named}:
            codes = [code for one, code in named if one == node]
            kept = await self._read(partial(reading.kept_by, node=node, codes=codes))
            found |= {(node, code): one for code, one in kept.items()}
        return found

    async def _read(self, work: Work[Result]) -> Result:
        return await self._patiently(self._database.read, work)

    async def _write(self, work: Work[Result]) -> Result:
        return await self._patiently(self._database.write, work)

    async def _patiently(
        self, do: Callable[[Work[Result]], Awaitable[Result]], work: Work[Result]
    ) -> Result:
        try:
            return await patiently(lambda: do(work), is_passing=self._database.is_passing)
        except ForetellError:
            raise
        except Exception as error:
            fault = self._condition.met(error, self._database)
            if fault is error:
                raise
            raise fault from error


def _database(where: Address) -> Database:
    match where:
        case SqliteAddress(path):
            from foretell.server.storage.sqlite import Sqlite

            return Sqlite(path)
        case PostgresAddress(url):
            from foretell.server.storage.postgres import Postgres

            return Postgres(url)
        case _:
            assert_never(where)
