"""Work that several tasks can wait for."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Generic, TypeVar

from foretell.server.refusals import Draining

Result = TypeVar("Result")


class SharedWork(Generic[Result]):
    """Work by key: callers who ask for it while it is running share the same task.

    The task continues even if all callers give up, so that the next request finds its result.
    """

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[Result]] = {}

    async def result(self, key: str, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """Return the result of the running work for a key, or of work started now.

        Raises:
            Draining: when the work is stopped.
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
        """Cancel all running work."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _do(self, key: str, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        try:
            return await work()
        finally:
            self._tasks.pop(key, None)  # at once: nobody gets a stale result


def _hear(task: "asyncio.Task[Any]") -> None:
    """Retrieve a task's exception, so that asyncio logs nothing if nobody waits for it."""
    with suppress(asyncio.CancelledError):
        task.exception()
