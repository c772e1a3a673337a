"""Parts of a server, for tests that use them one by one."""

import asyncio
from collections.abc import Callable, Sequence

from foretell.protocol.codec import decode_events
from foretell.rules.options import Options
from foretell.server.live.allowance import Allowance
from foretell.server.live.client_session import ClientSession
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_log import TableLog
from foretell.server.live.table_registry import TableRegistry
from foretell.server.live.tables import TableAccess
from foretell.server.storage.store import Store
from foretell.server.storage.values import Row
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings
from foretell.testing.memory_store import MemoryStore
from tests.server.simulation.cluster import LoopClock
from tests.table.builders import ANN, THREE, new_context

QUIET = TableSettings(pace=0)


def new_registry(
    store: Store | None = None,
    *,
    node: str = "n1",
    alone: bool = True,
    codes: Callable[[], str] = lambda: "T1",
) -> TableRegistry:
    """Return the tables of a server that has not started."""
    return TableRegistry(
        store or MemoryStore(),
        node=node,
        clock=LoopClock(),
        context=new_context(),
        new_code=codes,
        alone=alone,
    )


async def opened(
    registry: TableRegistry, *, options: Options = THREE, settings: TableSettings = QUIET
) -> tuple[str, TableActor]:
    """Start a server, and open a table whose host is Ann."""
    await registry.start()
    code = await registry.create(options, settings, ANN)
    return code, await registry.access(code)


def lose_rows(store: MemoryStore, code: str, *, after: int) -> None:
    """Delete the rows after one, as restoring a backup does."""
    table = store._tables[code]
    del table.rows[after:]
    table.version = sum(len(decode_events(row.entries)) for row in table.rows)


def read_on(log: TableLog, rows: Sequence[Row]) -> None:
    """Add those of these rows that a log lacks."""
    for _ in log.add_in_slices(rows, known=log.rows):
        pass


def write_to(actor: TableActor, log: object) -> None:
    """Make an actor write to another log than that of its store."""
    actor._store = log  # type: ignore[assignment]  # what the caller puts in its place


async def settle() -> None:
    """Let all tasks do everything they can do without waiting."""
    for _ in range(10):
        await asyncio.sleep(0)


class Line:
    """A connection and the frames that it was sent."""

    def __init__(
        self, tables: TableAccess, person: Person | None, allowance: Allowance | None = None
    ) -> None:
        self.session = ClientSession(tables, person, allowance)
        self.frames: list[bytes] = []
        self._reading = asyncio.create_task(self._read())

    async def say(self, frame: bytes | str) -> list[bytes]:
        """Send a frame; return the frames that arrived since the last call."""
        await self.session.take(frame)
        return await self.news()

    async def news(self) -> list[bytes]:
        """Return the frames that arrived since the last call."""
        await settle()
        news, self.frames = self.frames, []
        return news

    async def gone(self) -> None:
        """Disconnect."""
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        self.session.leave()

    async def _read(self) -> None:
        while (frame := await self.session.next()) is not None:
            self.frames.append(frame)
