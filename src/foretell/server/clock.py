"""The clocks of a server: time of day for what is written, steady time for what is waited for."""

import time
from typing import Protocol


class Clock(Protocol):
    """The two clocks of a machine."""

    def now(self) -> int:
        """Return the time of day in milliseconds since 1970; it may be set, forward or back."""
        ...

    def ticks(self) -> int:
        """Return milliseconds since some moment in the past; they only go forward."""
        ...


class SystemClock:
    """The clocks of this machine."""

    def now(self) -> int:
        """Return the time of day in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def ticks(self) -> int:
        """Return milliseconds that only go forward."""
        return time.monotonic_ns() // 1_000_000


class SteadyTime:
    """A time of day that goes on steadily from when it was made, whatever the clock is set to.

    Everything at a table is timed by it: rows of its log, turns, grace. So nobody's time is up
    because the machine's clock was set forward, and nobody waits because it was set back.
    """

    __slots__ = ("_ahead", "_clock")

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = clock.now() - clock.ticks()

    def now(self) -> int:
        """Return milliseconds since 1970; they only go forward."""
        return self.at(self._clock.ticks())

    def at(self, ticks: int) -> int:
        """Return the time at which the clock had these ticks."""
        return ticks + self._ahead

    def reach(self, at: int) -> None:
        """Be no earlier than a time from now on: what has happened is not in the future."""
        self._ahead = max(self._ahead, at - self._clock.ticks())

    def follow(self, at: int) -> None:
        """Go on from a time that somebody else's clock has now."""
        self._ahead = at - self._clock.ticks()
