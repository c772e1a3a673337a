"""The sessions connected to this node: closed soon after they are revoked on any node."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog

from foretell.server.background import in_background
from foretell.server.storage.repositories import PeopleRepository

SESSION_LASTS: Final = 400 * 24 * 3_600 * 1_000
"""Milliseconds without use after which a session expires: the longest life of a cookie."""
LOOK_EVERY: Final = 2.0
"""Seconds between checks for sessions revoked elsewhere."""
WRITE_EVERY: Final = 30
"""Checks between writes of the sessions' last use."""
WRITE_WITHIN: Final = 2.0
"""Seconds allowed for the last write."""
BATCH_SIZE: Final = 1_000
"""Sessions checked or written in one query."""

End = Callable[[], None]

_log = structlog.get_logger()


class SessionRegistry:
    """The connections of this node by session.

    The store names the last revoked session. When that changes, another node or an administrator
    has revoked some, and the connected ones are checked.
    """

    def __init__(self, store: PeopleRepository) -> None:
        self._store = store
        self._ends: dict[str, set[End]] = {}
        self._used: dict[str, int] = {}
        self.revoked: str | None = None
        """The last revoked session, as far as this node knows."""

    def connect(self, session: str, end: End, *, since: str | None) -> None:
        """Register a connection, to be ended with its session.

        ``since`` is the value of ``revoked`` before the session was looked up.
        """
        self._ends.setdefault(session, set()).add(end)
        if since != self.revoked:
            self.revoked = None  # it may have ended in between: all are checked again

    def disconnect(self, session: str, end: End) -> None:
        """Unregister a closed connection."""
        ends = self._ends[session]
        ends.discard(end)
        if not ends:
            del self._ends[session]

    def end(self, sessions: Collection[str]) -> None:
        """End the connections of revoked sessions."""
        for session in sessions:
            self._used.pop(session, None)
            for end in tuple(self._ends.get(session, ())):
                end()

    def note_use(self, session: str, at: int) -> None:
        """Note the time of a session's last use, to be written soon."""
        self._used[session] = at

    async def look(self) -> None:
        """End the connections of sessions revoked elsewhere."""
        revoked = await self._store.revoked()
        if revoked == self.revoked:
            return
        self.revoked = revoked
        connected = tuple(self._ends)
        for start in range(0, len(connected), BATCH_SIZE):
            some = connected[start : start + BATCH_SIZE]
            live = await self._store.live(some)
            self.end([session for session in some if session not in live])

    async def write(self) -> None:
        """Write the last use of sessions to the store."""
        used, self._used = tuple(self._used.items()), {}
        for start in range(0, len(used), BATCH_SIZE):
            await self._store.use(dict(used[start : start + BATCH_SIZE]), lasts=SESSION_LASTS)

    async def run(self) -> None:
        """Check and write periodically, until cancelled."""
        looks = 0
        while True:
            try:
                await self.look()
                looks += 1
                if looks % WRITE_EVERY == 0:
                    await self.write()
            except Exception:  # noqa: BLE001 - the next time may go better
                _log.exception("sessions could not be looked after")
            await asyncio.sleep(LOOK_EVERY)


@asynccontextmanager
async def looked_after(registry: SessionRegistry) -> AsyncIterator[None]:
    """Run a registry for the duration of the block, then write what is left."""
    try:
        async with in_background(registry.run()):
            yield
    finally:
        with suppress(TimeoutError):  # the store may be away
            async with asyncio.timeout(WRITE_WITHIN):
                await registry.write()
