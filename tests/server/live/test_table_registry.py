"""All tables of a node: opened once, lost, taken over, closed."""

import asyncio
import itertools

import pytest

from foretell.protocol import client as messages
from foretell.server.background import in_background
from foretell.server.live.heartbeat import INTERVAL, LEASE
from foretell.server.live.table_actor import TableActor
from foretell.server.live.tables import HeldElsewhere, NotOwner, UnknownCode
from foretell.server.refusals import Draining
from foretell.server.storage.values import Commit, Kept
from foretell.server.upkeep import IDLE, close_idle_tables
from foretell.testing.memory_store import MemoryStore
from tests.server.inside import QUIET, Line, new_registry, opened, settle
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, BEN, THREE


class Counting(MemoryStore):
    """A store that counts concurrent reads of a table, and can be slow or broken."""

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


@simulated
async def test_a_table_that_does_not_exist_is_unknown() -> None:
    registry = new_registry()
    await registry.start()
    with pytest.raises(UnknownCode):
        await registry.access("T9")
    assert len(registry.actors) == 0
    await registry.stop()


@simulated
async def test_a_code_in_use_is_not_given_to_another_table() -> None:
    codes = iter(("T1", "T1", "T2"))
    registry = new_registry(codes=lambda: next(codes))
    assert (await opened(registry))[0] == "T1"
    assert await registry.create(THREE, QUIET, ANN) == "T2"
    assert len(registry.actors) == 2
    await registry.stop()


@simulated
async def test_a_table_is_opened_once_for_many_requests_at_once() -> None:
    store = Counting()
    registry = new_registry(store)
    code, actor = await opened(registry)
    store.slow = 1.0
    found: set[TableActor] = set()

    async def come(after: float) -> None:
        await asyncio.sleep(after)
        found.add(await registry.access(code))

    for _ in range(3):
        actor.close()
        await asyncio.gather(*(come(number / 4) for number in range(20)))
        (actor,) = found
        found.clear()
    assert store.most == 1
    await registry.stop()


@simulated
async def test_a_table_that_keeps_closing_is_still_opened_by_one_request_at_a_time() -> None:
    store = Counting()
    registry = new_registry(store)
    code, actor = await opened(registry)
    actor.close()
    store.slow = 1.0

    async def come(after: float) -> None:
        await asyncio.sleep(after)
        (await registry.access(code)).close()

    await asyncio.gather(*(come(number / 4) for number in range(20)))
    assert store.most == 1
    await registry.stop()


@simulated
async def test_a_table_opened_while_it_is_being_created_has_one_actor() -> None:
    store = Counting()
    registry = new_registry(store)
    await registry.start()
    store.slow = 1.0
    creating = asyncio.create_task(registry.create(THREE, QUIET, ANN))
    await asyncio.sleep(1.5)
    assert await store.log.exists("T1")
    early = await registry.access("T1")
    await creating
    assert await registry.access("T1") is early
    assert len(registry.actors) == 1
    await registry.stop()


@simulated
async def test_a_table_is_held_by_one_node_at_a_time() -> None:
    store = MemoryStore()
    registry = new_registry(store, alone=False)
    other = new_registry(store, node="n2", alone=False)
    code, _ = await opened(registry)
    await other.start()
    with pytest.raises(HeldElsewhere) as refused:
        await other.access(code)
    assert refused.value.node == "n1"
    await registry.stop()
    assert (await other.access(code)).broadcaster.log.version == 4
    await other.stop()


@simulated
async def test_a_node_whose_lease_has_expired_closes_its_tables() -> None:
    store = Counting()
    registry = new_registry(store, alone=False)
    other = new_registry(store, node="n2", alone=False)
    code, actor = await opened(registry)
    line = Line(registry, None)
    await line.say(f'{{"type":"hello","table":"{code}"}}')
    store.slow = LEASE / 1_000
    await asyncio.sleep(INTERVAL + 1)
    store.slow = 0.0
    await asyncio.sleep(LEASE / 1_000)
    await other.start()
    await settle()
    assert actor.closed.is_set()
    assert b"elsewhere" in (await line.news())[-1]
    await line.gone()
    await asyncio.sleep(LEASE / 1_000)
    assert (await registry.access(code)) is not actor
    await asyncio.sleep(LEASE / 1_000)
    assert not (await registry.access(code)).closed.is_set()
    await registry.stop()
    await other.stop()


