"""``MemoryStore``: one object that implements all parts of a store."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from copy import copy
from dataclasses import replace
from typing import TypeVar

from foretell.server.storage.erasure import record_without
from foretell.server.storage.faults import (
    AlreadyAnswered,
    StaleToken,
    StoreClosed,
    StoreDamaged,
    StoreUnavailable,
    TakenCode,
    UnknownTable,
)
from foretell.server.storage.values import (
    Answer,
    Commit,
    GameRecord,
    Held,
    Kept,
    KeptGame,
    Listed,
    Row,
    Summary,
    VersionedSummary,
    Whereabouts,
    first_token,
)
from foretell.testing.memory_store.commits import committed
from foretell.testing.memory_store.daily import MemoryDaily
from foretell.testing.memory_store.people import MemoryPeople
from foretell.testing.memory_store.table import MemoryTable

Result = TypeVar("Result")

_DAY = 24 * 3_600 * 1_000


async def no_pause() -> None:
    """Return at once."""


class MemoryStore(MemoryPeople, MemoryDaily):
    """A ``Store`` that keeps everything in memory; its clock is that of the running loop.

    Args:
        pause: awaited before each write takes effect, and again before the caller hears of it.
    """

    def __init__(self, pause: Callable[[], Awaitable[object]] = no_pause) -> None:
        self._pause = pause
        self.trouble: StoreUnavailable | None = None
        self.fault: StoreUnavailable | StoreDamaged | None = None
        """The error that writes fail with while it is set, as on a bad disk."""
        self._newest = 0
        """The newest token; none is issued twice."""
        self._life = 0
        self._tables: dict[str, MemoryTable] = {}
        self._members: dict[str, dict[str, frozenset[str]]] = {}
        self._records: dict[tuple[str, int], GameRecord] = {}
        MemoryPeople.__init__(self)
        MemoryDaily.__init__(self)
        self._nodes: dict[str, int] = {}
        self._inbox: list[tuple[str, str, bytes]] = []
        self._presence: dict[tuple[str, str, str], int] = {}
        self.log = self.summaries = self.records = self.people = self.daily = self
        self.leases = self.inbox = self.presence = self

    def crash(self) -> None:
        """Drop pending commits; their callers get ``StoreClosed``."""
        self._life += 1

    async def open(self) -> None:
        """Do nothing: there is nothing to open."""

    async def close(self) -> None:
        """Do nothing: the contents stay."""

    async def probe(self) -> None:
        await self.commit(lambda: None)
        self.trouble = None

    @committed
    def create(self, commit: Commit, *, node: str, at: int, opened_by: str | None = None) -> int:
        code, summary, row = commit.code, commit.summary, commit.row
        if summary is None or row is None or row.seq != 1:
            raise ValueError(f"table {code} begins without summary or row 1")
        if code in self._tables or any(of == code for of, _ in self._records):
            raise TakenCode(code)
        token = self._newest = max(first_token(at), self._newest + 1)
        self._tables[code] = MemoryTable(at, row.at, token, summary, node, opened_by)
        self._write(replace(commit, token=token))
        return token

    async def append(self, commit: Commit) -> None:

        def effect() -> None:
            table = self._tables.get(commit.code)
            if table is None or table.token != commit.token:
                raise StaleToken(commit.code)
            self._write(commit)

        await self.commit(effect)
        self.trouble = None

    async def rows(self, code: str, *, after: int = 0) -> tuple[Row, ...]:
        table = self._tables.get(code)
        return () if table is None else tuple(table.rows[after:])

    async def answers(self, code: str) -> tuple[Answer, ...]:
        table = self._tables.get(code)
        answers = () if table is None else table.answers.values()
        return tuple(sorted(answers, key=lambda one: (one.at or 0, one.person, one.command)))

    async def answer(
        self, code: str, person: str, command: str, *, token: int | None = None
    ) -> Answer | None:
        table = self._tables.get(code)
        if token is not None and (table is None or table.token != token):
            raise StaleToken(code)
        return None if table is None else table.answers.get((person, command))

    async def load(self, code: str, *, node: str) -> Kept | None:
        table = self._tables.get(code)
        if table is None or table.node != node or table.rows[-1].token == table.token:
            return None
        rows, answers = await self.rows(code), await self.answers(code)
        return Kept(table.token, table.version, rows, answers)

    async def exists(self, code: str) -> bool:
        return code in self._tables

    async def lobby(self, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        listed = (
            (code, table.summary)
            for code, table in self._latest()
            if table.summary.listed and table.summary.phase != "finished"
        )
        return tuple(listed)[:limit]

    async def summary(self, code: str) -> VersionedSummary | None:
        table = self._tables.get(code)
        return None if table is None else VersionedSummary(table.summary, table.version)

    async def of_member(self, person: str, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        own = (
            (code, table.summary)
            for code, table in self._latest()
            if person in self._members.get(code, ()) and table.summary.phase != "finished"
        )
        return tuple(own)[:limit]

    async def listed_by(self, person: str) -> int:
        return sum(
            table.opened_by == person
            for table in self._tables.values()
            if table.summary.listed and table.summary.phase != "finished"
        )

    async def listing(self) -> tuple[Listed, ...]:
        return tuple(
            Listed(
                code,
                table.summary.phase,
                table.created,
                table.active,
                table.summary.players,
                table.summary.taken,
            )
            for code, table in self._latest()
        )

    async def records_of(self, code: str) -> tuple[GameRecord, ...]:
        return tuple(self._records[key] for key in sorted(self._records) if key[0] == code)

    async def record(self, code: str, number: int) -> GameRecord | None:
        return self._records.get((code, number))

    async def games(self, code: str) -> tuple[KeptGame, ...]:
        return tuple(
            KeptGame(one.number, one.finished, one.key) for one in await self.records_of(code)
        )

    @committed
    def give_keys(self, code: str, keys: Mapping[int, str]) -> None:
        for number, key in keys.items():
            record = self._records.get((code, number))
            if record is not None and record.key is None:
                self._records[code, number] = replace(record, key=key)

    async def is_member(self, code: str, person: str) -> bool:
        return person in self._members.get(code, ())

    async def recorded(self) -> tuple[tuple[str, int], ...]:
        return tuple(sorted(self._records))

    @committed
    def forget(self, person: str) -> int:
        named = self._forget_person(person)
        touched = 0
        for code, members in self._members.items():
            if person not in members:
                continue
            touched += 1
            names = named | members.pop(person)
            if (table := self._tables.get(code)) is not None:
                names |= table.names(person)
                table.forget(person, names)
            for key, record in self._records.items():
                if key[0] == code:
                    body = record_without(record.body, names)
                    self._records[key] = replace(record, body=body)
        self._inbox = [one for one in self._inbox if one[1] != person]
        self._presence = {key: n for key, n in self._presence.items() if key[2] != person}
        return touched

    @committed
    def heartbeat(self, node: str, *, lasts: int) -> bool:
        lived = self._lives(node)
        self._nodes[node] = _now() + lasts
        return lived

    @committed
    def claim(self, code: str, *, node: str) -> Held:
        table = self._tables.get(code)
        if table is None:
            raise UnknownTable(code)
        if table.node != node:
            if table.node is not None and self._lives(table.node):
                return Held(table.node, table.token, table.version)
            self._take(table, node)
        elif table.rows[-1].token == table.token:
            self._take(table, node)
        return Held(node, table.token, table.version)

    @committed
    def take_all(self, node: str) -> None:
        for table in self._tables.values():
            self._take(table, node)

    @committed
    def release(self, node: str) -> None:
        for table in self._tables.values():
            if table.node == node:
                table.node = None
        self._nodes.pop(node, None)
        self._presence = {key: n for key, n in self._presence.items() if key[0] != node}

    @committed
    def give_back(self, code: str, *, node: str, token: int) -> None:
        table = self._tables.get(code)
        if table is not None and (table.node, table.token) == (node, token):
            table.node = None

    async def whereabouts(self, codes: Collection[str]) -> dict[str, Whereabouts]:
        tables = ((code, self._tables[code]) for code in codes if code in self._tables)
        return {
            code: Whereabouts(table.node if self._lives(table.node) else None, len(table.rows))
            for code, table in tables
        }

    @committed
    def put(self, code: str, person: str, body: bytes, *, at: int) -> None:  # noqa: ARG002 - as ``SummaryRepository`` has it
        if code not in self._tables:
            raise UnknownTable(code)
        self._inbox.append((code, person, body))

    @committed
    def take(self, node: str) -> tuple[tuple[str, str, bytes], ...]:
        taken = tuple(one for one in self._inbox if self._tables[one[0]].node == node)
        self._inbox = [one for one in self._inbox if self._tables[one[0]].node != node]
        return taken

    @committed
    def set_present(self, node: str, code: str, person: str, *, sockets: int) -> None:
        if code in self._tables:
            self._presence[node, code, person] = sockets

    async def connected_elsewhere(
        self, codes: Collection[str], *, node: str
    ) -> frozenset[tuple[str, str]]:
        return frozenset(
            (code, person)
            for (at, code, person), sockets in self._presence.items()
            if code in codes and at != node and sockets > 0 and self._lives(at)
        )

    @committed
    def expire(self, *, gathering_before: int, finished_before: int, playing_before: int) -> int:
        before = {
            "gathering": gathering_before,
            "finished": finished_before,
            "playing": playing_before,
        }
        old = [
            code
            for code, table in self._tables.items()
            if table.active < before[table.summary.phase]
        ]
        for code in old:
            self._expire(code)
        return len(old)

    @committed
    def expire_nodes(self) -> None:
        earliest = _now() - _DAY
        self._nodes = {one: until for one, until in self._nodes.items() if until >= earliest}
        self._presence = {key: n for key, n in self._presence.items() if key[0] in self._nodes}

    @committed
    def expire_answers(self, *, before: int) -> int:
        gone = 0
        for table in self._tables.values():
            old = [
                key
                for key, answer in table.answers.items()
                if (table.active if answer.at is None else answer.at) < before
            ]
            for key in old:
                del table.answers[key]
            gone += len(old)
        return gone

    @committed
    def expire_records(self, *, before: int) -> int:
        old = [key for key, one in self._records.items() if one.finished < before]
        for key in old:
            del self._records[key]
        remaining = {*self._tables, *(code for code, _ in self._records)}
        for code in {code for code, _ in old} - remaining:
            self._members.pop(code, None)
        return len(old)

    def _take(self, table: MemoryTable, node: str) -> None:
        self._newest = max(table.token, self._newest) + 1
        table.node, table.token = node, self._newest

    def _lives(self, node: str | None) -> bool:
        return node is not None and self._nodes.get(node, -_DAY) > _now()

    async def commit(self, effect: Callable[[], Result]) -> Result:
        life = self._life
        await self._pause()
        if life != self._life:
            raise StoreClosed
        if self.fault is not None:
            if isinstance(self.fault, StoreUnavailable):
                self.trouble = self.fault
            raise copy(self.fault)
        result = effect()
        await self._pause()
        if life != self._life:
            raise StoreClosed
        return result

    def _latest(self) -> list[tuple[str, MemoryTable]]:
        return sorted(self._tables.items(), key=lambda item: (-item[1].active, item[0]))

    def _write(self, commit: Commit) -> None:
        """Write all of a commit, or raise before any of it is written."""
        table, row, answer = self._tables[commit.code], commit.row, commit.answer
        if row is not None and row.seq != len(table.rows) + 1:
            raise ValueError(f"row {row.seq} of {commit.code} after row {len(table.rows)}")
        key = None if answer is None else (answer.person, answer.command)
        if key in table.answers and key not in commit.forgotten:
            raise AlreadyAnswered(table.answers[key])
        if any((commit.code, record.number) in self._records for record in commit.records):
            raise ValueError(f"a record of {commit.code} is there")
        table.write(commit)
        members = self._members.setdefault(commit.code, {})
        for person in commit.members:
            members.setdefault(person, frozenset())
        for record in commit.records:
            self._records[commit.code, record.number] = record

    def _expire(self, code: str) -> None:
        table = self._tables.pop(code)
        members = self._members.pop(code)
        if any(of == code for of, _ in self._records):
            self._members[code] = {
                person: table.names(person) | names for person, names in members.items()
            }
        self._inbox = [one for one in self._inbox if one[0] != code]
        self._presence = {key: n for key, n in self._presence.items() if key[1] != code}

    def _has_sat(self, person: str) -> bool:
        return any(person in members for members in self._members.values())


def _now() -> int:
    return int(asyncio.get_running_loop().time() * 1_000)
