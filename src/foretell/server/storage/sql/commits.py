"""Writing of commits, any number of them in one transaction."""

import json
from collections.abc import Sequence
from dataclasses import replace
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
from foretell.server.storage.sql.upsert import columns_of, insert_for
from foretell.server.storage.values import Answer, Commit, Summary, first_token

Parameters = dict[str, Any]

_FORGET_ANSWER = delete(answers).where(
    answers.c.code == bindparam("of"),
    answers.c.person == bindparam("who"),
    answers.c.command == bindparam("what"),
)
_UPDATE = update(tables).where(tables.c.code == bindparam("of"))
_TOUCH = _UPDATE.values(
    last=bindparam("new_last"),
    active=bindparam("new_active"),
    version=func.coalesce(bindparam("new_version", type_=BigInteger), tables.c.version),
)
_COUNT = _UPDATE.values(version=bindparam("new_version"))
_RETELL = _UPDATE.values({name: bindparam(f"new_{name}") for name in Summary.__slots__})


class CommitWriter:
    """Writes commits on a connection to SQLite or PostgreSQL."""

    def __init__(self, dialect: str) -> None:
        self._dialect = dialect
        self._held = _held_for(dialect)
        self._add_member = insert_for(dialect)(members).on_conflict_do_nothing()

    def write(self, connection: Connection, commits: Sequence[Commit]) -> list[Exception | None]:
        """Write all valid commits; return for each the error that prevents it, or None."""
        held = self._lock(connection, sorted({commit.code for commit in commits}))
        refused = [_refused(commit, held) for commit in commits]
        good = [commit for commit, fault in zip(commits, refused, strict=True) if fault is None]
        self._add(connection, good)
        return refused

    def write_alone(
        self, connection: Connection, commit: Commit, *, doubtful: bool
    ) -> Exception | None:
        """Write a commit, or return the error that prevents it.

        If an earlier attempt may have written it, it is ``doubtful``, and not written twice.
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
        """Write a new table; return its token.

        Raises:
            TakenCode: when another table has, or had, this code.
        """
        summary, row, token = commit.summary, commit.row, first_token(at)
        if summary is None or row is None or row.seq != 1:
            raise ValueError(f"table {commit.code} begins without summary or row 1")
        any_record = select(records.c.number).where(records.c.code == commit.code).limit(1)
        if connection.execute(any_record).first() is not None:
            raise TakenCode(commit.code)
        try:
            with connection.begin_nested():
                connection.execute(
                    insert(tables),
                    {"code": commit.code, "version": commit.version, "opened_by": opened_by}
                    | {"created": at, "active": row.at, "last": 1, "node": node, "token": token}
                    | columns_of(summary),
                )
        except IntegrityError:
            query = select(tables.c.node, tables.c.token, rows.c.at, rows.c.entries)
            first_row = query.join(rows, rows.c.code == tables.c.code).where(
                tables.c.code == commit.code, rows.c.seq == 1
            )
            if connection.execute(first_row).first() != (node, token, row.at, row.entries):
                raise TakenCode(commit.code) from None
            return token  # written by an earlier attempt
        self._add(connection, [replace(commit, token=token, summary=None)])
        return token

    def _lock(self, connection: Connection, codes: list[str]) -> dict[str, list[int]]:
        """Return token and last row of each existing table, locked until the commit."""
        parameter = codes if self._dialect == "postgresql" else json.dumps(codes)
        held = connection.execute(self._held, {"codes": parameter})
        return {code: [token, last] for code, token, last in held}

    def _add(self, connection: Connection, commits: Sequence[Commit]) -> None:
        # Of several commits to a table, the last one sets its state.
        touched: dict[str, Parameters] = {}
        counted: dict[str, Parameters] = {}
        retold: dict[str, Parameters] = {}
        new_rows: list[Parameters] = []
        for commit in commits:
            key = {"of": commit.code, "new_version": commit.version}
            if (row := commit.row) is not None:
                ids = {"code": commit.code, "token": commit.token}
                new_rows.append(columns_of(row) | ids)
                touched[commit.code] = key | {"new_last": row.seq, "new_active": row.at}
            elif commit.version is not None:
                counted[commit.code] = key
            if (summary := commit.summary) is not None:
                new = {f"new_{name}": value for name, value in columns_of(summary).items()}
                retold[commit.code] = {"of": commit.code, **new}
        old_answers = [
            {"of": commit.code, "who": person, "what": command}
            for commit in commits
            for person, command in commit.forgotten
        ]
        new_answers = [
            columns_of(commit.answer) | {"code": commit.code}
            for commit in commits
            if commit.answer is not None
        ]
        new_members = [
            {"code": commit.code, "person": person, "names": "[]"}
            for commit in commits
            for person in commit.members
        ]
        new_records = [
            columns_of(record) | {"code": commit.code}
            for commit in commits
            for record in commit.records
        ]
        for statement, parameters in (
            (insert(rows), new_rows),
            (_TOUCH, list(touched.values())),
            (_COUNT, list(counted.values())),
            (_RETELL, list(retold.values())),
            (_FORGET_ANSWER, old_answers),
            (insert(answers), new_answers),
            (self._add_member, new_members),
            (insert(records), new_records),
        ):
            if parameters:
                connection.execute(statement, parameters)


def _held_for(dialect: str) -> Executable:
    """Return a query of tables' tokens and last rows; PostgreSQL locks them in order of code."""
    query = select(tables.c.code, tables.c.token, tables.c.last)
    if dialect == "postgresql":
        codes = cast(bindparam("codes"), ARRAY(Text))
        return query.where(tables.c.code == any_(codes)).order_by(tables.c.code).with_for_update()
    listed = func.json_each(bindparam("codes")).table_valued("value")
    return query.where(tables.c.code.in_(select(listed.c.value)))


def _refused(commit: Commit, held: dict[str, list[int]]) -> Exception | None:
    """Return the error that prevents a commit; if None, count its row as the last in ``held``."""
    lease = held.get(commit.code)
    if lease is None or lease[0] != commit.token:
        return StaleToken(commit.code)
    if commit.row is not None:
        if commit.row.seq != lease[1] + 1:
            return ValueError(f"row {commit.row.seq} of {commit.code} after row {lease[1]}")
        lease[1] += 1
    return None


def _landed(connection: Connection, commit: Commit) -> bool:
    """Return whether a commit was written, judging by one part, as all are written together."""
    code = commit.code
    if (row := commit.row) is not None:
        writer = select(rows.c.token).where(rows.c.code == code, rows.c.seq == row.seq)
        return bool(connection.scalar(writer) == commit.token)
    if (answer := commit.answer) is not None:
        stored = _stored_answer(connection, code, answer)
        return stored is not None and stored.body == answer.body
    body = select(records.c.body).where(records.c.code == code)
    return any(
        connection.scalar(body.where(records.c.number == record.number)) == record.body
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
    query = select(*(answers.c[name] for name in Answer.__slots__)).where(
        answers.c.code == code,
        answers.c.person == answer.person,
        answers.c.command == answer.command,
    )
    row = connection.execute(query).first()
    return None if row is None else Answer(*row)
