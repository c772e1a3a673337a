"""Polling of the store for changes that the bus has lost."""

import asyncio
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Final, Protocol

import structlog

from foretell.server.cluster.bus import Bus
from foretell.server.storage.faults import StoreUnavailable
from foretell.server.storage.store import Store
from foretell.server.storage.values import Whereabouts

SLOW: Final = 1.0
"""Seconds between polls while the bus is connected."""
FAST: Final = 0.25
"""Seconds between polls while it is not."""
FAST_FOR: Final = 5.0
"""Seconds of frequent polls after a command was passed through the store."""
LEAST_PAUSE: Final = 0.02
"""The least pause between polls, in seconds."""
LARGEST: Final = 1_000
"""Tables in one query."""


_log = structlog.get_logger()


class PolledTable(Protocol):
    """A table whose state in the store is polled."""

    closed: asyncio.Event

    async def polled(self, where: Whereabouts | None, elsewhere: AbstractSet[str]) -> None:
        """Process the state of the table in the store, and the persons connected to it elsewhere.

        It is None if the table was deleted.
        """


class StorePoller:
    """Polls the store for the holders, rows and presence of the tables that a node shows."""

    def __init__(
        self,
        tables: Mapping[str, PolledTable],
        store: Store,
        bus: Bus,
        *,
        node: str,
        deliver: Callable[[bytes], None],
    ) -> None:
        self._tables = tables
        self._store = store
        self._bus = bus
        self._node = node
        self._deliver = deliver
        self._requested = asyncio.Event()
        self._fast_since = -FAST_FOR

    def poll_now(self) -> None:
        """Request a poll now."""
        self._requested.set()

    def poll_often(self) -> None:
        """Request frequent polls for a while, as the bus does not suffice."""
        self._fast_since = asyncio.get_running_loop().time()
        self._requested.set()

    async def run(self) -> None:
        """Poll periodically, until cancelled."""
        while True:
            try:
                await self._poll()
            except StoreUnavailable:  # logged by the store
                pass
            except Exception:  # noqa: BLE001 - the next poll may succeed
                _log.exception("poll failed")
            await asyncio.sleep(LEAST_PAUSE)
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause):
                    await self._requested.wait()
            self._requested.clear()

    @property
    def _pause(self) -> float:
        is_fast = asyncio.get_running_loop().time() - self._fast_since < FAST_FOR
        return FAST if is_fast or not self._bus.is_up else SLOW

    async def _poll(self) -> None:
        codes = tuple(self._tables)
        for start in range(0, len(codes), LARGEST):
            await self._poll_tables(frozenset(codes[start : start + LARGEST]))
        messages = await self._store.inbox.take(self._node)
        for _, _, body in messages:
            self._deliver(body)
        if messages:
            self.poll_often()

    async def _poll_tables(self, codes: AbstractSet[str]) -> None:
        where = await self._store.leases.whereabouts(codes)
        guests = await self._store.presence.connected_elsewhere(codes, node=self._node)
        elsewhere: dict[str, set[str]] = {}
        for code, person in guests:
            elsewhere.setdefault(code, set()).add(person)
        for code in codes:
            table = self._tables.get(code)
            if table is not None and not table.closed.is_set():
                await table.polled(where.get(code), frozenset(elsewhere.get(code, ())))
