"""The clocks of a server: the time of day for timestamps, monotonic time for waiting."""

import time
from collections.abc import Callable
from typing import Protocol, TypeAlias

Seconds: TypeAlias = Callable[[], float]
"""A monotonic clock, such as ``time.monotonic``."""


class Clock(Protocol):
    """The two clocks of a machine."""

    def now(self) -> int:
        """Return the time of day in milliseconds since 1970; it may jump forward or back."""

    def ticks(self) -> int:
        """Return monotonic milliseconds since an arbitrary moment in the past."""


class SystemClock:
    """The clocks of this machine."""

    def now(self) -> int:
        """Return the time of day in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def ticks(self) -> int:
        """Return monotonic milliseconds."""
        return time.monotonic_ns() // 1_000_000


class SteadyTime:
    """A time of day that advances steadily, even when the machine's clock is set.

    It times everything at a table: rows of its log, turns and grace periods. Nobody's time runs
    out because the clock was set forward, and nobody waits because it was set back.
    """

    __slots__ = ("_ahead", "_clock")

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = clock.now() - clock.ticks()

    def now(self) -> int:
        """Return milliseconds since 1970, without jumps."""
        return self.at(self._clock.ticks())

    def at(self, ticks: int) -> int:
        """Return the time that corresponds to a tick count of the clock."""
        return ticks + self._ahead

    def reach(self, at: int) -> None:
        """Advance to a time, if it is later than now: past events never lie in the future."""
        self._ahead = max(self._ahead, at - self._clock.ticks())

    def follow(self, at: int) -> None:
        """Set the time to another node's current time."""
        self._ahead = at - self._clock.ticks()
