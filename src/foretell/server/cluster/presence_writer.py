"""Publication of this node's presence in the store, for all nodes."""

import asyncio
from typing import Final

import structlog

from foretell.server.cluster.bus import Bus
from foretell.server.cluster.messages import PresenceChanged, encode, news_subject
from foretell.server.storage.faults import StoreUnavailable
from foretell.server.storage.repositories import PresenceRepository

AT_ONCE: Final = 4
"""Concurrent writes, few enough to leave database connections for others."""
PAUSE: Final = 1.0
"""Seconds before a failed write is tried again."""

_Key = tuple[str, str]

_log = structlog.get_logger()


class PresenceWriter:
    """Writes the number of each person's sockets to tables here, and notifies other nodes.

    A change that is reverted before it is written is not written.
    """

    def __init__(self, store: PresenceRepository, bus: Bus, *, node: str) -> None:
        self._store = store
        self._bus = bus
        self._node = node
        self._written: dict[_Key, int] = {}
        self._noted: dict[_Key, int] = {}
        self._changed = asyncio.Event()

    def note(self, code: str, person: str, sockets: int) -> None:
        """Note the number of a person's sockets to a table, to be written soon."""
        self._noted[code, person] = sockets
        self._changed.set()

    async def run(self) -> None:
        """Write noted changes until cancelled."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            noted, self._noted = self._noted, {}
            new = [
                (key, sockets)
                for key, sockets in noted.items()
                if self._written.get(key, 0) != sockets
            ]
            for start in range(0, len(new), AT_ONCE):
                some = new[start : start + AT_ONCE]
                written = (self._write(key, sockets) for key, sockets in some)
                faults = await asyncio.gather(*written, return_exceptions=True)
                for (key, sockets), fault in zip(some, faults, strict=True):
                    if fault is not None:
                        self._again(key, sockets, fault)
            for code in {code for (code, _), _ in new}:
                self._bus.publish(news_subject(code), encode(PresenceChanged()))

    def _again(self, key: _Key, sockets: int, fault: BaseException) -> None:
        """Schedule a failed write again."""
        if not isinstance(fault, StoreUnavailable):
            _log.error("presence not written", exc_info=fault)
        self._noted.setdefault(key, sockets)
        asyncio.get_running_loop().call_later(PAUSE, self._changed.set)

    async def _write(self, key: _Key, sockets: int) -> None:
        code, person = key
        await self._store.set_present(self._node, code, person, sockets=sockets)
        if sockets:
            self._written[key] = sockets
        else:
            self._written.pop(key, None)
