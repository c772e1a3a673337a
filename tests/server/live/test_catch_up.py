"""A long log is folded in slices: no table waits for another one's history."""

import asyncio
from collections.abc import Sequence
from typing import Final

import pytest

from foretell.protocol.codec import encode_events
from foretell.server.live.summary import summary_of
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_log import SLICE, ReadRow, TableLog
from foretell.server.storage.values import Commit, Row
from foretell.table.decide import opening
from foretell.table.events import HandedBack, StoodIn
from foretell.table.evolve import first_state
from foretell.table.state import TableState
from foretell.testing.memory_store import MemoryStore
from tests.server.inside import QUIET, new_registry
from tests.server.simulation.cluster import LoopClock
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, THREE, new_context

LONG: Final = 13_000
"""Entries in a log: a few minutes of play by someone who wants a long one."""
TURNS: Final = 10
"""Turns of the loop that reading the store and everything else may take."""


class Counted(MemoryStore):
    """A store that counts how often a log is read."""

    reads = 0

    async def rows(self, code: str, *, after: int = 0) -> tuple[Row, ...]:
        """See ``Store``."""
        self.reads += 1
        return await super().rows(code, after=after)


async def long_table() -> Counted:
    """Return a store with a table that has a long log and no holder."""
    store = Counted()
    first = opening(THREE, QUIET, ANN, new_context())
    summary = summary_of(first_state(first, 0))
    token = await store.log.create(
        Commit("LONG", 0, row=Row(1, 0, encode_events(first)), summary=summary), node="old", at=0
    )
    for seq in range(2, LONG):
        event = StoodIn(0) if seq % 2 else HandedBack(0)
        await store.log.append(Commit("LONG", token, row=Row(seq, 0, encode_events((event,)))))
    await store.leases.release("old")
    return store


def watched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that gets, for each turn of the loop, the number of rows added in it."""
    turns = [0]
    extend = TableLog.extend

    def counted(log: TableLog, rows: Sequence[ReadRow], after: TableState) -> None:
        turns[-1] += len(rows)
        extend(log, rows, after)

    monkeypatch.setattr(TableLog, "extend", counted)
    return turns


async def turn(turns: list[int], until: "asyncio.Task[object]") -> None:
    while not until.done():
        turns.append(0)
        await asyncio.sleep(0)


@simulated
async def test_no_turn_of_the_loop_folds_more_than_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = new_registry(await long_table())
    await registry.start()
    turns = watched(monkeypatch)
    access: asyncio.Task[object] = asyncio.create_task(registry.access("LONG"))
    await turn(turns, access)
    assert sum(turns) == LONG - 1
    assert max(turns) <= SLICE
    assert len(turns) < LONG / SLICE + TURNS
    await registry.stop()


@simulated
async def test_all_requests_made_while_a_log_is_folded_share_it() -> None:
    store = await long_table()
    registry = new_registry(store)
    await registry.start()
    found = await asyncio.gather(*(registry.access("LONG") for _ in range(20)))
    assert len(set(found)) == store.reads == 1
    await registry.stop()


@simulated
async def test_a_log_folded_for_a_cancelled_request_serves_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise frequent requests could keep the folding from ever finishing."""
    store = await long_table()
    registry = new_registry(store)
    await registry.start()
    turns = watched(monkeypatch)
    hasty = asyncio.create_task(registry.access("LONG"))
    while not sum(turns):
        await asyncio.sleep(0)
    hasty.cancel()
    with pytest.raises(asyncio.CancelledError):
        await hasty
    assert isinstance(await registry.access("LONG"), TableActor)
    assert (store.reads, sum(turns)) == (1, LONG - 1)
    await registry.stop()


@simulated
async def test_a_partly_folded_log_shows_the_beginning_of_the_log() -> None:
    store = await long_table()
    log = TableLog("LONG", LoopClock())
    rows = await store.log.rows("LONG")
    for number, _ in enumerate(log.add_in_slices(rows, known=0), start=1):
        assert SLICE * number <= log.version < SLICE * (number + 1)
    assert log.rows == LONG - 1