@simulated
async def test_a_single_node_keeps_its_tables_however_slow_the_store_is() -> None:
    store = Counting()
    registry = new_registry(store)
    _, actor = await opened(registry)
    async with in_background(close_idle_tables(registry)):
        store.slow = LEASE / 1_000
        await asyncio.sleep(60)
        store.slow = 0.0
        await asyncio.sleep(60)
    assert len(registry.actors) == 0, "nobody was there"
    assert actor.closed.is_set()
    await registry.stop()


@simulated
async def test_a_node_keeps_sending_heartbeats_after_one_that_failed() -> None:
    store = Counting()
    registry = new_registry(store, alone=False)
    code, _ = await opened(registry)
    store.is_broken = True
    await asyncio.sleep(2 * INTERVAL)
    store.is_broken = False
    await asyncio.sleep(2 * LEASE / 1_000)
    other = new_registry(store, node="n2", alone=False)
    await other.start()
    with pytest.raises(HeldElsewhere):
        await other.access(code)
    await registry.stop()
    await other.stop()


@simulated
async def test_an_idle_table_is_closed_and_can_be_opened_again() -> None:
    codes = (f"T{number}" for number in itertools.count(1))
    registry = new_registry(codes=lambda: next(codes))
    empty, actor = await opened(registry)
    busy = await registry.create(THREE, QUIET, ANN)
    line = Line(registry, ANN)
    await line.say(f'{{"type":"hello","table":"{busy}"}}')
    async with in_background(close_idle_tables(registry)):
        await asyncio.sleep(IDLE + 1)
    assert len(registry.actors) == 1
    assert actor.closed.is_set()
    again = await registry.access(empty)
    assert again.broadcaster.log.state == actor.log.state
    assert again.token > actor.token
    await line.gone()
    await registry.stop()


@simulated
async def test_a_node_that_has_stopped_opens_no_table() -> None:
    store = Counting()
    codes = (f"T{number}" for number in itertools.count(1))
    registry = new_registry(store, codes=lambda: next(codes))
    code, actor = await opened(registry)
    actor.close()
    await settle()
    store.slow = 1.0
    opening = asyncio.create_task(registry.access(code))
    creating = asyncio.create_task(registry.create(THREE, QUIET, ANN))
    await asyncio.sleep(0.5)
    await registry.stop()
    with pytest.raises(Draining):
        await opening
    assert await store.log.exists(await creating)
    with pytest.raises(Draining):
        await registry.access(code)
    assert len(registry.actors) == 0


@simulated
async def test_a_command_to_a_closing_table_can_be_repeated_at_its_new_actor() -> None:
    store = Counting()
    registry = new_registry(store)
    code, actor = await opened(registry)
    store.slow = 1.0
    first = asyncio.create_task(actor.ask(BEN, messages.Sit("1")))
    second = asyncio.create_task(actor.ask(BEN, messages.Stand("2")))
    await asyncio.sleep(0.5)
    actor.close()
    again = await registry.access(code)
    assert await again.ask(BEN, messages.Sit("1")) == await first
    with pytest.raises(NotOwner):
        await second
    assert again.broadcaster.log.version == 5
    await registry.stop()


@simulated
async def test_two_writers_of_one_node_cannot_both_write() -> None:
    """However they came about: the second one's row is not the next, and its table is closed."""
    store = MemoryStore()
    registry = new_registry(store)
    code, actor = await opened(registry)
    rows = await store.log.rows(code)
    stolen = rows[0].__class__(2, rows[0].at, rows[0].entries)
    await store.log.append(Commit(code, actor.token, row=stolen))
    with pytest.raises(NotOwner):
        await actor.ask(BEN, messages.Sit("1"))
    await settle()
    assert len(registry.actors) == 0
    await registry.stop()
