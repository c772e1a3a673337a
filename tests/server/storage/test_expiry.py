"""The contract of expiry: a table is deleted with all its data except finished games."""

import asyncio
from pathlib import Path

import pytest

from foretell.server.storage.faults import StaleToken, TakenCode
from foretell.server.storage.sql.log import ANSWERS_AT_ONCE
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.store import Store
from foretell.server.storage.values import Answer, Commit, Phase
from tests.server.storage.helpers import (
    LONG,
    Kept,
    answer,
    answers_of,
    new_table,
    present,
    record,
    row,
    summary,
)

DAY = 24 * 3_600 * 1_000


async def test_tables_expire_by_their_phase(store: Store) -> None:
    phases: tuple[tuple[str, Phase, int], ...] = (
        ("G1", "gathering", 999),
        ("G2", "gathering", 1_000),
        ("P1", "playing", 1_999),
        ("P2", "playing", 2_000),
        ("F1", "finished", 2_999),
        ("F2", "finished", 3_000),
    )
    for code, phase, at in phases:
        await new_table(store, code, at=at, told=summary(phase))
    times = {"gathering_before": 1_000, "playing_before": 2_000, "finished_before": 3_000}
    assert await store.log.expire(**times) == 3
    assert [one.code for one in await store.summaries.listing()] == ["F2", "P2", "G2"]
    assert await store.log.expire(**times) == 0


async def test_everything_of_an_expired_table_is_deleted_but_its_records(store: Store) -> None:
    token = await new_table(store, "AB", members=("p",))
    await store.leases.heartbeat("north", lasts=LONG)
    whole = Commit("AB", token, row=row(2), answer=answer(), records=(record(1, "Ada"),))
    await store.log.append(whole)
    await store.inbox.put("AB", "p", b"", at=1)
    await store.presence.set_present("north", "AB", "p", sockets=1)

    assert await store.log.expire(gathering_before=9_999, finished_before=0, playing_before=0) == 1

    assert not await store.log.exists("AB")
    assert await store.log.rows("AB") == ()
    assert await answers_of(store, "AB") == ()
    assert await store.inbox.take("north") == ()
    assert await present(store, "AB") == frozenset()
    assert await store.records.records_of("AB") == (record(1, "Ada"),)
    with pytest.raises(StaleToken):
        await store.log.append(Commit("AB", token, row=row(3)))


async def test_a_code_with_records_is_never_reused(store: Store) -> None:
    token = await new_table(store, "AB")
    await new_table(store, "CD")
    await store.log.append(Commit("AB", token, records=(record(1, "Ada"),)))
    assert await store.log.expire(gathering_before=9_999, finished_before=0, playing_before=0) == 2
    with pytest.raises(TakenCode):
        await new_table(store, "AB")
    await new_table(store, "CD")


async def test_any_number_of_tables_can_expire_at_once(store: Store) -> None:
    for number in range(205):
        await new_table(store, f"T{number}")
    assert (
        await store.log.expire(gathering_before=9_999, finished_before=0, playing_before=0) == 205
    )
    assert await store.summaries.listing() == ()


async def test_nodes_that_died_long_ago_are_deleted(store: Store) -> None:
    await new_table(store, "AB", at=9_000)
    for node, lasts in (("north", -2 * DAY), ("south", -DAY // 2)):
        await store.leases.heartbeat(node, lasts=lasts)
        await store.presence.set_present(node, "AB", "p", sockets=1)
    await store.leases.expire_nodes()
    await store.leases.heartbeat("south", lasts=LONG)
    assert await present(store, "AB") == {"p"}
    await store.leases.heartbeat("north", lasts=LONG)
    await store.presence.set_present("south", "AB", "p", sockets=0)
    assert await present(store, "AB") == frozenset()


async def test_answers_expire_by_their_time(store: Store) -> None:
    token = await new_table(store, "AB")
    given = tuple(Answer("p", f"{at}", b"{}", at=at) for at in (998, 999, 1_000))
    for one in given:
        await store.log.append(Commit("AB", token, answer=one))
    assert await store.log.expire_answers(before=1_000) == 2
    assert await answers_of(store, "AB") == given[2:]
    assert await store.log.expire_answers(before=1_000) == 0
    assert len(await store.log.rows("AB")) == 1


async def test_answers_without_a_time_expire_when_their_table_has_been_idle_for_as_long(
    store: Store,
) -> None:
    """A version that stored no time may have answered a moment ago."""
    for code, at in (("AB", 999), ("CD", 1_000)):
        token = await new_table(store, code, at=at)
        await store.log.append(Commit(code, token, answer=answer()))
    assert await store.log.expire_answers(before=1_000) == 1
    assert await answers_of(store, "AB") == ()
    assert await answers_of(store, "CD") == (answer(),)


async def test_more_answers_than_one_transaction_deletes_expire_all(tmp_path: Path) -> None:
    async with Kept(lambda: SqlStore(f"sqlite:///{tmp_path}/store.db")).opened() as store:
        token = await new_table(store, "AB")
        many = (Answer("p", f"{n}", b"{}", at=n) for n in range(ANSWERS_AT_ONCE + 1))
        await asyncio.gather(*(store.log.append(Commit("AB", token, answer=one)) for one in many))
        assert await store.log.expire_answers(before=2**53) == ANSWERS_AT_ONCE + 1
        assert await answers_of(store, "AB") == ()
