"""An event loop with virtual time, which jumps to the next timer when nothing is ready."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, TypeVar

from tests.coroutines import entered

Result = TypeVar("Result")

MOST_AT_ONCE = 200_000
"""Turns of the loop without time passing, beyond which a task must be running in circles."""


class StandstillError(Exception):
    """Every task is waiting, and nothing will ever happen."""


class InCirclesError(Exception):
    """Tasks keep running, but no time passes."""


class OvertimeError(Exception):
    """More time has passed than allowed."""


class VirtualLoop(asyncio.BaseEventLoop):
    """A loop that runs tasks and timers in an order that depends on nothing but the tasks.

    There are no sockets, signals or threads.

    Args:
        limit: seconds after which it raises ``OvertimeError``.
    """

    def __init__(self, limit: float) -> None:
        super().__init__()
        self._now = 0.0
        self._limit = limit
        self._still = 0
        self._selector = self
        self._clock_resolution = 1e-6

    def time(self) -> float:
        """Return the seconds since the loop was made."""
        return self._now

    def select(self, timeout: float | None) -> list[object]:
        """Act as a selector with nothing to select from: advance the time."""
        if timeout is None:
            raise StandstillError(f"at {self._now:.3f} s")
        self._still = 0 if timeout > 0 else self._still + 1
        if self._still > MOST_AT_ONCE:
            raise InCirclesError(f"at {self._now:.3f} s")
        self._now += timeout
        if self._now > self._limit:
            raise OvertimeError(f"more than {self._limit:.0f} s")
        return []

    def _process_events(self, events: list[object]) -> None:
        """Do nothing, as there are no events."""


def run(main: Coroutine[Any, Any, Result], *, limit: float = 1e6) -> Result:
    """Run a coroutine on a new virtual loop, and check that no task is left.

    Raises:
        StandstillError, InCirclesError, OvertimeError: if it does not come to an end.
        AssertionError: if a task is left, or raised an error that nothing handled.
    """
    loop = VirtualLoop(limit)
    unasked: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _, context: unasked.append(context))
    try:
        result = loop.run_until_complete(main)
        left = asyncio.all_tasks(loop)
        assert not left, left
        assert not unasked, unasked
    except BaseException:
        _drop(loop)
        raise
    else:
        return result
    finally:
        loop.close()


def simulated(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test that is a coroutine in virtual time, see ``run`` and ``entered``."""

    @wraps(test)
    def simulation(**arguments: Any) -> None:
        run(entered(test, arguments))

    return simulation


def _drop(loop: VirtualLoop) -> None:
    """Cancel the remaining tasks after a failure, so that only the failure is reported."""
    for _ in range(5):
        left = asyncio.all_tasks(loop)
        if not left:
            return
        for task in left:
            task.cancel()
        for _ in range(10):
            loop.call_soon(loop.stop)
            loop.run_forever()
