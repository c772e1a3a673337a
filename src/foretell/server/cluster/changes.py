"""Waiting for the next change of something."""

import asyncio
from contextlib import suppress


class Changes:
    """Wakes all tasks that wait at the moment of a change."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def notify(self) -> None:
        """Wake all that wait now."""
        self._next.set()
        self._next = asyncio.Event()

    async def wait(self, seconds: float | None = None) -> None:
        """Wait for the next change, for the given seconds at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._next.wait()
