"""The logs of tables, with the answers to their commands."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection, Text, and_, bindparam, delete, or_, select, tuple_

from foretell.server.storage.faults import StaleToken
from foretell.server.storage.repositories import LogRepository
from foretell.server.storage.sql.batched_reads import BatchedReads
from foretell.server.storage.sql.commits import CommitWriter
from foretell.server.storage.sql.committer import Committer
from foretell.server.storage.sql.database import RetryingDatabase
from foretell.server.storage.sql.erasure import keep_names
from foretell.server.storage.sql.leases import LAST_WRITER
from foretell.server.storage.sql.schema import answers, members, records, rows, tables
from foretell.server.storage.values import Answer, Commit, Kept, Row

LONGEST_GATHERED: Final = 1_000
"""The longest log, in rows, that is read together with others: more than a game has."""
TABLES_AT_ONCE: Final = 25
"""Game tables loaded by one read."""
EXPIRING_AT_ONCE: Final = 100
"""Game tables that expire in one transaction, few enough not to delay other writers."""
ANSWERS_AT_ONCE: Final = 2_000
"""Answers that expire in one transaction."""

_CODE = bindparam("code", type_=Text)
_CODES = bindparam("codes", expanding=True, type_=Text)
_ROW = (rows.c.seq, rows.c.at, rows.c.entries, rows.c.token)
_ANSWER = tuple(answers.c[name] for name in Answer.__slots__)
_ROWS = (
    select(*_ROW).where(rows.c.code == _CODE, rows.c.seq > bindparam("after")).order_by(rows.c.seq)
)
_HELD = select(tables.c.code, tables.c.token, tables.c.version, tables.c.last).where(
    tables.c.code.in_(_CODES),
    tables.c.node == bindparam("node", type_=Text),
    tables.c.token.is_distinct_from(LAST_WRITER),  # which is NULL where that row is missing
)
_LOGS = select(rows.c.code, *_ROW).where(rows.c.code.in_(_CODES)).order_by(rows.c.code, rows.c.seq)
_ANSWERED = (
    select(answers.c.code, *_ANSWER)
    .where(answers.c.code.in_(_CODES))
    .order_by(answers.c.at.asc().nulls_first(), answers.c.person, answers.c.command)
)
_ONE_ANSWER = (
    select(tables.c.token, *_ANSWER)
    .outerjoin_from(
        tables,
        answers,
        (answers.c.code == tables.c.code)
        & (answers.c.person == bindparam("person", type_=Text))
        & (answers.c.command == bindparam("command", type_=Text)),
    )
    .where(tables.c.code == _CODE)
)


class SqlLog(LogRepository):
    """The logs in a database; commits of many tables share its transactions."""

    def __init__(self, database: RetryingDatabase) -> None:
        self._database = database
        self._writer = CommitWriter(database.dialect)
        self._committer: Committer | None = None
        self._loads = BatchedReads(self._read_tables, largest=TABLES_AT_ONCE)

    def start(self) -> None:
        """Start accepting commits."""
        self._committer = Committer(self._database, self._writer)

    async def close(self) -> None:
        """Write pending commits."""
        await self._loads.close()
        if self._committer is not None:
            await self._committer.close()

    async def create(
        self, commit: Commit, *, node: str, at: int, opened_by: str | None = None
    ) -> int:
        work = partial(self._writer.create, commit=commit, node=node, at=at, opened_by=opened_by)
        return await self._database.write(work)

    async def append(self, commit: Commit) -> None:
        assert self._committer is not None, "append before open"
        await self._committer.append(commit)

    async def rows(self, code: str, *, after: int = 0) -> tuple[Row, ...]:
        log = await self._database.rows(_ROWS, {"code": code, "after": after})
        return tuple(Row(*row) for row in log)

    async def answer(
        self, code: str, person: str, command: str, *, token: int | None = None
    ) -> Answer | None:
        key = {"code": code, "person": person, "command": command}
        held, *answer = await self._database.row(_ONE_ANSWER, key) or (None, None)
        if token is not None and held != token:
            raise StaleToken(code)
        return None if answer[0] is None else Answer(*answer)

    async def load(self, code: str, *, node: str) -> Kept | None:
        return await self._loads.get((node, code))

    async def exists(self, code: str) -> bool:
        query = select(tables.c.token).where(tables.c.code == code)
        return await self._database.row(query) is not None

    async def expire(
        self, *, gathering_before: int, finished_before: int, playing_before: int
    ) -> int:
        before = {
            "gathering": gathering_before,
            "finished": finished_before,
            "playing": playing_before,
        }
        return await self._database.write_until_none(partial(_expire, before=before))

    async def expire_answers(self, *, before: int) -> int:
        return await self._database.write_until_none(partial(_expire_answers, before=before))

    async def _read_tables(
        self, named: Sequence[tuple[str, str]]
    ) -> Mapping[tuple[str, str], Kept]:
        loaded: dict[tuple[str, str], Kept] = {}
        for node in {node for node, _ in named}:
            codes = [code for one, code in named if one == node]
            kept = await self._database.read(partial(_kept_by, node=node, codes=codes))
            loaded |= {(node, code): one for code, one in kept.items()}
        return loaded


def _kept_by(connection: Connection, node: str, codes: Sequence[str]) -> dict[str, Kept]:
    """Return the stored data of those tables that a node has newly taken."""
    held = connection.execute(_HELD, {"codes": list(codes), "node": node}).all()
    logs: dict[str, list[Row]] = {one.code: [] for one in held if one.last <= LONGEST_GATHERED}
    for code, *row in connection.execute(_LOGS, {"codes": list(logs)}):
        logs[code].append(Row(*row))
    answers_of: dict[str, list[Answer]] = {one.code: [] for one in held}
    for code, *answer in connection.execute(_ANSWERED, {"codes": list(answers_of)}):
        answers_of[code].append(Answer(*answer))
    short = {code: tuple(log) for code, log in logs.items()}
    return {
        code: Kept(token, version, short.get(code), tuple(answers_of[code]))
        for code, token, version, _ in held
    }


def _expire(connection: Connection, before: Mapping[str, int]) -> int:
    """Delete some tables last active before the time for their phase; return their number.

    Their records stay, along with the members and their names, which erasure needs.
    """
    old = or_(*(and_(tables.c.phase == name, tables.c.active < at) for name, at in before.items()))
    chosen = select(tables.c.code).where(old).order_by(tables.c.code).limit(EXPIRING_AT_ONCE)
    codes = tuple(connection.scalars(chosen.with_for_update()))
    recorded = set(connection.scalars(select(records.c.code).where(records.c.code.in_(codes))))
    for code in sorted(recorded):
        keep_names(connection, code)
    gone = members.c.code.in_([code for code in codes if code not in recorded])
    connection.execute(delete(members).where(gone))
    connection.execute(delete(tables).where(tables.c.code.in_(codes)))
    return len(codes)


def _expire_answers(connection: Connection, before: int) -> int:
    """Delete some answers given before a time; return their number."""
    key = (answers.c.code, answers.c.person, answers.c.command)
    idle = select(tables.c.code).where(tables.c.active < before)
    is_old = or_(answers.c.at < before, and_(answers.c.at.is_(None), answers.c.code.in_(idle)))
    chosen = select(*key).where(is_old).limit(ANSWERS_AT_ONCE)
    return connection.execute(delete(answers).where(tuple_(*key).in_(chosen))).rowcount
