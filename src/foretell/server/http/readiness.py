"""A readiness check that writes to the store, at most once a second."""

import asyncio
from copy import copy
from typing import Final

from foretell.errors import Refusal
from foretell.server.live.limits import Seconds
from foretell.server.refusals import Unavailable
from foretell.server.storage.store import Store

EVERY: Final = 1.0
"""Seconds for which an answer holds: balancers ask often, and each try is a commit."""
WITHIN: Final = 2.0
"""Seconds in which the store has to answer."""


class Readiness:
    """Checks that the store can be written.

    Args:
        store: which one.
        seconds: a clock that never goes back.
    """

    def __init__(self, store: Store, seconds: Seconds) -> None:
        self._store = store
        self._seconds = seconds
        self._trying = asyncio.Lock()
        self._tried: float | None = None
        self._fault: Refusal | None = None

    async def check(self) -> None:
        """Return if the store can be written.

        Raises:
            Unavailable: when it does not answer.
            StoreUnavailable, StoreDamaged: when it cannot be written.
        """
        async with self._trying:
            if self._tried is None or self._seconds() >= self._tried + EVERY:
                self._fault = await self._try()
                self._tried = self._seconds()
        fault = self._fault or self._store.trouble
        if fault is not None:
            raise copy(fault)

    async def _try(self) -> Refusal | None:
        try:
            async with asyncio.timeout(WITHIN):
                await self._store.probe()
        except TimeoutError:
            return Unavailable()
        except Refusal as refusal:
            return refusal
        return None
