"""``python -m tests.server.cluster.hasty``: ``tests.server.forking`` with short leases.

Signals set its clock: ``SIGUSR1`` an hour back, ``SIGUSR2`` an hour forward.
"""

import signal
import time
from types import FrameType

import foretell.server.live.heartbeat
from foretell.server.clock import SystemClock
from tests.server.forking import answer_lines

LEASE = 1_200
INTERVAL = 0.3
STEPS = {signal.SIGUSR1: -3_600_000, signal.SIGUSR2: 3_600_000}

_ahead = 0


def now(_: SystemClock) -> int:
    """Return the time that the clock was set to."""
    return time.time_ns() // 1_000_000 + _ahead


def step(number: int, _: FrameType | None) -> None:
    """Set the clock."""
    global _ahead  # noqa: PLW0603 - the clock of the process
    _ahead += STEPS[signal.Signals(number)]


if __name__ == "__main__":
    foretell.server.live.heartbeat.LEASE = LEASE  # type: ignore[misc]  # a constant
    foretell.server.live.heartbeat.INTERVAL = INTERVAL  # type: ignore[misc]  # a constant
    SystemClock.now = now  # type: ignore[method-assign, assignment]  # a clock that signals set
    for one in STEPS:
        signal.signal(one, step)
    answer_lines()
