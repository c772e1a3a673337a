"""A log that clients cannot flood: at most one line a minute for each kind of event."""

import traceback
from collections import OrderedDict
from typing import Final

import structlog

from foretell.server.clock import Seconds

EVERY: Final = 60.0
"""Seconds between two lines of the same kind."""
MOST_KINDS: Final = 256
"""Kinds remembered; the least recently seen is dropped first."""

_log = structlog.get_logger()


class Throttle:
    """Counts events by kind, and decides when a line is due."""

    def __init__(self, seconds: Seconds) -> None:
        self._seconds = seconds
        self._kinds: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def count(self, kind: str) -> int:
        """Count an event; return the number of events to log now, 0 when no line is due."""
        now = self._seconds()
        due, uncounted = self._kinds.pop(kind, (now, 0))
        is_due = now >= due
        self._kinds[kind] = (now + EVERY, 0) if is_due else (due, uncounted + 1)
        if len(self._kinds) > MOST_KINDS:
            self._kinds.popitem(last=False)
        return uncounted + 1 if is_due else 0


class ThrottledLog:
    """Logs events that clients can cause at will."""

    def __init__(self, seconds: Seconds) -> None:
        self._throttle = Throttle(seconds)

    def warning(self, kind: str, **fields: object) -> None:
        """Log an event, or count it for the next line of its kind, which is a constant."""
        if count := self._throttle.count(kind):
            _log.warning(kind, count=count, **fields)

    def failure(self, kind: str, error: BaseException, **fields: object) -> None:
        """Log an internal error with its traceback; each place in the code is a separate kind."""
        frames = traceback.extract_tb(error.__traceback__)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        if count := self._throttle.count(f"{kind} {type(error).__name__} {place}"):
            _log.error(kind, count=count, exc_info=error, **fields)
