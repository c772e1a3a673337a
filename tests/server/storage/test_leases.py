"""The contract of leases: one holder at a time, and late writes of earlier ones are refused."""

from pathlib import Path

import pytest

from foretell.server.storage.faults import StaleToken, UnknownTable
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.store import Store
from foretell.server.storage.values import Commit, Held
from tests.server.services import PostgresServer
from tests.server.storage.helpers import LONG, OVER, Kept, answer, new_table, row, summary


async def taken(store: Store, code: str, *, node: str, after: int) -> Held:
    """Claim a free table, and check that its token is later than another."""
    held = await store.leases.claim(code, node=node)
    assert held.by == node
    assert held.token > after
    return held


async def test_the_node_that_creates_a_table_holds_its_lease(store: Store) -> None:
    await store.leases.heartbeat("north", lasts=LONG)
    token = await new_table(store, "AB", node="north")
    assert await store.leases.claim("AB", node="south") == Held("north", token)


async def test_an_expired_holder_is_replaced_and_its_late_write_refused(store: Store) -> None:
    await store.leases.heartbeat("north", lasts=OVER)
    old = await new_table(store, "AB", node="north")
    await store.leases.heartbeat("south", lasts=LONG)
    held = await taken(store, "AB", node="south", after=old)
    with pytest.raises(StaleToken):
        await store.log.append(Commit("AB", old, row=row(2)))
    assert await store.leases.claim("AB", node="south") == held
    await store.log.append(Commit("AB", held.token, row=row(2)))
    await store.leases.heartbeat("north", lasts=LONG)
    assert await store.leases.claim("AB", node="north") == held


async def test_two_nodes_with_stores_of_their_own_are_fenced_alike(kept: Kept) -> None:
    async with kept.opened() as north:
        south = kept.make()
        await south.open()
        try:
            await north.leases.heartbeat("north", lasts=OVER)
            old = await new_table(north, "AB", node="north")
            await south.leases.heartbeat("south", lasts=LONG)
            new = await south.leases.claim("AB", node="south")
            await south.log.append(Commit("AB", new.token, row=row(2, at=1)))
            with pytest.raises(StaleToken):
                await north.log.append(Commit("AB", old, row=row(2, at=2)))
            assert [one.at for one in await north.log.rows("AB")] == [1_000, 1]
        finally:
            await south.close()


async def test_a_node_without_a_heartbeat_does_not_keep_a_table(store: Store) -> None:
    token = await new_table(store, "AB", node="north")
    await taken(store, "AB", node="south", after=token)


async def test_a_heartbeat_returns_whether_the_lease_was_still_valid(store: Store) -> None:
    assert not await store.leases.heartbeat("north", lasts=LONG)
    assert await store.leases.heartbeat("north", lasts=OVER)
    assert not await store.leases.heartbeat("north", lasts=LONG)
    await store.leases.release("north")
    assert not await store.leases.heartbeat("north", lasts=LONG)


async def test_a_holder_with_an_expired_lease_keeps_its_token_until_another_claim(
    store: Store,
) -> None:
    await store.leases.heartbeat("north", lasts=OVER)
    token = await new_table(store, "AB", node="north")
    await store.log.append(Commit("AB", token, row=row(2)))


async def test_a_holder_that_claims_again_writes_under_a_new_token(store: Store) -> None:
    """Rows that others saw under the old token may have been lost since."""
    await store.leases.heartbeat("north", lasts=LONG)
    old = await new_table(store, "AB", node="north")
    held = await taken(store, "AB", node="north", after=old)
    assert await store.leases.claim("AB", node="north") == held  # nothing was written under it
    with pytest.raises(StaleToken):
        await store.log.append(Commit("AB", old, row=row(2)))
    await store.log.append(Commit("AB", held.token, row=row(2)))
    await taken(store, "AB", node="north", after=held.token)
    assert [one.token for one in await store.log.rows("AB")] == [old, held.token]


async def test_a_table_that_was_given_back_can_be_claimed(store: Store) -> None:
    await store.leases.heartbeat("north", lasts=LONG)
    token = await new_table(store, "AB", node="north")
    await store.leases.heartbeat("south", lasts=LONG)
    other = await new_table(store, "CD", node="south")
    await store.leases.release("north")
    await taken(store, "AB", node="west", after=token)
    assert await store.leases.claim("CD", node="west") == Held("south", other)
    with pytest.raises(StaleToken):
        await store.log.append(Commit("AB", token, row=row(2)))


async def test_a_table_given_back_and_not_claimed_keeps_its_token(store: Store) -> None:
    """The last writes of a node that leaves may arrive after its release."""
    token = await new_table(store, "AB", node="north")
    await store.leases.release("north")
    await store.log.append(Commit("AB", token, row=row(2)))


async def test_an_answer_is_looked_up_only_under_the_newest_token(store: Store) -> None:
    token = await new_table(store, "AB", node="north")
    assert await store.log.answer("AB", "p", "c", token=token) is None
    await store.log.append(Commit("AB", token, row=row(2), answer=answer()))
    held = await store.leases.claim("AB", node="south")
    assert held.token > token
    assert await store.log.answer("AB", "p", "c", token=held.token) == answer()
    for code, old in (("AB", token), ("CD", token)):
        with pytest.raises(StaleToken):
            await store.log.answer(code, "p", "c", token=old)


async def test_an_unknown_table_has_no_lease(store: Store) -> None:
    with pytest.raises(UnknownTable):
        await store.leases.claim("AB", node="north")


async def test_a_single_node_can_claim_every_table_at_once(store: Store) -> None:
    await store.leases.heartbeat("north", lasts=LONG)
    old = [await new_table(store, code, node="north") for code in ("AB", "CD")]
    await store.leases.take_all("south")
    for code, token in zip(("AB", "CD"), old, strict=True):
        await taken(store, code, node="south", after=token)
        with pytest.raises(StaleToken):
            await store.log.append(Commit(code, token, row=row(2)))


async def test_a_lease_from_before_the_clock_was_set_back_does_not_keep_a_table(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    """Otherwise the lease of a node that died would expire only in an hour."""

    for url in (f"sqlite:///{tmp_path}/store.db", postgres_server.make_database("set_back")):
        store = SqlStore(url)
        await store.open()
        await store.leases.heartbeat("north", lasts=3_600_000)
        token = await new_table(store, "AB", node="north", told=summary("playing"))
        await taken(store, "AB", node="south", after=token)
        await store.close()
