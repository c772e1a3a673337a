"""Tests that are coroutines."""

from collections.abc import Callable, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Any


async def entered(
    test: Callable[..., Coroutine[Any, Any, None]], arguments: Mapping[str, Any]
) -> None:
    """Await a test; arguments that are asynchronous context managers are entered for it.

    A fixture can thus provide something that lives in the event loop of the test.
    """
    async with AsyncExitStack() as stack:
        for name, value in arguments.items():
            if isinstance(value, AbstractAsyncContextManager):
                arguments = {**arguments, name: await stack.enter_async_context(value)}
        await test(**arguments)
