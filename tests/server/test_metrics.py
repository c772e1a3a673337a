"""Metrics of a running server agree with the events."""

import asyncio
import time
from collections.abc import Callable
from math import isnan
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from foretell.protocol import client as messages
from foretell.server.background import in_background
from foretell.server.metrics import STORE_FREE, sample_loop_lag
from foretell.server.storage import disk
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.values import Commit
from foretell.testing.memory_store import MemoryStore
from tests.server.inside import Line, new_registry, opened
from tests.server.simulation.loop import simulated
from tests.server.storage.helpers import new_table, row
from tests.table.builders import ANN, BEN


def value(name: str) -> float:
    """Return the value of a metric."""
    return REGISTRY.get_sample_value(f"foretell_{name}") or 0.0


def counter(name: str) -> Callable[[], float]:
    """Return a function that returns a metric's increase from now on."""
    before = value(name)
    return lambda: value(name) - before


async def test_the_lag_of_the_event_loop_is_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.server.metrics.SAMPLE_EVERY", 0.01)
    samples, late = counter("loop_lag_seconds_count"), counter("loop_lag_seconds_sum")
    async with in_background(sample_loop_lag()):
        await asyncio.sleep(0)
        time.sleep(0.1)
        while not samples():
            await asyncio.sleep(0.005)
    assert late() >= 0.08


async def test_commits_are_counted_by_transaction_and_their_waits_are_timed(tmp_path: Path) -> None:
    waits, batches = counter("commit_wait_seconds_count"), counter("commit_batch_count")
    sizes = counter("commit_batch_sum")
    store = SqlStore(f"{tmp_path}/store.db")
    await store.open()
    tokens = [await new_table(store, f"T{number}") for number in range(20)]
    appending = asyncio.gather(
        *(
            store.log.append(Commit(f"T{number}", token, row=row(2)))
            for number, token in enumerate(tokens)
        )
    )
    await asyncio.sleep(0)
    assert value("commit_queue") > 0
    await appending
    assert value("commit_queue") == 0
    await store.close()
    assert waits() == sizes() == 20
    assert 1 <= batches() < 20


@simulated
async def test_the_folding_of_a_log_is_timed_when_its_table_is_opened() -> None:
    folded = counter("fold_seconds_count")
    store = MemoryStore()
    registry = new_registry(store)
    _, actor = await opened(registry)
    await actor.ask(BEN, messages.Sit("1"))
    assert folded() == 0
    await registry.stop()
    again = new_registry(store, node="n2")
    await again.start()
    await again.access("T1")
    assert folded() == 1
    await again.stop()


@simulated
async def test_clients_that_reconnect_are_counted() -> None:
    again = counter("reconnects_total")
    registry = new_registry()
    await opened(registry)
    line = Line(registry, ANN)
    await line.say('{"type":"hello","table":"T1"}')
    assert again() == 0
    await line.say('{"type":"hello","table":"T1","since":4,"seat":0}')
    await line.say('{"type":"hello","table":"T9","since":4}')
    await line.gone()
    assert again() == 1
    await registry.stop()


def test_free_space_is_that_of_the_stores_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Usage:
        free = 12_345

    asked_for = []

    def usage(folder: Path) -> Usage:
        asked_for.append(folder)
        if len(asked_for) > 1:
            raise OSError
        return Usage()

    monkeypatch.setattr("foretell.server.storage.disk.shutil.disk_usage", usage)
    disk.watch_disk(f"sqlite:///{tmp_path}/store.db")
    try:
        assert value("store_free_bytes") == 12_345
        assert asked_for == [tmp_path]
        assert isnan(value("store_free_bytes"))
    finally:
        STORE_FREE.set_function(lambda: float("nan"))


def test_free_space_is_unknown_for_a_store_without_a_file() -> None:
    disk.watch_disk("postgresql://x@127.0.0.1/x")
    assert isnan(value("store_free_bytes"))


@pytest.mark.parametrize("name", ["commit", "commit_wait", "fan_out", "fold", "loop_lag"])
def test_times_up_to_a_minute_are_distinguished(name: str) -> None:
    for limit in ("0.001", "5.0", "10.0", "30.0", "60.0", "+Inf"):
        sample = f"foretell_{name}_seconds_bucket"
        assert REGISTRY.get_sample_value(sample, {"le": limit}) is not None
