"""Waiting commits are written together; none affects another, is lost, or is written twice."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from foretell.server.storage.faults import AlreadyAnswered, StaleToken, StoreClosed, TakenCode
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.values import Commit
from tests.server.storage.flaky import Fate, FlakyDatabase, make_flaky
from tests.server.storage.helpers import answer, answers_of, new_table, record, row, summary


@asynccontextmanager
async def opened(
    tmp_path: Path, *, fates: Sequence[Fate] = ()
) -> AsyncIterator[tuple[SqlStore, FlakyDatabase]]:
    """Open a store on a database with these fates, from the second write on."""
    store = SqlStore(f"sqlite:///{tmp_path}/store.db")
    await store.open()
    try:
        yield store, await make_flaky(store, ("kept", *fates))
    finally:
        await store.close()


async def all_of(store: SqlStore, *commits: Commit) -> list[BaseException | None]:
    """Append commits at the same time; return the error of each, None for success."""
    return await asyncio.gather(*map(store.log.append, commits), return_exceptions=True)


async def test_waiting_commits_are_written_in_one_transaction(tmp_path: Path) -> None:
    async with opened(tmp_path) as (store, flaky):
        token = await new_table(store, "AB")
        commits = [Commit("AB", token, row=row(seq)) for seq in range(2, 202)]
        assert await all_of(store, *commits) == [None] * 200
        assert flaky.writes == 2
        assert [one.seq for one in await store.log.rows("AB")] == list(range(1, 202))


async def test_a_refused_commit_does_not_spoil_the_others(tmp_path: Path) -> None:
    async with opened(tmp_path) as (store, flaky):
        token = await new_table(store, "AB")
        met = await all_of(
            store,
            Commit("AB", token, row=row(2), answer=answer(command="1")),
            Commit("AB", token + 1, row=row(3)),
            Commit("AB", token, row=row(3), members=("p",)),
            Commit("CD", token, row=row(2)),
            Commit("AB", token, row=row(5)),
            Commit("AB", token, row=row(4), summary=summary("playing")),
        )
        kinds = [None, StaleToken, None, StaleToken, ValueError, None]
        assert [fault and type(fault) for fault in met] == kinds
        assert flaky.writes == 2
        assert [one.seq for one in await store.log.rows("AB")] == [1, 2, 3, 4]
        told = await store.summaries.summary("AB")
        assert told is not None
        assert told.summary.phase == "playing"


async def test_an_error_of_one_commit_reaches_only_its_caller(tmp_path: Path) -> None:
    async with opened(tmp_path) as (store, _):
        token = await new_table(store, "AB")
        await store.log.append(Commit("AB", token, answer=answer(body=b"first")))
        met = await all_of(
            store,
            Commit("AB", token, row=row(2)),
            Commit("AB", token, answer=answer(body=b"second")),
            Commit("AB", token, row=row(3)),
        )
        assert [fault and type(fault) for fault in met] == [None, AlreadyAnswered, None]
        assert await store.log.answer("AB", "p", "c") == answer(body=b"first")
        assert [one.seq for one in await store.log.rows("AB")] == [1, 2, 3]


@pytest.mark.parametrize(
    "fates",
    [
        ["lost before"],
        ["lost after"],
        ["lost before"] * 3,
        ["lost after"] * 3,
        ["lost before", "lost after", "lost before", "lost after", "lost after"],
    ],
)
async def test_no_commit_is_lost_or_doubled_when_the_database_fails(
    tmp_path: Path, fates: list[Fate]
) -> None:
    async with opened(tmp_path, fates=fates) as (store, _):
        token = await new_table(store, "AB")
        met = await all_of(
            store,
            Commit("AB", token, row=row(2), answer=answer(command="1"), members=("p",)),
            Commit("AB", token, answer=answer(command="2")),
            Commit("AB", token, summary=summary("playing")),
            Commit("AB", token, records=(record(1, "Ada"), record(2, "Ada"))),
            Commit("AB", token, row=row(3), answer=answer(command="3")),
        )
        assert met == [None] * 5
        assert [one.seq for one in await store.log.rows("AB")] == [1, 2, 3]
        assert len(await answers_of(store, "AB")) == 3
        assert len(await store.records.records_of("AB")) == 2
        told = await store.summaries.summary("AB")
        assert told is not None
        assert told.summary.phase == "playing"
        assert await store.records.is_member("AB", "p")


async def test_a_refusal_stays_one_after_the_database_failed(tmp_path: Path) -> None:
    async with opened(tmp_path, fates=["lost after", "lost before", "lost after"]) as (store, _):
        token = await new_table(store, "AB")
        met = await all_of(
            store,
            Commit("AB", token - 1, row=row(2), answer=answer(command="1")),
            Commit("CD", token, row=row(2)),
            Commit("AB", token, row=row(5)),
            Commit("AB", token, row=row(2), answer=answer()),
        )
        kinds = [StaleToken, StaleToken, ValueError, None]
        assert [fault and type(fault) for fault in met] == kinds


async def test_a_write_that_landed_counts_though_another_node_took_the_table(
    tmp_path: Path,
) -> None:
    """Its token is stale when the outcome is checked, but was valid when it was written."""
    async with opened(tmp_path, fates=["lost after", "lost before", "lost before"]) as (store, _):
        token = await new_table(store, "AB")
        other = SqlStore(f"sqlite:///{tmp_path}/store.db")
        await other.open()
        landed = asyncio.create_task(
            store.log.append(Commit("AB", token, row=row(2), answer=answer()))
        )
        while not await other.log.rows("AB", after=1):
            await asyncio.sleep(0)
        held = await other.leases.claim("AB", node="south")
        await other.log.append(Commit("AB", held.token, row=row(3)))
        await other.close()
        await landed
        assert [one.seq for one in await store.log.rows("AB")] == [1, 2, 3]


async def test_another_nodes_row_is_not_mistaken_for_this_nodes_own(tmp_path: Path) -> None:
    async with opened(tmp_path, fates=["lost before"] * 4) as (store, flaky):
        token = await new_table(store, "AB")
        other = SqlStore(f"sqlite:///{tmp_path}/store.db")
        await other.open()
        late = asyncio.create_task(store.log.append(Commit("AB", token, row=row(2))))
        while flaky.writes < 2:
            await asyncio.sleep(0)
        held = await other.leases.claim("AB", node="south")
        await other.log.append(Commit("AB", held.token, row=row(2)))
        await other.close()
        with pytest.raises(StaleToken):
            await late


async def test_a_table_is_created_once_though_the_result_was_lost(tmp_path: Path) -> None:
    async with opened(tmp_path, fates=["lost after", "lost before"]) as (store, _):
        await store.leases.heartbeat("north", lasts=5_000)
        token = await new_table(store, "AB", at=2_000, entries=["mine"])
        assert [one.seq for one in await store.log.rows("AB")] == [1]
        await store.log.append(Commit("AB", token, row=row(2)))
        with pytest.raises(TakenCode):
            await new_table(store, "AB", at=2_000, entries=["another's"])


async def test_commands_in_progress_survive_a_failure_of_the_database(tmp_path: Path) -> None:
    async with opened(tmp_path, fates=["kept", "kept", "lost after", "lost after"]) as (store, _):
        await new_table(store, "AB", node="north")
        await store.inbox.put("AB", "p", b"1", at=1)
        await store.inbox.put("AB", "p", b"2", at=2)
        expected = (("AB", "p", b"1"), ("AB", "p", b"2"))
        assert await store.inbox.take("north") == expected


async def test_a_commit_is_written_although_its_caller_stopped_waiting(tmp_path: Path) -> None:
    async with opened(tmp_path) as (store, _):
        token = await new_table(store, "AB")
        gone = asyncio.create_task(store.log.append(Commit("AB", token, row=row(2))))
        await asyncio.sleep(0)
        gone.cancel()
        await store.log.append(Commit("AB", token, row=row(3)))
        assert gone.cancelled()
        assert [one.seq for one in await store.log.rows("AB")] == [1, 2, 3]


async def test_closing_a_store_writes_the_commits_that_wait(tmp_path: Path) -> None:
    async with opened(tmp_path) as (store, _):
        token = await new_table(store, "AB")
        waiting = asyncio.create_task(store.log.append(Commit("AB", token, row=row(2))))
        await asyncio.sleep(0)
        await store.close()
        await waiting
        with pytest.raises(StoreClosed):
            await store.log.append(Commit("AB", token, row=row(3)))


async def test_closing_in_haste_fails_the_commits_that_wait(tmp_path: Path) -> None:
    async with opened(tmp_path, fates=["lost before"] * 99) as (store, _):
        token = await new_table(store, "AB")
        waiting = [
            asyncio.create_task(store.log.append(Commit("AB", token, row=row(seq))))
            for seq in (2, 3)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(store.close(), timeout=0.05)
        for one in waiting:
            with pytest.raises(StoreClosed):
                await one
