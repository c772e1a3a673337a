"""All tables of a node: opened once, lost, taken over, put away."""

import asyncio
import itertools

import pytest

from foretell.protocol import client as asked
from foretell.server.live.table_actor import Desk, Moved
from foretell.server.live.table_registry import BEAT, IDLE, LEASE, HeldElsewhere, UnknownCode
from foretell.server.refusals import Draining
from foretell.server.storage.memory import MemoryStore
from foretell.server.storage.values import Commit, Kept
from tests.server.inside import QUIET, Line, new_hub, opened, settle
from tests.server.simulation.loop import run
from tests.table.house import ANN, BEN, THREE


class Counting(MemoryStore):
    """Counts how many read a table at a time, and can be slow or out of order."""

    def __init__(self) -> None:
        super().__init__(self._wait)
        self.slow = 0.0
        self.now = self.most = 0
        self.is_broken = False

    async def load(self, code: str, *, node: str) -> Kept | None:
        """See ``Store``."""
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            await self._wait()
            return await super().load(code, node=node)
        finally:
            self.now -= 1

    async def _wait(self) -> None:
        if self.is_broken:
            raise OSError
        await asyncio.sleep(self.slow)


def test_a_table_that_there_is_not_is_unknown() -> None:
    async def scenario() -> None:
        hub = new_hub()
        await hub.start()
        with pytest.raises(UnknownCode):
            await hub.access("T9")
        assert hub.tables == 0
        await hub.stop()

    run(scenario())


def test_a_code_that_is_taken_is_not_given_twice() -> None:
    async def scenario() -> None:
        codes = iter(("T1", "T1", "T2"))
        hub = new_hub(codes=lambda: next(codes))
        assert (await opened(hub))[0] == "T1"
        assert await hub.create(THREE, QUIET, ANN) == "T2"
        assert hub.tables == 2
        await hub.stop()

    run(scenario())


def test_however_many_ask_at_once_a_table_is_opened_once() -> None:
    async def scenario() -> None:
        store = Counting()
        hub = new_hub(store)
        code, desk = await opened(hub)
        store.slow = 1.0
        found: set[Desk] = set()

        async def come(after: float) -> None:
            await asyncio.sleep(after)
            found.add(await hub.desk(code))

        for _ in range(3):
            desk.close()
            await asyncio.gather(*(come(number / 4) for number in range(20)))
            (desk,) = found
            found.clear()
        assert store.most == 1
        await hub.stop()

    run(scenario())


def test_a_table_that_closes_as_soon_as_it_was_opened_is_still_opened_by_one_at_a_time() -> None:
    async def scenario() -> None:
        store = Counting()
        hub = new_hub(store)
        code, desk = await opened(hub)
        desk.close()
        store.slow = 1.0

        async def come(after: float) -> None:
            await asyncio.sleep(after)
            (await hub.desk(code)).close()

        await asyncio.gather(*(come(number / 4) for number in range(20)))
        assert store.most == 1
        await hub.stop()

    run(scenario())


def test_who_sees_a_new_table_in_the_lobby_at_once_finds_the_same_desk() -> None:
    async def scenario() -> None:
        store = Counting()
        hub = new_hub(store)
        await hub.start()
        store.slow = 1.0
        creating = asyncio.create_task(hub.create(THREE, QUIET, ANN))
        await asyncio.sleep(1.5)
        assert await store.exists("T1")
        early = await hub.desk("T1")
        await creating
        assert await hub.desk("T1") is early
        assert hub.tables == 1
        await hub.stop()

    run(scenario())


def test_a_table_is_held_by_one_node_at_a_time() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        hub = new_hub(store, alone=False)
        other = new_hub(store, node="n2", alone=False)
        code, _ = await opened(hub)
        await other.start()
        with pytest.raises(HeldElsewhere) as refused:
            await other.access(code)
        assert refused.value.node == "n1"
        await hub.stop()
        assert (await other.desk(code)).board.version == 4
        await other.stop()

    run(scenario())


