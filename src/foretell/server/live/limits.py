"""Rate limits: token buckets in bounded memory."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

from foretell.errors import Refusal
from foretell.server.metrics import LIMITED
from foretell.server.refusals import TooManySockets, TooOften

MOST_KEYS: Final = 20_000
"""Persons or addresses remembered; the least recently seen is dropped first."""

CHANGES: Final = 0.08
"""The share of an address's sustained message rate that may change tables."""

Seconds = Callable[[], float]
"""A monotonic clock, such as ``time.monotonic``."""


@dataclass(frozen=True, slots=True)
class Rate:
    """The parameters of a token bucket: sustained rate per second, and burst size."""

    per_second: float
    burst: int


class Bucket:
    """A token bucket: it fills steadily, and grants requests while it holds tokens."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = now

    def take(self, now: float) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
        self._fill(now)
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate.per_second

    def spend(self, amount: int, now: float) -> None:
        """Take any amount, even more than the bucket holds."""
        self._fill(now)
        self._left -= amount

    def wait(self, now: float) -> float:
        """Return the seconds until an overdrawn bucket has recovered."""
        self._fill(now)
        missing = -self._left
        return missing / self._rate.per_second if missing >= 1 else 0.0

    def _fill(self, now: float) -> None:
        rate = self._rate
        self._left = min(float(rate.burst), self._left + (now - self._at) * rate.per_second)
        self._at = now

    def reserve(self, amount: int, now: float) -> float:
        """Take any amount; return the seconds to wait to keep to the rate."""
        self.spend(amount, now)
        return self.wait(now)

    @property
    def is_full(self) -> bool:
        """Whether the bucket was full, but for one token, when last used."""
        return self._left >= self._rate.burst - 1


class Limit:
    """A rate for each person or address.

    Args:
        rate: the rate for each key.
        seconds: a monotonic clock.
        kind: the label under which metrics count its refusals and delays.
    """

    def __init__(self, rate: Rate, seconds: Seconds, *, kind: str) -> None:
        self._kind = kind
        self._rate = rate
        self._seconds = seconds
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str | None) -> None:
        """Count once; None is not counted.

        Raises:
            TooOften: when the rate is exceeded.
        """
        wait = self.take(key)
        if wait:
            raise TooOften(ceil(wait))

    def take(self, key: str | None) -> float:
        """Count once; return 0, or the seconds until it is allowed. None is not counted."""
        if key is None:
            return 0.0
        now = self._seconds()
        wait = self._bucket(key, now).take(now)
        if wait:
            LIMITED.labels(self._kind).inc()
        return wait

    def spend(self, key: str | None, amount: int) -> None:
        """Count any amount, even beyond the limit. None is not counted."""
        if key is not None:
            now = self._seconds()
            self._bucket(key, now).spend(amount, now)

    def reserve(self, key: str | None, amount: int = 1) -> float:
        """Count any amount; return the seconds to wait to keep to the rate."""
        self.spend(key, amount)
        wait = self.wait(key)
        if wait:
            LIMITED.labels(self._kind).inc()
        return wait

    def wait(self, key: str | None) -> float:
        """Return the seconds until the excess is made up for."""
        bucket = None if key is None else self._buckets.get(key)
        return 0.0 if bucket is None else bucket.wait(self._seconds())

    def _bucket(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, now)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


class ConcurrencyLimit:
    """A limit on concurrent uses by each person or address.

    Args:
        most: the limit.
        kind: the label under which metrics count its refusals.
        refusal: makes the refusal to raise, from the limit.
    """

    def __init__(
        self, most: int, *, kind: str, refusal: Callable[[int], Refusal] = TooManySockets
    ) -> None:
        self._most = most
        self._kind = kind
        self._refusal = refusal
        self._taken: Counter[str] = Counter()

    def enter(self, key: str | None) -> None:
        """Take a place; None is not counted.

        Raises:
            Refusal: when no place is left.
        """
        if key is not None:
            if self._taken[key] >= self._most:
                LIMITED.labels(self._kind).inc()
                raise self._refusal(self._most)
            self._taken[key] += 1

    def leave(self, key: str | None) -> None:
        """Release a place."""
        if key is not None:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]


class Limits:
    """All limits of a server.

    An address of None means this machine itself, which is not limited.
    """

    def __init__(
        self, seconds: Seconds, *, frames: int, frames_of_person: int, frames_of_address: int
    ) -> None:
        self.seconds = seconds
        self.frames = _frames(frames)
        """Messages over each connection."""
        self.frames_of_person = Limit(_frames(frames_of_person), seconds, kind="frames_person")
        self.frames_of_address = Limit(_frames(frames_of_address), seconds, kind="frames_address")
        """Generous, since a whole class may share an address."""
        self._replayed_to_person = Limit(Rate(128_000, 4_000_000), seconds, kind="replays")
        self._replayed_to_address = Limit(Rate(512_000, 8_000_000), seconds, kind="replays")
        """Replayed bytes."""
        self._told_to_person = Limit(
            Rate(2 * frames_of_person, 4 * frames_of_person), seconds, kind="told"
        )
        self._told_to_address = Limit(
            Rate(2 * frames_of_address, 2 * frames_of_address), seconds, kind="told"
        )
        """Messages about tables, over all connections."""
        self.changes = Limit(
            Rate(CHANGES * frames_of_address, 5 * frames_of_address), seconds, kind="changes"
        )
        """Entries added to the logs of tables, by address: they are permanent."""
        self.refused = Limit(Rate(20, 100), seconds, kind="refused")
        """Refused requests and handshakes, by address."""
        self.requests = Limit(Rate(30, 120), seconds, kind="requests")
        """Requests, by address."""
        self.people = Limit(Rate(0.1, 60), seconds, kind="people")
        """New people, by address: a class or a club may arrive at once."""
        self.tables = Limit(Rate(0.2, 30), seconds, kind="tables")
        """New tables, by person and by address."""
        self.drawings = Limit(Rate(1, 30), seconds, kind="drawings")
        """QR codes to draw because they are not cached, by address."""
        self.links = Limit(Rate(0.1, 20), seconds, kind="links")
        """Links: creation by person, preview and use by address."""
        self.results = Limit(Rate(0.1, 60), seconds, kind="results")
        """Results of the deal of the day, by address: each is played again."""
        self.sockets = Limit(Rate(5, 100), seconds, kind="sockets")
        """New sockets, by address."""
        self.sockets_by_address = ConcurrencyLimit(512, kind="sockets_address")
        """Open sockets, by address."""
        self.sockets_by_person = ConcurrencyLimit(64, kind="sockets_person")
        """Open sockets, by person."""

    def sent(self, person: str | None, address: str | None) -> float:
        """Count a message about a table; return the seconds until the next one may be sent."""
        return max(self._told_to_person.reserve(person), self._told_to_address.reserve(address))

    def replay(self, person: str | None, address: str | None) -> float:
        """Return the seconds until a replay is allowed."""
        return max(self._replayed_to_person.wait(person), self._replayed_to_address.wait(address))

    def check_replay(self, person: str | None, address: str | None) -> None:
        """Check that a replay is allowed.

        Raises:
            TooOften: when the limit on replayed bytes is exceeded.
        """
        wait = self.replay(person, address)
        if wait:
            LIMITED.labels("replays").inc()
            raise TooOften(ceil(wait))

    def replayed(self, size: int, person: str | None, address: str | None) -> None:
        """Count replayed bytes."""
        self._replayed_to_person.spend(person, size)
        self._replayed_to_address.spend(address, size)


def _frames(per_second: int) -> Rate:
    return Rate(per_second, 3 * per_second)
