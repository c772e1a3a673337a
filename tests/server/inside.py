"""A server's inside, for tests that reach its parts one by one."""

import asyncio
from collections.abc import Callable

from foretell.protocol.codec import decode_events
from foretell.rules.options import Options
from foretell.server.live.allowance import Allowance
from foretell.server.live.client_session import ClientSession
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_registry import TableRegistry
from foretell.server.storage.store import Store
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings
from foretell.testing.memory_store import MemoryStore
from tests.server.simulation.house import LoopClock
from tests.table.builders import ANN, THREE, new_context

QUIET = TableSettings(pace=0)


def new_registry(
    store: Store | None = None,
    *,
    node: str = "n1",
    alone: bool = True,
    codes: Callable[[], str] = lambda: "T1",
) -> TableRegistry:
    """Return a server that has not started."""
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
    return code, await registry.actor(code)


def lose_rows(store: MemoryStore, code: str, *, after: int) -> None:
    """Let a store forget what came behind a row, as when a backup is restored."""
    table = store._tables[code]
    del table.rows[after:]
    table.version = sum(len(decode_events(row.entries)) for row in table.rows)


async def settle() -> None:
    """Let everybody do what they can do at once."""
    for _ in range(10):
        await asyncio.sleep(0)


class Line:
    """A connection: what it was sent so far."""

    def __init__(
        self, registry: TableRegistry, person: Person | None, allowance: Allowance | None = None
    ) -> None:
        self.session = ClientSession(registry, person, allowance)
        self.frames: list[bytes] = []
        self._reading = asyncio.create_task(self._read())

    async def say(self, frame: bytes | str) -> list[bytes]:
        """Send a frame; return what came since the last one."""
        await self.session.take(frame)
        return await self.news()

    async def news(self) -> list[bytes]:
        """Return what came since this was last asked."""
        await settle()
        news, self.frames = self.frames, []
        return news

    async def gone(self) -> None:
        """Be gone."""
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        self.session.leave()

    async def _read(self) -> None:
        while (frame := await self.session.next()) is not None:
            self.frames.append(frame)
