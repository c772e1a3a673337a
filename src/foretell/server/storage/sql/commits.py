"""Writing of commits, any number of them in one transaction."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import (
    ARRAY,
    BigInteger,
    Connection,
    Executable,
    Text,
    any_,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from foretell.server.storage.faults import AlreadyAnswered, StaleToken, TakenCode
from foretell.server.storage.sql.schema import answers, members, records, rows, tables
from foretell.server.storage.sql.upsert import insert_for
from foretell.server.storage.values import Answer, Commit, Summary, first_token

Parameters = dict[str, Any]

_ADD_TABLE = insert(tables)
_ADD_ROW = insert(rows)
_ADD_ANSWER = insert(answers)
_ADD_RECORD = insert(records)
_FORGET_ANSWER = delete(answers).where(
    answers.c.code == bindparam("of"),
    answers.c.person == bindparam("who"),
    answers.c.command == bindparam("what"),
)
_TOUCH = (
    update(tables)
    .where(tables.c.code == bindparam("of"))
    .values(
        last=bindparam("new_last"),
        active=bindparam("new_active"),
        version=func.coalesce(bindparam("new_version", type_=BigInteger), tables.c.version),
    )
)
_COUNT = (
    update(tables).where(tables.c.code == bindparam("of")).values(version=bindparam("new_version"))
)
_RETELL = (
    update(tables)
    .where(tables.c.code == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in Summary.__slots__})
)
_WRITER_OF_ROW = select(rows.c.token).where(
    rows.c.code == bindparam("code"), rows.c.seq == bindparam("seq")
)
_STORED_ANSWER = select(*(answers.c[name] for name in Answer.__slots__)).where(
    answers.c.code == bindparam("code"),
    answers.c.person == bindparam("person"),
    answers.c.command == bindparam("command"),
)
_BODY_OF_RECORD = select(records.c.body).where(
    records.c.code == bindparam("code"), records.c.number == bindparam("number")
)
_ANY_RECORD = select(records.c.number).where(records.c.code == bindparam("code")).limit(1)
_FIRST_ROW = (
    select(tables.c.node, tables.c.token, rows.c.at, rows.c.entries)
    .join(rows, rows.c.code == tables.c.code)
    .where(tables.c.code == bindparam("code"), rows.c.seq == 1)
)


class CommitWriter:
    """Writes commits on a connection, with statements that are built once.

    Args:
        dialect: ``sqlite`` or ``postgresql``.
    """

    def __init__(self, dialect: str) -> None:
        self._dialect = dialect
        self._held = _held_for(dialect)
        self._add_member = insert_for(dialect)(members).on_conflict_do_nothing()

    def write(self, connection: Connection, commits: Sequence[Commit]) -> list[Exception | None]:
        """Write all valid commits.

        Returns:
            For each commit the error that prevents it, or None if it was written.
        """
        held = self._lock(connection, sorted({commit.code for commit in commits}))
        refused = [_refused(commit, held) for commit in commits]
        good = [commit for commit, fault in zip(commits, refused, strict=True) if fault is None]
        self._add(connection, good)
        return refused

    def write_alone(
        self, connection: Connection, commit: Commit, *, doubtful: bool
    ) -> Exception | None:
        """Write a commit, or return the error that prevents it.

        Args:
            connection: the connection.
            commit: the commit.
            doubtful: whether an earlier attempt may have written it; it is not written again.
        """
        # The lock comes first: it waits for the transaction in doubt.
        held = self._lock(connection, [commit.code])
        if doubtful and commit.code in held and _landed(connection, commit):
            return None
        fault = _refused(commit, held) or _answered(connection, commit)
        if fault is None:
            self._add(connection, [commit])
        return fault

    def create(
        self,
        connection: Connection,
        commit: Commit,
        *,
        node: str,
        at: int,
        opened_by: str | None = None,
    ) -> int:
        """Write a new table.

        Returns:
            Its token.

        Raises:
            TakenCode: when another table has, or had, this code.
        """
        summary, row, token = commit.summary, commit.row, first_token(at)
        if summary is None or row is None or row.seq != 1:
            raise ValueError(f"table {commit.code} begins without summary or row 1")
        parameters = {name: getattr(summary, name) for name in Summary.__slots__}
        key = {"code": commit.code}
        if connection.execute(_ANY_RECORD, key).first() is not None:
            raise TakenCode(commit.code)
        try:
            with connection.begin_nested():
                connection.execute(
                    _ADD_TABLE,
                    {**key, **parameters}
                    | {"created": at, "active": row.at, "last": 1, "node": node, "token": token}
                    | {"version": commit.version, "opened_by": opened_by},
                )
        except IntegrityError:
            first = connection.execute(_FIRST_ROW, key).first()
            if first is None or tuple(first) != (node, token, row.at, row.entries):
                raise TakenCode(commit.code) from None
            return token  # written by an earlier attempt
        self._add(connection, [_with_token(commit, token)])
        return token

    def _lock(self, connection: Connection, codes: list[str]) -> dict[str, list[int]]:
        """Return token and last row of each existing table, locked until the commit."""
        given = codes if self._dialect == "postgresql" else json.dumps(codes)
        found = connection.execute(self._held, {"codes": given})
        return {code: [token, last] for code, token, last in found}

    def _add(self, connection: Connection, commits: Sequence[Commit]) -> None:
        new_rows: list[Parameters] = []
        new_answers: list[Parameters] = []
        old_answers: list[Parameters] = []
        new_members: list[Parameters] = []
        new_records: list[Parameters] = []
        touched: dict[str, Parameters] = {}
        counted: list[Parameters] = []
        retold: dict[str, Parameters] = {}
        for commit in commits:
            code = commit.code
            if (row := commit.row) is not None:
                new_rows.append(
                    {"code": code, "seq": row.seq, "at": row.at, "entries": row.entries}
                    | {"token": commit.token}
                )
                touched[code] = {
                    "of": code,
                    "new_last": row.seq,
                    "new_active": row.at,
                    "new_version": commit.version,
                }
            elif commit.version is not None:
                counted.append({"of": code, "new_version": commit.version})
            if (answer := commit.answer) is not None:
                new_answers.append(
                    {"code": code} | {name: getattr(answer, name) for name in Answer.__slots__}
                )
            old_answers += (
                {"of": code, "who": person, "what": command} for person, command in commit.forgotten
            )
            if (summary := commit.summary) is not None:
                told = {f"new_{name}": getattr(summary, name) for name in Summary.__slots__}
                retold[code] = {"of": code, **told}
            new_members += ({"code": code, "person": one, "names": "[]"} for one in commit.members)
            new_records += (
                {"code": code, "number": record.number, "finished": record.finished}
                | {"body": record.body}
                for record in commit.records
            )
        _many(connection, _ADD_ROW, new_rows)
        _many(connection, _TOUCH, touched.values())
        _many(connection, _COUNT, counted)
        _many(connection, _RETELL, retold.values())
        _many(connection, _FORGET_ANSWER, old_answers)
        _many(connection, _ADD_ANSWER, new_answers)
        _many(connection, self._add_member, new_members)
        _many(connection, _ADD_RECORD, new_records)


def _with_token(commit: Commit, token: int) -> Commit:
    return Commit(
        commit.code,
        token,
        row=commit.row,
        version=commit.version,
        answer=commit.answer,
        members=commit.members,
        records=commit.records,
    )


def _held_for(dialect: str) -> Executable:
    """Return a query of tables' tokens and last rows; PostgreSQL locks them in order of code."""
    columns = select(tables.c.code, tables.c.token, tables.c.last)
    if dialect == "postgresql":
        wanted = cast(bindparam("codes"), ARRAY(Text))
        return (
            columns.where(tables.c.code == any_(wanted)).order_by(tables.c.code).with_for_update()
        )
    given = func.json_each(bindparam("codes")).table_valued("value")
    return columns.where(tables.c.code.in_(select(given.c.value)))


