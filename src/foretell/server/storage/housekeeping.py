"""What is deleted: tables after their time, people who ask for it."""

import json
from collections.abc import Collection, Mapping

from sqlalchemy import (
    Connection,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    or_,
    select,
    tuple_,
    update,
)

from foretell.server.storage.database_clock import now_by
from foretell.server.storage.erasure import (
    NAMELESS,
    NOBODY,
    names_in,
    record_without,
    without_names,
    without_person,
)
from foretell.server.storage.people import PeopleBook
from foretell.server.storage.schema import (
    answers,
    inbox,
    members,
    nodes,
    presence,
    records,
    rows,
    tables,
)

_DAY = 24 * 3_600 * 1_000
AT_ONCE = 100
"""Tables that expire in one transaction, so that writers in between do not wait for long."""
ANSWERS_AT_ONCE = 2_000
"""Likewise answers."""

_CODE = bindparam("of", type_=Text)
_ENTRIES = select(rows.c.seq, rows.c.entries).where(rows.c.code == _CODE)
_MEMBERS = select(members.c.person).where(members.c.code == _CODE)
_RECORDS = select(records.c.number, records.c.body).where(records.c.code == _CODE)
_NAMES = (
    update(members)
    .where(members.c.code == _CODE, members.c.person == bindparam("who"))
    .values(names=bindparam("new_names"))
)
_GIVE_KEY = (
    update(records)
    .where(
        records.c.code == _CODE,
        records.c.number == bindparam("which"),
        records.c.key.is_(None),
    )
    .values(key=bindparam("new_key"))
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


def expire(connection: Connection, before: Mapping[str, int]) -> int:
    """Delete some tables that were last active before the time for their phase.

    Their records stay, and with them who played and under which names: forgetting needs it.

    Returns:
        How many there were; after fewer than ``AT_ONCE`` none is left.
    """
    old = or_(*(and_(tables.c.phase == name, tables.c.active < at) for name, at in before.items()))
    chosen = select(tables.c.code).where(old).order_by(tables.c.code).limit(AT_ONCE)
    codes = tuple(connection.scalars(chosen.with_for_update()))
    kept = set(connection.scalars(select(records.c.code).where(records.c.code.in_(codes))))
    for code in sorted(kept):
        _keep_names(connection, code)
    gone = members.c.code.in_([code for code in codes if code not in kept])
    connection.execute(delete(members).where(gone))
    connection.execute(delete(tables).where(tables.c.code.in_(codes)))
    return len(codes)


def expire_answers(connection: Connection, before: int) -> int:
    """Delete some answers that were given before a time.

    Returns:
        How many there were; none is left after none.
    """
    key = (answers.c.code, answers.c.person, answers.c.command)
    idle = select(tables.c.code).where(tables.c.active < before)
    is_old = or_(answers.c.at < before, and_(answers.c.at.is_(None), answers.c.code.in_(idle)))
    chosen = select(*key).where(is_old).limit(ANSWERS_AT_ONCE)
    return connection.execute(delete(answers).where(tuple_(*key).in_(chosen))).rowcount


def forget_nodes(connection: Connection, dialect: str) -> None:
    """Delete nodes whose time has been up for a day, and who was present there."""
    connection.execute(delete(nodes).where(nodes.c.until < now_by(dialect) - _DAY))
    connection.execute(delete(presence).where(presence.c.node.not_in(select(nodes.c.node))))


def expire_records(connection: Connection, before: int) -> int:
    """Delete some records of games that were over before a time.

    Where neither table nor record is left, nobody has to know any more who was there.

    Returns:
        How many there were.
    """
    old = select(records.c.code, records.c.number).where(records.c.finished < before)
    chosen = connection.execute(old.order_by(*old.selected_columns).limit(AT_ONCE)).all()
    for code, number in chosen:
        connection.execute(
            delete(records).where(records.c.code == code, records.c.number == number)
        )
    codes = {code for code, _ in chosen}
    is_left = exists().where(tables.c.code == members.c.code) | exists().where(
        records.c.code == members.c.code
    )
    connection.execute(delete(members).where(members.c.code.in_(codes), ~is_left))
    return len(chosen)


def give_keys(connection: Connection, code: str, keys: Mapping[int, str]) -> None:
    """Write the keys of records that have none."""
    for number, key in keys.items():
        connection.execute(_GIVE_KEY, {"of": code, "which": number, "new_key": key})


def forget(connection: Connection, person: str, people: PeopleBook) -> int:
    """Delete a person, everywhere.

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
    known = people.names(connection, person)
    for code in sorted(belongs):
        names = belongs[code].union(known)
        if (table := found.get(code)) is not None:
            names |= _forget_in_rows(connection, code, person)
            connection.execute(
                update(tables).where(tables.c.code == code),
                {
                    "host": _host(table.host, person=person, names=names),
                    "body": without_names(without_person(table.body, person), names),
                },
            )
        _forget_in_records(connection, code, names)
    for table_of in (answers, inbox, presence, members):
        connection.execute(delete(table_of).where(table_of.c.person == person))
    connection.execute(update(tables).where(tables.c.opened_by == person).values(opened_by=None))
    people.forget(connection, person)
    return len(belongs)


def _host(host: str, *, person: str, names: Collection[str]) -> str:
    if host == person:
        return NOBODY
    return NAMELESS if host in names else host


def _keep_names(connection: Connection, code: str) -> None:
    persons = connection.scalars(_MEMBERS, {"of": code}).all()
    entries = [body for _, body in connection.execute(_ENTRIES, {"of": code})]
    for person in persons:
        names = frozenset[str]().union(*(names_in(body, person) for body in entries))
        kept = json.dumps(sorted(names))
        connection.execute(_NAMES, {"of": code, "who": person, "new_names": kept})


def _forget_in_rows(connection: Connection, code: str, person: str) -> frozenset[str]:
    """Rewrite a table's log without the person; return what the person was called there."""
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