def test_a_node_that_missed_its_time_closes_its_tables_so_that_nobody_looks_at_old_ones() -> None:
    async def scenario() -> None:
        store = Counting()
        hub = new_hub(store, alone=False)
        other = new_hub(store, node="n2", alone=False)
        code, desk = await opened(hub)
        line = Line(hub, None)
        await line.say(f'{{"type":"hello","table":"{code}"}}')
        store.slow = LEASE / 1_000
        await asyncio.sleep(BEAT + 1)
        store.slow = 0.0
        await asyncio.sleep(LEASE / 1_000)
        await other.start()
        await settle()
        assert desk.closed.is_set()
        assert b"elsewhere" in (await line.news())[-1]
        await line.gone()
        await asyncio.sleep(LEASE / 1_000)
        assert (await hub.desk(code)) is not desk
        await asyncio.sleep(LEASE / 1_000)
        assert not (await hub.desk(code)).closed.is_set()
        await hub.stop()
        await other.stop()

    run(scenario())


def test_a_node_alone_keeps_its_tables_however_slow_the_store_is() -> None:
    async def scenario() -> None:
        store = Counting()
        hub = new_hub(store)
        _, desk = await opened(hub)
        store.slow = LEASE / 1_000
        await asyncio.sleep(60)
        store.slow = 0.0
        await asyncio.sleep(60)
        assert hub.tables == 0, "nobody was there"
        assert desk.closed.is_set()
        await hub.stop()

    run(scenario())


def test_a_node_goes_on_showing_signs_of_life_after_one_that_failed() -> None:
    async def scenario() -> None:
        store = Counting()
        hub = new_hub(store, alone=False)
        code, _ = await opened(hub)
        store.is_broken = True
        await asyncio.sleep(2 * BEAT)
        store.is_broken = False
        await asyncio.sleep(2 * LEASE / 1_000)
        other = new_hub(store, node="n2", alone=False)
        await other.start()
        with pytest.raises(HeldElsewhere):
            await other.access(code)
        await hub.stop()
        await other.stop()

    run(scenario())


def test_a_table_at_which_nobody_is_is_put_away_and_opened_again() -> None:
    async def scenario() -> None:
        codes = (f"T{number}" for number in itertools.count(1))
        hub = new_hub(codes=lambda: next(codes))
        empty, desk = await opened(hub)
        busy = await hub.create(THREE, QUIET, ANN)
        line = Line(hub, ANN)
        await line.say(f'{{"type":"hello","table":"{busy}"}}')
        await asyncio.sleep(IDLE + 1)
        assert hub.tables == 1
        assert desk.closed.is_set()
        again = await hub.desk(empty)
        assert again.board.state == desk.board.state
        assert again.token > desk.token
        await line.gone()
        await hub.stop()

    run(scenario())


def test_nothing_is_opened_by_a_node_that_has_stopped() -> None:
    async def scenario() -> None:
        store = Counting()
        codes = (f"T{number}" for number in itertools.count(1))
        hub = new_hub(store, codes=lambda: next(codes))
        code, desk = await opened(hub)
        desk.close()
        await settle()
        store.slow = 1.0
        opening = asyncio.create_task(hub.access(code))
        creating = asyncio.create_task(hub.create(THREE, QUIET, ANN))
        await asyncio.sleep(0.5)
        await hub.stop()
        with pytest.raises(Draining):
            await opening
        assert await store.exists(await creating)
        with pytest.raises(Draining):
            await hub.access(code)
        assert hub.tables == 0

    run(scenario())


def test_what_was_asked_of_a_table_that_closes_is_asked_again_where_it_is() -> None:
    async def scenario() -> None:
        store = Counting()
        hub = new_hub(store)
        code, desk = await opened(hub)
        store.slow = 1.0
        first = asyncio.create_task(desk.ask(BEN, asked.Sit("1")))
        second = asyncio.create_task(desk.ask(BEN, asked.Stand("2")))
        await asyncio.sleep(0.5)
        desk.close()
        again = await hub.desk(code)
        assert await again.ask(BEN, asked.Sit("1")) == await first
        with pytest.raises(Moved):
            await second
        assert again.board.version == 5
        await hub.stop()

    run(scenario())


def test_two_writers_of_one_node_cannot_both_write() -> None:
    """However it comes about: the second one's row is not the next, and its table is closed."""

    async def scenario() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        code, desk = await opened(hub)
        rows = await store.rows(code)
        stolen = rows[0].__class__(2, rows[0].at, rows[0].entries)
        await store.append(Commit(code, desk.token, row=stolen))
        with pytest.raises(Moved):
            await desk.ask(BEN, asked.Sit("1"))
        await settle()
        assert hub.tables == 0
        await hub.stop()

    run(scenario())
