"""A full or read-only disk, and a damaged file."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import Connection, text

from foretell.server.storage.faults import DamagedFile, StoreDamaged, StoreUnavailable
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.values import Commit
from tests.server.storage.flaky import make_flaky
from tests.server.storage.helpers import answer, answers_of, new_table, record, row

PAGE = 4096
LONG = "x" * 3 * PAGE


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqlStore]:
    store = SqlStore(str(path))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def errors(kind: str) -> float:
    return REGISTRY.get_sample_value("foretell_store_errors_total", {"kind": kind}) or 0.0


def trouble_of(store: SqlStore) -> str | None:
    return None if store.trouble is None else store.trouble.why


async def pragma(store: SqlStore, said: str) -> None:
    """Run a pragma on the only connection of an idle store."""

    def say(connection: Connection) -> None:
        connection.execute(text(f"PRAGMA {said}"))

    await store._database.read(say)


def is_whole(path: Path) -> bool:
    with sqlite3.connect(path) as other:
        found: list[tuple[str]] = other.execute("PRAGMA integrity_check").fetchall()
    other.close()
    return found == [("ok",)]


@pytest.mark.parametrize(
    ("why", "ill", "well"),
    [
        ("full", "max_page_count=1", "max_page_count=1000000"),
        ("read_only", "query_only=on", "query_only=off"),
    ],
)
async def test_a_failed_write_changes_nothing_and_succeeds_later(
    tmp_path: Path, why: str, ill: str, well: str
) -> None:
    path = tmp_path / "store.db"
    async with opened(path) as store:
        token = await new_table(store, "AB")
        before, logged = await store.summaries.listing(), errors(why)
        await pragma(store, ill)
        commit = Commit(
            "AB", token, row=row(2, entries=[LONG]), answer=answer(), records=(record(1),)
        )
        for write in (
            lambda: store.log.append(commit),
            lambda: new_table(store, "CD", entries=[LONG]),
            store.probe,
        ):
            with pytest.raises(StoreUnavailable) as refused:
                await write()
            assert refused.value.why == why
        assert trouble_of(store) == why
        assert errors(why) == logged + 3
        assert await store.summaries.listing() == before
        assert [one.seq for one in await store.log.rows("AB")] == [1]
        assert await answers_of(store, "AB") == ()
        assert await store.records.records_of("AB") == ()
        await pragma(store, well)
        await store.probe()
        assert trouble_of(store) is None
        await store.log.append(commit)
        assert [one.seq for one in await store.log.rows("AB")] == [1, 2]
    assert is_whole(path)


async def test_a_successful_commit_ends_the_stores_trouble(tmp_path: Path) -> None:
    async with opened(tmp_path / "store.db") as store:
        token = await new_table(store, "AB")
        await pragma(store, "query_only=on")
        with pytest.raises(StoreUnavailable):
            await store.log.append(Commit("AB", token, row=row(2)))
        await pragma(store, "query_only=off")
        await store.log.append(Commit("AB", token, row=row(2)))
        assert store.trouble is None


async def fill(store: SqlStore, token: int) -> None:
    for seq in range(2, 9):
        await store.log.append(Commit("AB", token, row=row(seq, entries=[LONG])))


async def test_a_probe_leaves_nothing_behind_and_fails_on_a_full_disk(tmp_path: Path) -> None:
    async with opened(tmp_path / "store.db") as store:
        token = await new_table(store, "AB")
        await store.probe()
        await pragma(store, "max_page_count=1")
        with pytest.raises(StoreUnavailable):  # uses up the pages that the probe gave back
            await store.log.append(Commit("AB", token, row=row(2, entries=[2 * LONG])))
        with pytest.raises(StoreUnavailable):
            await fill(store, token)
        with pytest.raises(StoreUnavailable):
            await store.probe()
        found = await store._database.read(
            lambda connection: connection.execute(text("SELECT name FROM meta")).scalars().all()
        )
        assert "probe" not in found


async def test_all_commits_that_wait_for_a_full_disk_are_refused_by_one_try(tmp_path: Path) -> None:
    async with opened(tmp_path / "store.db") as store:
        token = await new_table(store, "AB")
        flaky = await make_flaky(store, ())
        await pragma(store, "query_only=on")
        commits = [Commit("AB", token, row=row(seq)) for seq in range(2, 52)]
        met = await asyncio.gather(*map(store.log.append, commits), return_exceptions=True)
        assert {type(fault) for fault in met} == {StoreUnavailable}
        assert len({id(fault) for fault in met}) == 50
        assert flaky.writes == 1


def damage(path: Path, marker: bytes) -> None:
    """Overwrite the page that contains a marker with zeros."""
    whole = bytearray(path.read_bytes())
    begin = whole.index(marker) // PAGE * PAGE
    whole[begin : begin + PAGE] = bytes(PAGE)
    path.write_bytes(whole)


async def test_a_damaged_file_is_not_opened_by_a_server(tmp_path: Path) -> None:
    path = tmp_path / "store.db"

    async with opened(path) as store:
        token = await new_table(store, "AB")
        for seq in range(2, 60):
            await store.log.append(
                Commit("AB", token, row=row(seq, entries=[f"{seq}-" + 200 * "x"]))
            )

    async def open_it() -> None:
        await SqlStore(str(path), checks=True).open()

    await open_it()
    damage(path, b"20-xx")
    with pytest.raises(DamagedFile, match=r"[Pp]age") as refused:
        await open_it()
    assert refused.value.path == path


async def test_a_file_too_large_to_be_checked_in_time_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "store.db"

    async with opened(path) as store:
        await new_table(store, "AB", entries=["marked" + LONG])

    async def open_it() -> None:
        store = SqlStore(str(path), checks=True)
        await store.open()
        await store.close()

    damage(path, b"marked")
    with pytest.raises(DamagedFile):
        await open_it()
    monkeypatch.setattr("foretell.server.storage.sql.sqlite.CHECK_WITHIN", 0)
    monkeypatch.setattr("foretell.server.storage.integrity.OFTEN", 1)
    await open_it()


async def test_damage_affects_only_its_own_table_and_the_rest_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "store.db"

    async with opened(path) as store:
        for code in ("AB", "CD"):
            token = await new_table(store, code)
            for seq in range(2, 60):
                entries = [f"{code}-{seq}-" + 200 * "x"]
                await store.log.append(Commit(code, token, row=row(seq, entries=entries)))

    damage(path, b"AB-20-")
    async with opened(path) as store:
        before = errors("damaged")
        assert len(await store.log.rows("CD")) == 59
        with pytest.raises(StoreDamaged):
            await store.log.rows("AB")
        assert errors("damaged") == before + 1
        assert store.trouble is None
        assert len(await store.log.rows("CD")) == 59
