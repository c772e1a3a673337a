"""Work that several may wait for at once."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Generic, TypeVar

from foretell.server.refusals import Draining

Result = TypeVar("Result")


class SharedWork(Generic[Result]):
    """Work by key: all who want it while it is done wait for the same task.

    It goes on though they have all gone, so that what a request had no time to wait for is there
    for the next one.
    """

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[Result]] = {}

    async def result(self, key: str, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """Return the result of the work that is under way for a key, or of work begun now.

        Raises:
            Draining: when the work was stopped.
        """
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(self._do(key, work))
            task.add_done_callback(_hear)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise Draining from None
            raise

    async def stop(self) -> None:
        """Stop everything that is under way."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _do(self, key: str, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        try:
            return await work()
        finally:
            self._tasks.pop(key, None)  # at once: nobody is given a result of some time ago


def _hear(task: "asyncio.Task[Any]") -> None:
    """Take note of how a task ended, so that nothing is logged when nobody waits any more."""
    with suppress(asyncio.CancelledError):
        task.exception()
