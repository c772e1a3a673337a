"""Erasure of a person from the logs and records of their tables."""

import json
from collections.abc import Collection

from sqlalchemy import Connection, delete, select, update

from foretell.server.storage.erasure import (
    NAMELESS,
    NOBODY,
    names_in,
    record_without,
    without_names,
    without_person,
)
from foretell.server.storage.sql.schema import (
    answers,
    inbox,
    members,
    presence,
    records,
    rows,
    tables,
)


def forget_at_tables(connection: Connection, person: str, *, names: Collection[str]) -> int:
    """Erase a person and their current names from all tables; return the number of tables."""
    membership = select(members.c.code, members.c.names).where(members.c.person == person)
    belongs = {code: frozenset(json.loads(names)) for code, names in connection.execute(membership)}
    living = (
        select(tables.c.code, tables.c.host, tables.c.body)
        .where(tables.c.code.in_(belongs))
        .order_by(tables.c.code)
    )
    stored = {table.code: table for table in connection.execute(living.with_for_update())}
    for code in sorted(belongs):
        known_as = belongs[code].union(names)
        if (table := stored.get(code)) is not None:
            known_as |= _forget_in_rows(connection, code, person)
            connection.execute(
                update(tables).where(tables.c.code == code),
                {
                    "host": _host(table.host, person=person, names=known_as),
                    "body": without_names(without_person(table.body, person), known_as),
                },
            )
        _forget_in_records(connection, code, known_as)
    for sql_table in (answers, inbox, presence, members):
        connection.execute(delete(sql_table).where(sql_table.c.person == person))
    connection.execute(update(tables).where(tables.c.opened_by == person).values(opened_by=None))
    return len(belongs)


def _host(host: str, *, person: str, names: Collection[str]) -> str:
    if host == person:
        return NOBODY
    return NAMELESS if host in names else host


def keep_names(connection: Connection, code: str) -> None:
    """Save the names of persons at a table whose log is about to be deleted."""
    at_table = members.c.code == code
    persons = connection.scalars(select(members.c.person).where(at_table)).all()
    entries = connection.scalars(select(rows.c.entries).where(rows.c.code == code)).all()
    for person in persons:
        names = frozenset[str]().union(*(names_in(body, person) for body in entries))
        saving = update(members).where(at_table, members.c.person == person)
        connection.execute(saving.values(names=json.dumps(sorted(names))))


def _forget_in_rows(connection: Connection, code: str, person: str) -> frozenset[str]:
    """Rewrite a table's log without the person; return the person's names in it."""
    names: set[str] = set()
    log = select(rows.c.seq, rows.c.entries).where(rows.c.code == code)
    for seq, entries in connection.execute(log).all():
        names |= names_in(entries, person)
        rewritten = without_person(entries, person)
        if rewritten != entries:
            this = update(rows).where(rows.c.code == code, rows.c.seq == seq)
            connection.execute(this.values(entries=rewritten))
    return frozenset(names)


def _forget_in_records(connection: Connection, code: str, names: Collection[str]) -> None:
    games = select(records.c.number, records.c.body).where(records.c.code == code)
    for number, body in connection.execute(games).all():
        rewritten = record_without(body, names)
        if rewritten != body:
            this = update(records).where(records.c.code == code, records.c.number == number)
            connection.execute(this.values(body=rewritten))
