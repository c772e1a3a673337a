"""How late the event loop is: whatever holds it up holds up every table."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from foretell.server.metrics import LOOP_LAG

EVERY: Final = 0.25
"""Seconds between samples."""


@asynccontextmanager
async def sampled_lag() -> AsyncIterator[None]:
    """Measure it again and again while the block lasts."""
    task = asyncio.create_task(_sample())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _sample() -> None:
    while True:
        due = time.perf_counter() + EVERY
        await asyncio.sleep(EVERY)
        LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
