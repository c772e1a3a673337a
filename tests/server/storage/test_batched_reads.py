"""Batched reads: many requests become one read, and each sees all writes made before it."""

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from foretell.server.storage.faults import StoreClosed
from foretell.server.storage.sql.batched_reads import BatchedReads
from foretell.server.storage.sql.log import LONGEST_GATHERED
from foretell.server.storage.store import Store
from foretell.server.storage.values import Answer, Commit
from foretell.server.storage.values import Kept as Loaded
from tests.server.storage.helpers import LONG, Kept, known, new_table, row, session


class Slow:
    """A source whose reads finish when a test lets them."""

    def __init__(self) -> None:
        self.there = {"a": 1, "b": 2, "c": 3}
        self.reads: list[tuple[str, ...]] = []
        self.fault: Exception | None = None
        self._gate = asyncio.Event()

    async def read(self, keys: Sequence[str]) -> Mapping[str, int]:
        """Return the values from when the read began."""
        self.reads.append(tuple(keys))
        found = {key: self.there[key] for key in keys if key in self.there}
        fault = self.fault
        await self._gate.wait()
        if fault is not None:
            raise fault
        return found

    async def go_on(self) -> None:
        """Let the current read finish, and the next one begin."""
        self._gate.set()
        self._gate = asyncio.Event()
        for _ in range(5):
            await asyncio.sleep(0)


async def test_keys_requested_during_a_read_are_in_the_next_one() -> None:
    slow = Slow()
    gathered = BatchedReads(slow.read, largest=2)
    asking = [asyncio.create_task(gathered.get("a"))]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking += [asyncio.create_task(gathered.get(key)) for key in ("b", "c", "b", "d", "a")]
    for _ in range(4):
        await slow.go_on()
    assert await asyncio.gather(*asking) == [1, 2, 3, 2, None, 1]
    assert slow.reads == [("a",), ("b", "c"), ("d", "a")]
    await gathered.close()


async def test_a_value_written_before_the_request_is_found() -> None:
    slow = Slow()
    gathered = BatchedReads(slow.read, largest=9)
    early = asyncio.create_task(gathered.get("e"))
    for _ in range(3):
        await asyncio.sleep(0)
    slow.there["e"] = 5
    late = asyncio.create_task(gathered.get("e"))
    await asyncio.sleep(0)
    await slow.go_on()
    await slow.go_on()
    assert (await early, await late) == (None, 5)
    await gathered.close()


async def test_a_failed_read_fails_only_for_its_own_callers() -> None:
    slow = Slow()
    gathered = BatchedReads(slow.read, largest=9)
    slow.fault = ValueError("no")
    asking = [asyncio.create_task(gathered.get(key)) for key in ("a", "b")]
    for _ in range(3):
        await asyncio.sleep(0)
    slow.fault = None
    late = asyncio.create_task(gathered.get("a"))
    await asyncio.sleep(0)
    await slow.go_on()
    await slow.go_on()
    for one in asking:
        with pytest.raises(ValueError, match="no"):
            await one
    assert await late == 1
    await gathered.close()


async def test_a_cancelled_caller_affects_no_other_and_closing_ends_all_waits() -> None:
    slow = Slow()
    gathered = BatchedReads(slow.read, largest=1)
    asking = [asyncio.create_task(gathered.get(key)) for key in ("a", "a", "b")]
    for _ in range(3):
        await asyncio.sleep(0)
    asking[0].cancel()
    await slow.go_on()
    assert await asking[1] == 1
    await gathered.close()
    with pytest.raises(StoreClosed):
        await asking[2]
    with pytest.raises(StoreClosed):
        await gathered.get("a")


async def test_many_tokens_are_looked_up_at_once(store: Store) -> None:
    for number in range(20):
        await store.people.add_person(session(f"p{number}", bytes([number])), name=f"N{number}")
    found = await asyncio.gather(*(known(store, bytes([number])) for number in range(25)))
    assert found[:20] == [(f"p{number}", f"N{number}") for number in range(20)]
    assert found[20:] == [None] * 5


async def test_a_table_is_loaded_for_the_node_that_has_just_claimed_it(store: Store) -> None:
    await store.leases.heartbeat("north", lasts=LONG)
    codes = [f"T{number:02}" for number in range(30)]
    reply = Answer("p", "c", b"{}", at=1, digest=b"d")
    for code in codes:
        token = await new_table(store, code, node="old")
        await store.log.append(Commit(code, token, row=row(2), version=5, answer=reply))
    held = {code: await store.leases.claim(code, node="north") for code in codes[::2]}
    found = await asyncio.gather(*(store.log.load(code, node="north") for code in (*codes, "NO")))
    for code, one in zip((*codes, "NO"), found, strict=True):
        if code in held:
            log = await store.log.rows(code)
            assert [each.seq for each in log] == [1, 2]
            assert one == Loaded(held[code].token, 5, log, (reply,))
        else:
            assert one is None


async def test_a_table_written_under_its_token_has_to_be_claimed_again_before_it_loads(
    store: Store,
) -> None:
    """Otherwise a lost history and the one that replaced it would share a token."""
    await store.leases.heartbeat("north", lasts=LONG)
    await new_table(store, "A")
    assert await store.log.load("A", node="north") is None
    token = (await store.leases.claim("A", node="north")).token
    assert await store.log.load("A", node="north") is not None
    await store.log.append(Commit("A", token, row=row(2)))
    assert await store.log.load("A", node="north") is None


async def test_a_long_log_is_left_for_a_separate_read(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foretell.server.storage.sql.log.LONGEST_GATHERED", 2)
    async with kept.opened() as store:
        await store.leases.heartbeat("north", lasts=LONG)
        token = await new_table(store, "A")
        await new_table(store, "B")
        for seq in (2, 3):
            await store.log.append(Commit("A", token, row=row(seq)))
        for code in "AB":
            await store.leases.claim(code, node="north")
        long, short = await asyncio.gather(*(store.log.load(one, node="north") for one in "AB"))
        assert long is not None
        assert short is not None
        assert short.rows == await store.log.rows("B")
        assert long.rows in {None, await store.log.rows("A")}  # in memory no log is too long
    assert LONGEST_GATHERED > 1
