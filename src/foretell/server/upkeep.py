"""What is done every hour: tables and answers whose time is over are deleted."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog

from foretell.server.answers import LASTS
from foretell.server.clock import Clock, SteadyTime
from foretell.server.settings import Keep
from foretell.server.store.store import Store

EVERY: Final = 3_600.0
"""Seconds."""

_log = structlog.get_logger()


async def expire(store: Store, keep: Keep, now: int) -> int:
    """Delete old answers, and tables at which nothing has happened for as long as they are kept.

    Returns:
        How many tables there were.
    """
    await store.expire_answers(before=now - LASTS)
    return await store.expire(
        gathering_before=now - keep.gathering,
        finished_before=now - keep.finished,
        playing_before=now - keep.playing,
    )


@asynccontextmanager
async def upkeep(store: Store, keep: Keep, clock: Clock) -> AsyncIterator[None]:
    """Do it now, and every hour while the block lasts."""
    task = asyncio.create_task(_keep_on(store, keep, clock))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _keep_on(store: Store, keep: Keep, clock: Clock) -> None:
    time = SteadyTime(clock)  # a clock that is set far forward makes no table old
    while True:
        try:
            gone = await expire(store, keep, time.now())
        except Exception:  # noqa: BLE001 - it is tried again in an hour
            _log.exception("old tables could not be deleted")
        else:
            if gone:
                _log.info("old tables deleted", tables=gone)
        await asyncio.sleep(EVERY)
