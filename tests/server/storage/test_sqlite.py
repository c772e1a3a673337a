"""Features of SQLite files: other processes may lock them, and deleted data must leave them."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from foretell.server.storage.faults import StoreUnreachable
from foretell.server.storage.sql import sqlite as package
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.values import Commit
from tests.server.storage.helpers import new_table, row, session


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(package.PRAGMAS, "busy_timeout", "1")


async def test_writes_wait_for_another_process_however_long_it_takes(tmp_path: Path) -> None:
    store = SqlStore(f"{tmp_path}/store.db")
    await store.open()
    token = await new_table(store, "AB")
    other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(store.log.append(Commit("AB", token, row=row(2))))
    beating = asyncio.create_task(store.leases.heartbeat("north", lasts=5))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    assert not beating.done()
    assert [one.seq for one in await store.log.rows("AB")] == [1]
    other.execute("COMMIT")
    other.close()
    await waiting
    await beating
    assert [one.seq for one in await store.log.rows("AB")] == [1, 2]
    await store.close()


async def test_a_file_that_stays_locked_is_refused_when_opened(tmp_path: Path) -> None:
    store = SqlStore(f"{tmp_path}/store.db", open_timeout=0.01)
    other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    other.execute("PRAGMA journal_mode=wal")
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnreachable, match="locked"):
        await store.open()
    other.close()


async def test_forgotten_data_does_not_remain_in_the_file(tmp_path: Path) -> None:
    store = SqlStore(f"{tmp_path}/store.db")
    await store.open()
    for code in ("AB", "CD"):
        seated = [{"type": "seated", "person": "p1", "name": "Clementine"}]
        await new_table(store, code, members=("p1",), entries=seated)
    await store.people.add_person(session("p1", b"1"), name="Clementine")
    await store.people.forget("p1")
    await store.close()
    files = list(tmp_path.glob("store.db*"))
    assert not [one for one in files if b"Clementine" in one.read_bytes()]
