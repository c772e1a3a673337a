"""A readiness check that writes to the store at most once a second."""

import asyncio
from copy import copy
from typing import Final

from foretell.errors import Refusal
from foretell.server.clock import Seconds
from foretell.server.refusals import Unavailable
from foretell.server.storage.store import Store

EVERY: Final = 1.0
"""Seconds for which a result is cached: balancers probe often, and each check is a commit."""
WITHIN: Final = 2.0
"""Seconds in which the store must answer."""


class Readiness:
    """Checks that the store is writable."""

    def __init__(self, store: Store, seconds: Seconds) -> None:
        self._store = store
        self._seconds = seconds
        self._trying = asyncio.Lock()
        self._tried: float | None = None
        self._fault: Refusal | None = None

    async def check(self) -> None:
        """Return if the store is writable.

        Raises:
            Unavailable: when it does not answer.
            StoreUnavailable, StoreDamaged: when it is not writable.
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
