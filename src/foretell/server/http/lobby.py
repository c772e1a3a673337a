"""The list of tables in the lobby, built at most once a second and bounded in size."""

from typing import Final

import msgspec

from foretell.protocol.codec import encode
from foretell.record.codec import options_of
from foretell.server.clock import Seconds
from foretell.server.http.bodies import ListedTable, Lobby, RoundsBody
from foretell.server.live.shared_work import SharedWork
from foretell.server.live.summary import read_summary
from foretell.server.storage.store import Store
from foretell.server.storage.values import Summary

MAX_TABLES: Final = 100
MAX_BYTES: Final = 50_000
"""Bytes."""
LASTS: Final = 1.0
"""Seconds for which the list is cached."""
LONGEST_SCHEDULE: Final = 20
"""The longest schedule of hand sizes that is listed; of a longer one, only its length."""


class LobbyCache:
    """The encoded list of tables, shared by all requests within a second."""

    def __init__(self, store: Store, seconds: Seconds) -> None:
        self._store = store
        self._seconds = seconds
        self._making: SharedWork[bytes] = SharedWork()
        self._made = b""
        self._until = seconds()

    async def body(self) -> bytes:
        """Return a ``Lobby`` as JSON."""
        if self._seconds() < self._until:
            return self._made
        return await self._making.result("lobby", self._make)

    async def stop(self) -> None:
        """Cancel the work in progress."""
        await self._making.stop()

    async def _make(self) -> bytes:
        tables, size = [], 0
        for code, summary in await self._store.summaries.lobby(limit=MAX_TABLES):
            table = _listed(code, summary)
            size += 0 if table is None else len(encode(table)) + 1
            if size > MAX_BYTES - len(encode(Lobby(()))):
                break
            if table is not None:
                tables.append(table)
        self._made, self._until = encode(Lobby(tuple(tables))), self._seconds() + LASTS
        return self._made


def _listed(code: str, summary: Summary) -> ListedTable | None:
    """Return a table's entry in the list; None if its summary is of another version."""
    body = read_summary(summary.body)
    if body is None:
        return None
    options, own = body.options, options_of(body.options).hand_sizes
    schedule = options_of(options).schedule
    if own is not None and len(own) > LONGEST_SCHEDULE:
        options = msgspec.structs.replace(options, hand_sizes=None)
    rounds = RoundsBody(len(schedule), "standard" if own is None else "own")
    return ListedTable(
        code,
        summary.phase,
        summary.players,
        summary.taken,
        summary.host,
        options,
        rounds,
        body.settings.clock if body.settings else None,
        body.settings.hints if body.settings else True,
    )
