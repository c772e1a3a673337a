"""Erasure of a person from the logs and records of their tables."""

import json
from collections.abc import Collection

from sqlalchemy import Connection, Text, bindparam, delete, select, update

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

_CODE = bindparam("of", type_=Text)
_ENTRIES = select(rows.c.seq, rows.c.entries).where(rows.c.code == _CODE)
_MEMBERS = select(members.c.person).where(members.c.code == _CODE)
_RECORDS = select(records.c.number, records.c.body).where(records.c.code == _CODE)
_NAMES = (
    update(members)
    .where(members.c.code == _CODE, members.c.person == bindparam("who"))
    .values(names=bindparam("new_names"))
)
_REWRITE_ROW = (
    update(rows)
    .where(rows.c.code == _CODE, rows.c.seq == bindparam("which"))
    .values(entries=bindparam("new_entries"))
)
_REWRITE_RECORD = (
    update(records)
    .where(records.c.code == _CODE, records.c.number == bindparam("which"))
    .values(body=bindparam("new_body"))
)


def forget_at_tables(connection: Connection, person: str, *, names: Collection[str]) -> int:
    """Erase a person from all data of tables.

    Args:
        connection: the connection to the database.
        person: the person's id.
        names: the person's current names.

    Returns:
        The number of tables that the person belonged to.
    """
    mine = select(members.c.code, members.c.names).where(members.c.person == person)
    belongs = {code: frozenset(json.loads(names)) for code, names in connection.execute(mine)}
    living = (
        select(tables.c.code, tables.c.host, tables.c.body)
        .where(tables.c.code.in_(belongs))
        .order_by(tables.c.code)
    )
    found = {table.code: table for table in connection.execute(living.with_for_update())}
    for code in sorted(belongs):
        called = belongs[code].union(names)
        if (table := found.get(code)) is not None:
            called |= _forget_in_rows(connection, code, person)
            connection.execute(
                update(tables).where(tables.c.code == code),
                {
                    "host": _host(table.host, person=person, names=called),
                    "body": without_names(without_person(table.body, person), called),
                },
            )
        _forget_in_records(connection, code, called)
    for table_of in (answers, inbox, presence, members):
        connection.execute(delete(table_of).where(table_of.c.person == person))
    connection.execute(update(tables).where(tables.c.opened_by == person).values(opened_by=None))
    return len(belongs)


def _host(host: str, *, person: str, names: Collection[str]) -> str:
    if host == person:
        return NOBODY
    return NAMELESS if host in names else host


def keep_names(connection: Connection, code: str) -> None:
    """Save the names of persons at a table whose log is about to be deleted."""
    persons = connection.scalars(_MEMBERS, {"of": code}).all()
    entries = [body for _, body in connection.execute(_ENTRIES, {"of": code})]
    for person in persons:
        names = frozenset[str]().union(*(names_in(body, person) for body in entries))
        kept = json.dumps(sorted(names))
        connection.execute(_NAMES, {"of": code, "who": person, "new_names": kept})


def _forget_in_rows(connection: Connection, code: str, person: str) -> frozenset[str]:
    """Rewrite a table's log without the person; return the person's names in it."""
    names: set[str] = set()
    for seq, entries in connection.execute(_ENTRIES, {"of": code}).all():
        names |= names_in(entries, person)
        rewritten = without_person(entries, person)
        if rewritten != entries:
            new = {"of": code, "which": seq, "new_entries": rewritten}
            connection.execute(_REWRITE_ROW, new)
    return frozenset(names)


def _forget_in_records(connection: Connection, code: str, names: Collection[str]) -> None:
    for number, body in connection.execute(_RECORDS, {"of": code}).all():
        rewritten = record_without(body, names)
        if rewritten != body:
            new = {"of": code, "which": number, "new_body": rewritten}
            connection.execute(_REWRITE_RECORD, new)
