"""Polling of the store for changes that the bus has lost."""

import asyncio
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from typing import Final

import structlog

from foretell.server.cluster.bus import Bus
from foretell.server.cluster.route import Route
from foretell.server.storage.faults import StoreUnavailable
from foretell.server.storage.store import Store

SLOW: Final = 1.0
"""Seconds between polls while the bus is connected."""
FAST: Final = 0.25
"""Seconds between polls while it is not."""
HURRY: Final = 5.0
"""Seconds of frequent polls after a command was passed through the store."""
SPACE: Final = 0.02
"""The least pause between polls, in seconds."""
LARGEST: Final = 1_000
"""Tables in one query."""


_log = structlog.get_logger()


class StorePoller:
    """Updates all routes of a node from the store: holders, rows and presence of the tables.

    Args:
        routes: the routes, by the tables' codes.
        deliver: receives commands left in the store for this node's tables.
    """

    def __init__(
        self,
        routes: Mapping[str, Route],
        store: Store,
        bus: Bus,
        *,
        node: str,
        deliver: Callable[[bytes], None],
    ) -> None:
        self._routes = routes
        self._store = store
        self._bus = bus
        self._node = node
        self._deliver = deliver
        self._wanted = asyncio.Event()
        self._hurried = -HURRY

    def look(self) -> None:
        """Poll now."""
        self._wanted.set()

    def hurry(self) -> None:
        """Poll frequently for a while."""
        self._hurried = asyncio.get_running_loop().time()
        self._wanted.set()

    async def run(self) -> None:
        """Poll periodically, until cancelled."""
        while True:
            try:
                await self.once()
            except StoreUnavailable:  # logged by the store
                pass
            except Exception:  # noqa: BLE001 - the next poll may succeed
                _log.exception("round ended by an error")
            await asyncio.sleep(SPACE)
            try:
                async with asyncio.timeout(self._pause):
                    await self._wanted.wait()
            except TimeoutError:
                pass
            self._wanted.clear()

    async def once(self) -> None:
        """Poll once."""
        codes = tuple(self._routes)
        for start in range(0, len(codes), LARGEST):
            await self._look_at(frozenset(codes[start : start + LARGEST]))
        messages = await self._store.inbox.take(self._node)
        for _, _, body in messages:
            self._deliver(body)
        if messages:
            self.hurry()

    @property
    def _pause(self) -> float:
        hurried = asyncio.get_running_loop().time() - self._hurried < HURRY
        return FAST if hurried or not self._bus.is_up else SLOW

    async def _look_at(self, codes: AbstractSet[str]) -> None:
        where = await self._store.leases.whereabouts(codes)
        guests = await self._store.presence.guests(codes, node=self._node)
        elsewhere: dict[str, set[str]] = {}
        for code, person in guests:
            elsewhere.setdefault(code, set()).add(person)
        for code in codes:
            route = self._routes.get(code)
            if route is not None and not route.closed.is_set():
                await route.learn(where.get(code), frozenset(elsewhere.get(code, ())))
