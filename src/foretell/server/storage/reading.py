"""What is read of tables."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Select, Text, bindparam, func, select

from foretell.server.storage.leases import LAST_WRITER
from foretell.server.storage.schema import answers, members, records, rows, tables
from foretell.server.storage.values import (
    Answer,
    GameRecord,
    Kept,
    KeptGame,
    Listed,
    Overview,
    Row,
    Summary,
)

LONGEST_GATHERED: Final = 1_000
"""Rows of a log that is read together with others: more than a game has."""

_CODE = bindparam("code", type_=Text)
_SUMMARY = tuple(tables.c[name] for name in Summary.__slots__)
_RECORD = (records.c.number, records.c.finished, records.c.body, records.c.key)
_LATEST = (tables.c.active.desc(), tables.c.code)

_ROWS = (
    select(rows.c.seq, rows.c.at, rows.c.entries, rows.c.token)
    .where(rows.c.code == _CODE, rows.c.seq > bindparam("after"))
    .order_by(rows.c.seq)
)
_KEPT = tuple(answers.c[name] for name in Answer.__slots__)
_ANSWERS = (
    select(*_KEPT)
    .where(answers.c.code == _CODE)
    .order_by(answers.c.at.asc().nulls_first(), answers.c.person, answers.c.command)
)
_CODES = bindparam("codes", expanding=True, type_=Text)
_HELD = select(tables.c.code, tables.c.token, tables.c.version, tables.c.last).where(
    tables.c.code.in_(_CODES),
    tables.c.node == bindparam("node", type_=Text),
    tables.c.token.is_distinct_from(LAST_WRITER),  # which is NULL where that row is missing
)
_LOGS = (
    select(rows.c.code, rows.c.seq, rows.c.at, rows.c.entries, rows.c.token)
    .where(rows.c.code.in_(_CODES))
    .order_by(rows.c.code, rows.c.seq)
)
_ANSWERED = (
    select(answers.c.code, *_KEPT)
    .where(answers.c.code.in_(_CODES))
    .order_by(answers.c.at.asc().nulls_first(), answers.c.person, answers.c.command)
)
_ANSWER = select(*_KEPT).where(
    answers.c.code == _CODE,
    answers.c.person == bindparam("person"),
    answers.c.command == bindparam("command"),
)
_TOKEN = select(tables.c.token).where(tables.c.code == _CODE)
_EXISTS = select(tables.c.code).where(tables.c.code == _CODE)
_LOBBY = (
    select(tables.c.code, *_SUMMARY)
    .where(tables.c.listed, tables.c.phase.in_(("gathering", "playing")))
    .order_by(*_LATEST)
    .limit(bindparam("limit"))
)
_OVERVIEW = select(*_SUMMARY, tables.c.version).where(tables.c.code == _CODE)
_LISTED_BY = select(func.count()).where(
    tables.c.opened_by == bindparam("person"), tables.c.listed, tables.c.phase != "finished"
)
_UNFINISHED = (
    select(tables.c.code)
    .where(tables.c.phase == "playing", tables.c.active >= bindparam("since"))
    .order_by(*_LATEST)
)
_LISTING = select(*(tables.c[name] for name in Listed.__slots__)).order_by(*_LATEST)
_TABLES_OF = (
    select(tables.c.code)
    .join(members, members.c.code == tables.c.code)
    .where(members.c.person == bindparam("person"))
    .order_by(*_LATEST)
)
_RECORDS = select(*_RECORD).where(records.c.code == _CODE).order_by(records.c.number)
_ONE_RECORD = select(*_RECORD).where(
    records.c.code == _CODE, records.c.number == bindparam("number")
)
_GAMES = (
    select(records.c.number, records.c.finished, records.c.key)
    .where(records.c.code == _CODE)
    .order_by(records.c.number)
)
_MEMBER = select(members.c.code).where(
    members.c.code == _CODE, members.c.person == bindparam("person")
)
_RECORDED = select(records.c.code, records.c.number).order_by(records.c.code, records.c.number)


def token_of(connection: Connection, code: str) -> int | None:
    """Return the token under which a table is held, None if there is no such table."""
    token: int | None = connection.scalar(_TOKEN, {"code": code})
    return token


def rows_of(connection: Connection, code: str, after: int) -> tuple[Row, ...]:
    """Return the log of a table behind row ``after``."""
    found = connection.execute(_ROWS, {"code": code, "after": after})
    return tuple(Row(*row) for row in found.all())


def kept_by(connection: Connection, node: str, codes: Sequence[str]) -> dict[str, Kept]:
    """Return all that is kept of those of some tables that a node holds anew."""
    found = connection.execute(_HELD, {"codes": list(codes), "node": node}).all()
    named = {"codes": [one.code for one in found if one.last <= LONGEST_GATHERED]}
    logs: dict[str, list[Row]] = {code: [] for code in named["codes"]}
    for code, *row in connection.execute(_LOGS, named):
        logs[code].append(Row(*row))
    answered: dict[str, list[Answer]] = {one.code: [] for one in found}
    for code, *answer in connection.execute(_ANSWERED, {"codes": list(answered)}):
        answered[code].append(Answer(*answer))
    return {
        one.code: Kept(
            one.token,
            one.version,
            tuple(logs[one.code]) if one.code in logs else None,
            tuple(answered[one.code]),
        )
        for one in found
    }


def answers_of(connection: Connection, code: str) -> tuple[Answer, ...]:
    """Return all answers of a table, the earliest first."""
    return tuple(Answer(*answer) for answer in connection.execute(_ANSWERS, {"code": code}))


def answer_to(connection: Connection, code: str, person: str, command: str) -> Answer | None:
    """Return one answer."""
    named = {"code": code, "person": person, "command": command}
    found = connection.execute(_ANSWER, named).first()
    return None if found is None else Answer(*found)


def is_table(connection: Connection, code: str) -> bool:
    """Tell whether there is a table of this code."""
    return connection.scalar(_EXISTS, {"code": code}) is not None


def lobby(connection: Connection, limit: int) -> tuple[tuple[str, Summary], ...]:
    """Return the listed tables that go on."""
    found = connection.execute(_LOBBY, {"limit": limit})
    return tuple((code, Summary(*summary)) for code, *summary in found)


def overview(connection: Connection, code: str) -> Overview | None:
    """Return how a table is without its log."""
    found = connection.execute(_OVERVIEW, {"code": code}).first()
    if found is None:
        return None
    *summary, version = found
    return Overview(Summary(*summary), version)


def listed_by(connection: Connection, person: str) -> int:
    """Return how many listed tables that go on a person has opened."""
    return connection.execute(_LISTED_BY, {"person": person}).scalar_one()


def unfinished(connection: Connection, since: int) -> tuple[str, ...]:
    """Return the codes of tables in play."""
    return _codes(connection, _UNFINISHED, {"since": since})


def listing(connection: Connection) -> tuple[Listed, ...]:
    """Return all tables."""
    return tuple(Listed(*row) for row in connection.execute(_LISTING))


def tables_of(connection: Connection, person: str) -> tuple[str, ...]:
    """Return the codes of a person's tables."""
    return _codes(connection, _TABLES_OF, {"person": person})


def records_of(connection: Connection, code: str) -> tuple[GameRecord, ...]:
    """Return the finished games of a table."""
    return tuple(GameRecord(*row) for row in connection.execute(_RECORDS, {"code": code}))


def record_of(connection: Connection, code: str, number: int) -> GameRecord | None:
    """Return one finished game."""
    found = connection.execute(_ONE_RECORD, {"code": code, "number": number}).first()
    return None if found is None else GameRecord(*found)


def games_of(connection: Connection, code: str) -> tuple[KeptGame, ...]:
    """Return what is known of a table's finished games."""
    return tuple(KeptGame(*row) for row in connection.execute(_GAMES, {"code": code}))


def is_member(connection: Connection, code: str, person: str) -> bool:
    """Tell whether a person has held a seat of a table."""
    return connection.scalar(_MEMBER, {"code": code, "person": person}) is not None


def recorded(connection: Connection) -> tuple[tuple[str, int], ...]:
    """Return code and number of all finished games."""
    return tuple((code, number) for code, number in connection.execute(_RECORDED))


def _codes(
    connection: Connection, statement: Select[tuple[str]], parameters: dict[str, str | int]
) -> tuple[str, ...]:
    return tuple(connection.scalars(statement, parameters))
