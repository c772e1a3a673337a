"""A notice while the program waits for the compiler."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from time import monotonic
from typing import Any, Final

from foretell.sim.compiler import event

AFTER: Final = 1.0
"""Seconds of compiling before the notice."""


@contextmanager
def announced(notify: Callable[[], None], *, after: float = AFTER) -> Iterator[None]:
    """Call ``notify`` once, as soon as compiling has taken long; cached code does not count.

    Args:
        notify: a function called in another thread during compiling.
        after: the total seconds of compiling before the call.
    """
    listener = _Listener(notify, after)
    event.register("numba:compile", listener)
    try:
        yield
    finally:
        event.unregister("numba:compile", listener)
        listener.stop()


class _Listener(event.Listener):  # type: ignore[misc]  # has no types
    def __init__(self, notify: Callable[[], None], after: float) -> None:
        self._notify = notify
        self._left = after
        self._depth = 0
        self._start = 0.0
        self._timer: Timer | None = None

    def on_start(self, _: Any) -> None:
        """Start the timer at the outermost function; compiling it compiles those it calls."""
        self._depth += 1
        if self._depth == 1 and self._left > 0:
            self._start = monotonic()
            self._timer = Timer(self._left, self._notify)
            self._timer.daemon = True
            self._timer.start()

    def on_end(self, _: Any) -> None:
        """Stop the timer when the outermost function is compiled."""
        self._depth -= 1
        if self._depth == 0:
            self.stop()

    def stop(self) -> None:
        """Cancel the timer, and keep the time left."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._left -= monotonic() - self._start
