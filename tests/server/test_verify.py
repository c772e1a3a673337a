"""Verification of a store of any kind, from its first row to its last."""

from pathlib import Path

import pytest

from foretell.protocol.codec import encode_events
from foretell.server.live.summary import summary_of
from foretell.server.storage.scan import Scan
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.values import Commit, Row
from foretell.server.verify import Verification
from foretell.table.decide import opening
from foretell.table.evolve import first_state
from tests.server.inside import QUIET
from tests.server.services import PostgresServer
from tests.server.storage.helpers import Kept
from tests.table.builders import ANN, THREE, new_context


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new store."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.make_database("verified")


async def test_an_unreadable_row_is_found_and_an_intact_store_has_no_fault(url: str) -> None:
    async def verified() -> tuple[list[str], int]:
        scan = Scan(url)
        seen = Verification(scan)
        faults = [fault.code async for fault in seen.faults()]
        await scan.close()
        return faults, seen.rows

    async with Kept(lambda: SqlStore(url)).opened() as store:
        first = opening(THREE, QUIET, ANN, new_context())
        row = Row(1, 0, encode_events(first))
        summary = summary_of(first_state(first, 0))
        token = await store.log.create(Commit("T1", 0, row=row, summary=summary), node="n", at=0)
        assert await verified() == ([], 1)
        await store.log.append(Commit("T1", token, row=Row(2, 0, b"nonsense")))
        assert await verified() == (["store/unreadable_row"], 2)
