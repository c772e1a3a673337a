"""Copies made while others write, and finished games as files."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from foretell.server.storage.admin import back_up, export_records
from foretell.server.storage.faults import NoBackup, StoreUnreachable, UnknownStore
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.store import Store
from foretell.server.storage.values import Commit
from tests.server.storage.helpers import Kept, new_table, record, row


def test_a_copy_made_while_a_server_writes_is_complete(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.db"

    async def write() -> int:
        store = SqlStore(url)
        await store.open()
        token = await new_table(store, "AB")
        copying = asyncio.create_task(asyncio.to_thread(back_up, url, tmp_path / "copy.db"))
        seq = 1
        while not copying.done():
            seq += 1
            await store.log.append(Commit("AB", token, row=row(seq)))
        await copying
        await store.close()
        return seq

    async def read() -> int:
        store = SqlStore(f"{tmp_path}/copy.db")
        await store.open()
        rows = await store.log.rows("AB")
        await store.log.append(Commit("AB", 1_000, row=row(len(rows) + 1)))
        await store.close()
        assert [one.seq for one in rows] == list(range(1, len(rows) + 1))
        return len(rows)

    written = asyncio.run(write())
    assert 1 <= asyncio.run(read()) <= written
    assert sorted(one.name for one in tmp_path.glob("copy*")) == ["copy.db"]


def test_a_store_that_nobody_has_open_is_copied(tmp_path: Path) -> None:
    source = Kept(lambda: SqlStore(f"{tmp_path}/store.db"))
    source.run(lambda store: new_table(store, "AB"))
    back_up(f"{tmp_path}/store.db", tmp_path / "copy.db")
    copy = Kept(lambda: SqlStore(f"{tmp_path}/copy.db"))
    assert copy.run(lambda store: store.log.exists("AB"))


def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    Kept(lambda: SqlStore(f"{tmp_path}/store.db")).run(lambda store: new_table(store, "AB"))
    target = tmp_path / "copy.db"
    target.write_text("mine")
    with pytest.raises(FileExistsError):
        back_up(f"{tmp_path}/store.db", target)
    assert target.read_text() == "mine"


def test_only_an_sqlite_store_can_be_copied(tmp_path: Path) -> None:
    with pytest.raises(NoBackup):
        back_up("postgresql://db/games", tmp_path / "copy.db")
    with pytest.raises(UnknownStore):
        back_up("mysql://db/games", tmp_path / "copy.db")


def test_a_missing_or_invalid_store_leaves_no_copy(tmp_path: Path) -> None:
    with pytest.raises(StoreUnreachable):
        back_up(f"{tmp_path}/store.db", tmp_path / "copy.db")
    (tmp_path / "notes.txt").write_text("Not a database at all, though long enough." * 99)
    with pytest.raises(StoreUnreachable):
        back_up(f"{tmp_path}/notes.txt", tmp_path / "copy.db")
    assert [one.name for one in tmp_path.iterdir()] == ["notes.txt"]


def test_finished_games_are_exported_as_files(kept: Kept, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "games"

    async def scenario(store: Store) -> int:
        token = await new_table(store, "AB")
        records = (record(1, "Ada"), record(2, "Björn"))
        await store.log.append(Commit("AB", token, records=records))
        return await export_records(store, folder)

    assert kept.run(scenario) == 2
    assert kept.run(lambda store: export_records(store, folder)) == 2
    assert sorted(one.name for one in folder.iterdir()) == ["AB-1.jsonl", "AB-2.jsonl"]
    assert (folder / "AB-2.jsonl").read_bytes() == record(2, "Björn").body


async def test_an_sqlite_file_survives_a_power_failure(tmp_path: Path) -> None:
    """WAL mode, with each commit on disk before it counts."""
    store = SqlStore(f"{tmp_path}/store.db")
    await store.open()
    asked = [
        await store._database.write(
            lambda connection, name=name: connection.exec_driver_sql(  # type: ignore[misc]  # the default binds the loop's name
                f"PRAGMA {name}"
            ).scalar()
        )
        for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
    ]
    assert asked == ["wal", 2, 1, 1]
    await store.close()
    with sqlite3.connect(tmp_path / "store.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
