"""Tables with rows missing from their logs: refused and logged, while the others play on."""

import itertools
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest
import structlog
from prometheus_client import REGISTRY

from foretell.protocol import client as messages
from foretell.server.live.table_registry import TableRegistry
from foretell.server.refusals import TableDamaged
from foretell.server.storage.sql.store import SqlStore
from foretell.server.throttled_log import Throttle
from tests.server.inside import QUIET, new_registry
from tests.table.builders import ANN, THREE


def registry_at(path: Path) -> TableRegistry:
    codes = (f"T{number}" for number in itertools.count(1))
    return new_registry(SqlStore(str(path)), codes=lambda: next(codes))


async def write(path: Path) -> None:
    """Open two tables, and write two more rows to each."""
    registry = registry_at(path)
    await registry.start()
    for _ in range(2):
        code = await registry.create(THREE, QUIET, ANN)
        actor = await registry.access(code)
        for seat in (1, 2):
            await actor.ask(ANN, messages.SeatBot(f"{seat}", seat, "steady"))
    await registry.stop()


def delete(path: Path, which: str) -> None:
    """Delete rows of the first table, behind the server's back."""
    with sqlite3.connect(path) as file:
        assert file.execute(f"DELETE FROM rows WHERE code = 'T1' AND {which}").rowcount  # noqa: S608 - the conditions are the tests' own
    file.close()


def unreadable() -> float:
    kind = {"kind": "unreadable_log"}
    return REGISTRY.get_sample_value("foretell_store_errors_total", kind) or 0.0


@pytest.mark.parametrize("which", ["seq = 1", "seq = 2", "seq = 3", "seq >= 1"])
async def test_a_table_with_any_row_missing_is_damaged(tmp_path: Path, which: str) -> None:
    path = tmp_path / "store.db"
    await write(path)
    delete(path, which)
    before = unreadable()
    registry = registry_at(path)
    await registry.start()
    with pytest.raises(TableDamaged):
        await registry.access("T1")
    assert (await registry.access("T2")).broadcaster.log.rows == 3
    await registry.stop()
    assert unreadable() == before + 1


async def test_a_damaged_table_is_logged_once_a_minute_however_many_open_it(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    await write(path)
    delete(path, "seq = 2")
    times = (0.0, 1.0, 59.0, 61.0)

    registry = registry_at(path)
    registry._damage = Throttle(iter(times).__next__)
    with structlog.testing.capture_logs() as logged:
        await registry.start()
        for _ in times:
            with suppress(TableDamaged):
                await registry.access("T1")
        await registry.stop()
    assert [(line["event"], line["table"], line["count"]) for line in logged] == [
        ("table damaged", "T1", 1),
        ("table damaged", "T1", 3),
    ]
