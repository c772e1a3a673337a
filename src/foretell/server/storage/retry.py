"""Trying again for as long as it takes."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

from foretell.server.metrics import STORE_ERRORS
from foretell.server.storage.database import Result

FIRST = 0.02
LONGEST = 1.0


def pauses() -> Iterator[float]:
    """Yield seconds to wait before each next try: twice as long every time, up to a second."""
    pause = FIRST
    while True:
        yield pause
        pause = min(2 * pause, LONGEST)


async def patiently(
    attempt: Callable[[], Awaitable[Result]], *, is_passing: Callable[[BaseException], bool]
) -> Result:
    """Return what ``attempt`` returns, trying again while it fails for reasons that pass."""
    waiting = pauses()
    while True:
        try:
            return await attempt()
        except Exception as error:
            if not is_passing(error):
                raise
        STORE_ERRORS.labels("away").inc()
        await asyncio.sleep(next(waiting))
