"""Blocking calls in threads that nobody has to wait for."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

T = TypeVar("T")


async def in_daemon_thread(call: Callable[[], T]) -> T:
    """Return the result of a blocking call, or raise its error.

    A caller that stops waiting leaves the call behind. With a thread of the event loop's pool the
    program could not end before the call has returned.
    """
    outcome: Future[T] = Future()

    def run() -> None:
        try:
            result = call()
        except Exception as error:  # noqa: BLE001 - raised again where it is waited for
            if outcome.set_running_or_notify_cancel():
                outcome.set_exception(error)
        else:
            if outcome.set_running_or_notify_cancel():
                outcome.set_result(result)

    threading.Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(outcome)
