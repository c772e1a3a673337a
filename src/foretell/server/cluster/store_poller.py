"""Looks into the store, which knows what the bus has lost."""

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
"""Seconds between looks while the bus carries messages."""
FAST: Final = 0.25
"""Seconds between looks while it does not."""
HURRY: Final = 5.0
"""Seconds of frequent looks after something went by the store."""
SPACE: Final = 0.02
"""Seconds between looks at least."""
LARGEST: Final = 1_000
"""Tables asked about at once."""


_log = structlog.get_logger()


class StorePoller:
    """Goes round all routes of a node: who holds the tables, how far are they, who is there?

    Args:
        routes: by the tables' codes.
        deliver: takes commands that were left in the store for this node's tables.
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
        """Look now."""
        self._wanted.set()

    def hurry(self) -> None:
        """Look often for a while."""
        self._hurried = asyncio.get_running_loop().time()
        self._wanted.set()

    async def run(self) -> None:
        """Look again and again, for ever."""
        while True:
            try:
                await self.once()
            except StoreUnavailable:  # which the store has logged
                pass
            except Exception:  # noqa: BLE001 - the next one may go better
                _log.exception("round ended by an error")
            await asyncio.sleep(SPACE)
            try:
                async with asyncio.timeout(self._pause):
                    await self._wanted.wait()
            except TimeoutError:
                pass
            self._wanted.clear()

    async def once(self) -> None:
        """Look once."""
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
