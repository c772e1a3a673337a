"""Saying so while one has to wait for the compiler."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from time import monotonic
from typing import Any, Final

from numba.core import event

PATIENCE: Final = 1.0
"""Seconds of compiling after which it is said."""


@contextmanager
def announced(tell: Callable[[], None], *, patience: float = PATIENCE) -> Iterator[None]:
    """Call ``tell``, once, as soon as compiling has taken long; code that is kept needs none.

    Args:
        tell: called in another thread, while the compiler works.
        patience: seconds of compiling, in all, before that.
    """
    listener = _Listener(tell, patience)
    event.register("numba:compile", listener)
    try:
        yield
    finally:
        event.unregister("numba:compile", listener)
        listener.stop()


class _Listener(event.Listener):  # type: ignore[misc]  # has no types
    def __init__(self, tell: Callable[[], None], patience: float) -> None:
        self._tell = tell
        self._left = patience
        self._depth = 0
        self._start = 0.0
        self._timer: Timer | None = None

    def on_start(self, _: Any) -> None:
        """Wait from when the compiler begins; it calls itself for the pieces of a function."""
        self._depth += 1
        if self._depth == 1 and self._left > 0:
            self._start = monotonic()
            self._timer = Timer(self._left, self._tell)
            self._timer.daemon = True
            self._timer.start()

    def on_end(self, _: Any) -> None:
        """Wait no longer."""
        self._depth -= 1
        if self._depth == 0:
            self.stop()

    def stop(self) -> None:
        """Keep in mind how much patience is left."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._left -= monotonic() - self._start
