"""What many ask for at once is read together, as it is when they have asked."""

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from foretell.server.storage import Answer, Commit, Store, StoreClosed
from foretell.server.storage.sql.batched_reads import BatchedReads
from foretell.server.storage.sql.log import LONGEST_GATHERED
from foretell.server.storage.values import Kept as Loaded
from tests.server.storage.helpers import LONG, Kept, known, new_table, row, session


class Slow:
    """A source whose reads finish when the test says so."""

    def __init__(self) -> None:
        self.there = {"a": 1, "b": 2, "c": 3}
        self.reads: list[tuple[str, ...]] = []
        self.fault: Exception | None = None
        self._gate = asyncio.Event()

    async def read(self, keys: Sequence[str]) -> Mapping[str, int]:
        """Return what was there when the read began."""
        self.reads.append(tuple(keys))
        found = {key: self.there[key] for key in keys if key in self.there}
        fault = self.fault
        await self._gate.wait()
        if fault is not None:
            raise fault
        return found

    async def go_on(self) -> None:
        """Let the read that is on its way come back, and those who wait begin the next one."""
        self._gate.set()
        self._gate = asyncio.Event()
        for _ in range(5):
            await asyncio.sleep(0)


def test_what_is_asked_for_during_a_read_is_read_by_the_next() -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


def test_what_was_written_before_somebody_asked_is_found() -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


def test_a_read_that_fails_fails_for_those_who_asked_for_it_alone() -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


def test_who_goes_takes_nothing_from_the_others_and_closing_tells_all() -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


def test_many_tokens_are_looked_up_at_once(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        for number in range(20):
            await store.people.add_person(session(f"p{number}", bytes([number])), name=f"N{number}")
        found = await asyncio.gather(*(known(store, bytes([number])) for number in range(25)))
        assert found[:20] == [(f"p{number}", f"N{number}") for number in range(20)]
        assert found[20:] == [None] * 5

    kept.run(scenario)


def test_a_table_is_loaded_for_the_node_that_has_just_taken_it(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await store.leases.heartbeat("north", lasts=LONG)
        codes = [f"T{number:02}" for number in range(30)]
        reply = Answer("p", "c", b"{}", at=1, digest=b"d")
        for code in codes:
            token = await new_table(store, code, node="old")
            await store.log.append(Commit(code, token, row=row(2), version=5, answer=reply))
        held = {code: await store.leases.claim(code, node="north") for code in codes[::2]}
        found = await asyncio.gather(
            *(store.log.load(code, node="north") for code in (*codes, "NO"))
        )
        for code, one in zip((*codes, "NO"), found, strict=True):
            if code in held:
                log = await store.log.rows(code)
                assert [each.seq for each in log] == [1, 2]
                assert one == Loaded(held[code].token, 5, log, (reply,))
            else:
                assert one is None

    kept.run(scenario)


def test_a_table_under_whose_token_something_was_written_is_claimed_again_first(
    kept: Kept,
) -> None:
    """Else a history that was lost would have the name of the one that followed it."""

    async def scenario(store: Store) -> None:
        await store.leases.heartbeat("north", lasts=LONG)
        await new_table(store, "A")
        assert await store.log.load("A", node="north") is None
        token = (await store.leases.claim("A", node="north")).token
        assert await store.log.load("A", node="north") is not None
        await store.log.append(Commit("A", token, row=row(2)))
        assert await store.log.load("A", node="north") is None

    kept.run(scenario)


def test_a_long_log_is_left_to_be_read_by_itself(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foretell.server.storage.sql.log.LONGEST_GATHERED", 2)

    async def scenario(store: Store) -> None:
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
        assert long.rows in {None, await store.log.rows("A")}  # in memory nothing is too long

    kept.run(scenario)
    assert LONGEST_GATHERED > 1
