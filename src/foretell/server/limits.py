"""How often something may be done: buckets of tokens, in bounded memory."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

from foretell.errors import Refusal
from foretell.server.metrics import LIMITED
from foretell.server.refusals import TooManySockets, TooOften

MOST_KEYS: Final = 20_000
"""Persons or addresses that are remembered at once; the longest unseen is forgotten first."""

Seconds = Callable[[], float]
"""A clock that never goes back, such as ``time.monotonic``."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: int


class Bucket:
    """Fills steadily, and lets through while there is something in it."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = now

    def take(self, now: float) -> float:
        """Take one, and return 0; or return the seconds until there is one."""
        rate = self._rate
        self._left = min(float(rate.burst), self._left + (now - self._at) * rate.per_second)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / rate.per_second

    @property
    def is_full(self) -> bool:
        """Whether nothing had been taken for long, when it was last asked."""
        return self._left >= self._rate.burst - 1


class Limit:
    """A rate for each person or address.

    Args:
        rate: how often each may.
        seconds: the time.
        kind: the name under which it is counted how often it holds somebody back.
    """

    def __init__(self, rate: Rate, seconds: Seconds, *, kind: str) -> None:
        self._kind = kind
        self._rate = rate
        self._seconds = seconds
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str | None) -> None:
        """Count once; None is not counted.

        Raises:
            TooOften: when it is too often for now.
        """
        if key is None:
            return
        now = self._seconds()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, now)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        wait = bucket.take(now)
        if wait:
            LIMITED.labels(self._kind).inc()
            raise TooOften(ceil(wait))


class Places:
    """A number of open things that each person or address may have at once.

    Args:
        most: the number.
        kind: the name under which it is counted how often it holds somebody back.
        refusal: what to raise then, made of the number.
    """

    def __init__(
        self, most: int, *, kind: str, refusal: Callable[[int], Refusal] = TooManySockets
    ) -> None:
        self._most = most
        self._kind = kind
        self._refusal = refusal
        self._taken: Counter[str] = Counter()

    def enter(self, key: str | None) -> None:
        """Take a place; None needs none.

        Raises:
            Refusal: when there is none left.
        """
        if key is not None:
            if self._taken[key] >= self._most:
                LIMITED.labels(self._kind).inc()
                raise self._refusal(self._most)
            self._taken[key] += 1

    def leave(self, key: str | None) -> None:
        """Give the place back."""
        if key is not None:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]


class Limits:
    """All limits of a server.

    An address is None for this machine itself: whatever comes from it is the host's, or comes
    through a proxy that has not been named.
    """

    def __init__(self, seconds: Seconds, *, frames: int) -> None:
        self.seconds = seconds
        self.frames = Rate(frames, 3 * frames)
        """For each connection."""
        self.requests = Limit(Rate(30, 120), seconds, kind="requests")
        """By address."""
        self.people = Limit(Rate(0.1, 60), seconds, kind="people")
        """New ones, by address: a class or a club may come at once."""
        self.tables = Limit(Rate(0.2, 30), seconds, kind="tables")
        """New ones, by person and by address."""
        self.links = Limit(Rate(0.1, 20), seconds, kind="links")
        """Made by person, looked at and followed by address."""
        self.sockets = Limit(Rate(5, 100), seconds, kind="sockets")
        """New ones, by address."""
        self.at_once = Places(512, kind="sockets_address")
        """Open sockets by address."""
        self.each = Places(64, kind="sockets_person")
        """Open sockets by person."""
