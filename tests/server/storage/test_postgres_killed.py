"""PostgreSQL is killed and restarted while tables play: nothing is lost or written twice."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.values import Answer, Commit, Row
from tests.server.services import PostgresServer, postgres
from tests.server.storage.helpers import answers_of, new_table

TABLES = 12


@pytest.fixture
def server() -> Iterator[PostgresServer]:
    with postgres() as server:
        yield server


@pytest.mark.parametrize(
    "kills", [4, pytest.param(60, marks=[pytest.mark.thorough, pytest.mark.timeout(600)])]
)
async def test_no_acknowledged_row_is_missing_or_written_twice(
    server: PostgresServer, kills: int
) -> None:
    random_numbers = random.Random(7)
    over = asyncio.Event()
    acknowledged: dict[str, list[int]] = {}
    asked: list[bool] = []

    async def table(store: SqlStore, code: str) -> None:
        token = await new_table(store, code, node="north")
        seq = 1
        while not over.is_set():
            seq += 1
            entries = f'["{code} {seq}"]'.encode()
            answer = Answer("p", str(seq), entries)
            await store.log.append(Commit(code, token, row=Row(seq, seq, entries), answer=answer))
            acknowledged.setdefault(code, []).append(seq)

    async def reader(store: SqlStore) -> None:
        while not over.is_set():
            await store.leases.heartbeat("north", lasts=1_000)
            asked.append(await store.log.exists("T0"))

    async def killer() -> None:
        try:
            for _ in range(kills):
                before = sum(map(len, acknowledged.values()))
                while sum(map(len, acknowledged.values())) < before + 5 * TABLES:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(random_numbers.random() / 20)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
        finally:
            over.set()

    store = SqlStore(server.url())
    await store.open()
    codes = [f"T{number}" for number in range(TABLES)]
    await asyncio.gather(killer(), reader(store), *(table(store, code) for code in codes))
    for code in codes:
        rows = await store.log.rows(code)
        assert [row.seq for row in rows[1:]] == acknowledged[code]
        assert [row.entries for row in rows[1:]] == [
            f'["{code} {seq}"]'.encode() for seq in acknowledged[code]
        ]
        answers = await answers_of(store, code)
        assert {one.command for one in answers} == {str(seq) for seq in acknowledged[code]}
    await store.close()
    assert sum(map(len, acknowledged.values())) >= kills * 5 * TABLES
    assert any(asked)
