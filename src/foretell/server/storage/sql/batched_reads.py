"""Batching of concurrent reads."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from copy import copy
from itertools import islice
from typing import Generic, TypeVar

from foretell.server.storage.faults import StoreClosed

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class BatchedReads(Generic[Key, Value]):
    """Reads by key; keys requested while a read is in progress are combined into the next.

    As with commits, nothing is delayed: a single caller's read starts at once, and four thousand
    clients that reconnect after a crash cost a few dozen transactions. A read starts after its
    request, so it finds everything written before.
    """

    def __init__(
        self, read: Callable[[Sequence[Key]], Awaitable[Mapping[Key, Value]]], *, largest: int
    ) -> None:
        self._read = read
        self._largest = largest
        self._requested: dict[Key, asyncio.Future[Value | None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def get(self, key: Key) -> Value | None:
        """Return the value for a key, None if there is none.

        Raises:
            StoreClosed: when the store is closed first.
            Exception: any error of the read.
        """
        if self._is_closed:
            raise StoreClosed
        future = self._requested.get(key)
        if future is None:
            future = self._requested[key] = asyncio.get_running_loop().create_future()
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await asyncio.shield(future)

    async def close(self) -> None:
        """Stop reading; pending callers get ``StoreClosed``."""
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _work(self) -> None:
        some: dict[Key, asyncio.Future[Value | None]] = {}
        try:
            while self._requested:
                keys = tuple(islice(self._requested, self._largest))
                some = {key: self._requested.pop(key) for key in keys}
                try:
                    values = await self._read(keys)
                except Exception as error:  # noqa: BLE001 - raised in every caller
                    for future in some.values():
                        _fail(future, copy(error))
                else:
                    for key, future in some.items():
                        future.set_result(values.get(key))
        finally:
            self._task = None
            for future in (*some.values(), *self._requested.values()):
                if not future.done():
                    _fail(future, StoreClosed())


def _fail(future: "asyncio.Future[Value | None]", error: Exception) -> None:
    future.set_exception(error)
    future.exception()  # marks it as seen: the caller may have gone
