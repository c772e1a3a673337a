"""Values and shortcuts for tests of stores."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import select

from foretell.server.storage.sql.schema import answers
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.store import Store
from foretell.server.storage.values import Answer, Commit, GameRecord, Phase, Row, Session, Summary
from foretell.testing.memory_store import MemoryStore

Result = TypeVar("Result")

LONG = 50_000
"""A lease in ms that lasts longer than a test."""
OVER = 0
"""A lease in ms that has expired by the next read."""


class Kept:
    """A place of storage that any number of stores may open."""

    def __init__(self, make: Callable[[], Store]) -> None:
        self.make = make

    def run(self, *scenarios: Callable[[Store], Awaitable[Result]]) -> Result:
        """Run scenarios in turn, each with a newly opened store."""
        return [asyncio.run(self._alone(scenario)) for scenario in scenarios][-1]

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        """Open a store while the block lasts."""
        store = self.make()
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    async def nothing(self) -> None:
        """A scenario in which nothing happens."""

    async def _alone(self, scenario: Callable[[Store], Awaitable[Result]]) -> Result:
        async with self.opened() as store:
            return await scenario(store)


def summary(phase: Phase = "gathering", *, listed: bool = True, host: str = "") -> Summary:
    return Summary(listed, phase, players=4, taken=1, host=host, body=b'{"options":{}}')


def row(seq: int, *, at: int = 1_000, entries: object = (), token: int = 0) -> Row:
    return Row(seq, at, json.dumps(entries, ensure_ascii=False).encode(), token)


def answer(person: str = "p", command: str = "c", *, body: bytes = b'{"ok":true}') -> Answer:
    return Answer(person, command, body)


def session(person: str, token: bytes, *, at: int = 5, lasts: int = 1_000) -> Session:
    """Return a session whose id contains the person and the token."""
    return Session(
        id=f"{person}-{token.hex()}",
        person=person,
        digest=token,
        label="",
        created=at,
        used=at,
        expires=at + lasts,
    )


async def answers_of(store: Store, code: str) -> tuple[Answer, ...]:
    """Return all stored answers of a table, the earliest first."""
    if isinstance(store, MemoryStore):
        table = store._tables.get(code)
        found = [] if table is None else list(table.answers.values())
    else:
        assert isinstance(store, SqlStore)
        columns = [answers.c[name] for name in Answer.__slots__]
        chosen = select(*columns).where(answers.c.code == code)
        read = await store._database.read(lambda connection: connection.execute(chosen).all())
        found = [Answer(*row) for row in read]
    return tuple(sorted(found, key=lambda one: (one.at or 0, one.person, one.command)))


async def present(store: Store, code: str) -> frozenset[str]:
    """Return the people connected to a table at any node."""
    return frozenset(
        person for _, person in await store.presence.connected_elsewhere({code}, node="")
    )


async def known(store: Store, token: bytes) -> tuple[str, str] | None:
    """Return the id and the name of a token's holder."""
    found = await store.people.holder(token)
    return None if found is None else (found[0].person, found[0].name)


def record(number: int, *names: str) -> GameRecord:
    players = [{"name": name, "kind": "human"} for name in names]
    header = json.dumps({"type": "game", "players": players}, ensure_ascii=False)
    return GameRecord(number, 9_000 + number, f'{header}\n{{"type":"bid","bid":1}}\n'.encode())


async def new_table(
    store: Store,
    code: str,
    *,
    node: str = "north",
    at: int = 1_000,
    told: Summary | None = None,
    members: tuple[str, ...] = (),
    entries: object = (),
) -> int:
    """Create a table; return its token."""
    first = row(1, at=at, entries=entries)
    commit = Commit(code, 0, row=first, summary=told or summary(), members=members)
    return await store.log.create(commit, node=node, at=at)
