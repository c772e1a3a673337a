"""The silence of the other end of a connection: when to ping it, and when to give it up."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

PING_AFTER: Final = 3.0
"""Seconds of silence after which the other end is pinged."""
LONGEST_SILENCE: Final = 8.0
"""Seconds of silence after which a connection is dead."""
LATE: Final = 1.0
"""Seconds by which a check may be late. Beyond that it was this end that stood still, or was too
busy to read, and the silence proves nothing."""

Step: TypeAlias = Literal["wait", "ping", "give_up"]


@dataclass(slots=True, kw_only=True)
class Silence:
    """The silence of the other end of a connection, by the caller's clock in seconds.

    Whatever arrives breaks it: the answer to a ping, a ping of the other end, a message, part of
    one.
    """

    heard: float
    """The last time that something arrived."""
    ping_after: float = PING_AFTER
    """Seconds of silence after which to ping."""
    longest: float = LONGEST_SILENCE
    """Seconds of silence after which the connection is dead."""
    due: float = 0.0
    """The time of the next check."""

    def __post_init__(self) -> None:
        self.due = self.heard + self.ping_after

    def check(self, now: float, *, is_read: bool) -> Step:
        """Return the step to take now, and set the time of the next check.

        Args:
            now: the present time, at or after ``due``.
            is_read: whether this end reads what arrives; it does not while it is busy with the last
                message.
        """
        if not is_read or now - self.due > LATE:
            self.heard = max(self.heard, now - self.ping_after)
        silence = now - self.heard
        if silence >= self.longest:
            return "give_up"
        if silence < self.ping_after:
            self.due = self.heard + self.ping_after
            return "wait"
        self.due = min(now + self.ping_after, self.heard + self.longest)
        return "ping"
