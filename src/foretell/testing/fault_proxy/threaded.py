"""The proxy in a thread, for tests without an event loop."""

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from typing import Final, Self

from foretell.testing.fault_proxy.faults import PASS, Fault
from foretell.testing.fault_proxy.proxy import FaultProxy

WITHIN: Final = 60.0
"""Seconds for which ``until`` waits unless told otherwise: far more than any test needs."""


class ThreadedFaultProxy:
    """A ``FaultProxy`` with a separate event loop and thread; use it with ``with``.

    >>> with ThreadedFaultProxy(8000) as proxy:
    ...     proxy.url == f"http://127.0.0.1:{proxy.port}"
    True

    Args:
        port: the server's port.
        host: the server's host.
        fault: the fault at the beginning.
    """

    def __init__(self, port: int, *, host: str = "127.0.0.1", fault: Fault = PASS) -> None:
        self._make = partial(FaultProxy, port, host=host, fault=fault)
        self._proxy: FaultProxy | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    @property
    def port(self) -> int:
        """The proxy's own port, on 127.0.0.1."""
        return self._started.port

    @property
    def url(self) -> str:
        """The proxy's own address, as ``http://…``."""
        return self._started.url

    @property
    def accepted(self) -> int:
        """The number of connections accepted so far."""
        return self._started.accepted

    def set(self, fault: Fault) -> None:
        """Set a fault for all connections, open and new; it is in force on return."""
        self.call(lambda proxy: proxy.set(fault))

    def until(self, condition: Callable[[FaultProxy], bool], *, within: float = WITHIN) -> None:
        """Wait for a condition on the proxy, which is checked whenever something changes.

        Args:
            condition: is called in the thread of the proxy.
            within: seconds.

        Raises:
            TimeoutError: when it is not met within this time.
        """

        async def wait() -> None:
            async with asyncio.timeout(within):
                await self._started.until(lambda: condition(self._started))

        asyncio.run_coroutine_threadsafe(wait(), self._loop).result()

    def call(self, act: Callable[[FaultProxy], None]) -> None:
        """Do something with the proxy in its thread, and wait until it is done."""

        async def run() -> None:
            act(self._started)

        asyncio.run_coroutine_threadsafe(run(), self._loop).result()

    @property
    def _started(self) -> FaultProxy:
        assert self._proxy is not None, "use it with `with`"
        return self._proxy

    def __enter__(self) -> Self:
        """Start the thread and the proxy."""

        async def start() -> None:
            self._proxy = self._make()
            await self._proxy.start()

        self._thread.start()
        asyncio.run_coroutine_threadsafe(start(), self._loop).result()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop both."""
        asyncio.run_coroutine_threadsafe(self._started.stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
