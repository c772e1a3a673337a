"""Attempts that overlap, so that one that hangs keeps nobody waiting."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


async def first_to_end(
    attempt: Callable[[], Awaitable[T]], *, every: float, discard: Callable[[T], None]
) -> T:
    """Return the result of the first attempt that ends, or raise its error.

    As long as none has ended, another one begins now and then beside those that hang: a network
    that has lost the first bytes of one may carry those of the next.

    Args:
        attempt: makes an attempt, which ends in time.
        every: seconds from the beginning of an attempt to that of the next.
        discard: called with the result of another attempt that succeeded at the same moment.
    """
    attempts: set[asyncio.Future[T]] = set()
    try:
        while True:
            attempts.add(asyncio.ensure_future(attempt()))
            ended, _ = await asyncio.wait(
                attempts, timeout=every, return_when=asyncio.FIRST_COMPLETED
            )
            if ended:
                best = min(ended, key=lambda one: one.exception() is not None)
                attempts.discard(best)
                return best.result()
    finally:
        for other in attempts:
            other.cancel()
        for result in await asyncio.gather(*attempts, return_exceptions=True):
            if not isinstance(result, BaseException):
                discard(result)
