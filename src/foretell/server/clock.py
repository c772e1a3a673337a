"""The time, as a parameter."""

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """Return milliseconds since 1970."""
        ...


class SystemClock:
    """The machine's."""

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000