def _refused(commit: Commit, held: dict[str, list[int]]) -> Exception | None:
    """Return the error that prevents a commit; if None, count its row as the last in ``held``."""
    now = held.get(commit.code)
    if now is None or now[0] != commit.token:
        return StaleToken(commit.code)
    if commit.row is not None:
        if commit.row.seq != now[1] + 1:
            return ValueError(f"row {commit.row.seq} of {commit.code} after row {now[1]}")
        now[1] += 1
    return None


def _landed(connection: Connection, commit: Commit) -> bool:
    """Return whether a commit was written, judging by one part, as all are written together."""
    key = {"code": commit.code}
    if (row := commit.row) is not None:
        token = connection.scalar(_WRITER_OF_ROW, key | {"seq": row.seq})
        return bool(token == commit.token)
    if (answer := commit.answer) is not None:
        stored = _stored_answer(connection, commit.code, answer)
        return stored is not None and stored.body == answer.body
    return any(
        connection.scalar(_BODY_OF_RECORD, key | {"number": record.number}) == record.body
        for record in commit.records
    )


def _answered(connection: Connection, commit: Commit) -> AlreadyAnswered | None:
    """Return the error of a commit whose command has an answer that it does not delete."""
    answer = commit.answer
    if answer is None or (answer.person, answer.command) in commit.forgotten:
        return None
    stored = _stored_answer(connection, commit.code, answer)
    return None if stored is None else AlreadyAnswered(stored)


def _stored_answer(connection: Connection, code: str, answer: Answer) -> Answer | None:
    """Return the stored answer to the same command."""
    key = {"code": code, "person": answer.person, "command": answer.command}
    row = connection.execute(_STORED_ANSWER, key).first()
    return None if row is None else Answer(*row)


def _many(connection: Connection, statement: Executable, parameters: Iterable[Parameters]) -> None:
    if given := list(parameters):
        connection.execute(statement, given)
