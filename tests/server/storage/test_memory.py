"""Features of the store in memory beyond its contract: delays and crashes."""

import asyncio

import pytest

from foretell.server.storage.faults import StoreClosed
from foretell.server.storage.values import Commit
from foretell.testing.memory_store import MemoryStore
from tests.server.storage.helpers import new_table, row


async def until_idle() -> None:
    for _ in range(9):
        await asyncio.sleep(0)


@pytest.mark.parametrize("pauses", [0, 1])
async def test_a_crash_loses_uncommitted_writes_and_acknowledges_nothing(pauses: int) -> None:
    gate = asyncio.Semaphore(2)
    store = MemoryStore(gate.acquire)
    token = await new_table(store, "AB")
    waiting = asyncio.create_task(store.log.append(Commit("AB", token, row=row(2))))
    for _ in range(pauses):
        gate.release()
    await until_idle()
    store.crash()
    for _ in range(4):
        gate.release()
    with pytest.raises(StoreClosed):
        await waiting
    assert len(await store.log.rows("AB")) == 1 + pauses
    await store.log.append(Commit("AB", token, row=row(2 + pauses)))
