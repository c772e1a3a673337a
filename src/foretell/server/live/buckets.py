"""Token buckets, and any number of them by key in bounded memory."""

from collections import OrderedDict
from dataclasses import dataclass
from math import inf
from typing import Final

from foretell.server.live.address_networks import provider_of

MOST_KEYS: Final = 20_000
"""Persons or networks with a separate bucket."""
LOOKED_THROUGH: Final = 16
"""Buckets looked through at most, to find one that can be dropped."""
SHARED: Final = 16
"""The multiple of the limit for all keys of a provider that have no separate bucket."""

_EVERYBODY: Final = ""


@dataclass(frozen=True, slots=True)
class Rate:
    """The parameters of a token bucket."""

    per_second: float
    """The sustained rate."""
    burst: int
    """The number of tokens in a full bucket."""
    most_debt: float = inf
    """The number of tokens by which it can be overdrawn."""

    def times(self, factor: int) -> "Rate":
        """Return a multiple of all parameters."""
        return Rate(factor * self.per_second, factor * self.burst, factor * self.most_debt)


class Bucket:
    """A token bucket: it fills steadily, and grants requests while it holds tokens."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = now

    def lack(self, now: float) -> float:
        """Return the seconds until there is a token, 0 if there is one."""
        self._fill(now)
        return 0.0 if self._left >= 1 else (1 - self._left) / self._rate.per_second

    def take(self, now: float) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
        wait = self.lack(now)
        if not wait:
            self._left -= 1
        return wait

    def spend(self, amount: int, now: float) -> None:
        """Take any amount, even more than the bucket holds."""
        self._fill(now)
        self._left = max(self._left - amount, -self._rate.most_debt)

    def wait(self, now: float) -> float:
        """Return the seconds until an overdrawn bucket has recovered."""
        self._fill(now)
        missing = -self._left
        return missing / self._rate.per_second if missing >= 1 else 0.0

    def reserve(self, amount: int, now: float) -> float:
        """Take any amount; return the seconds to wait to keep to the rate."""
        self.spend(amount, now)
        return self.wait(now)

    def is_like_new(self, now: float) -> bool:
        """Return whether the bucket is full, so that nothing is lost with it."""
        self._fill(now)
        return self._left >= self._rate.burst

    @property
    def is_full(self) -> bool:
        """Whether the bucket was full, but for one token, when last used."""
        return self._left >= self._rate.burst - 1

    def _fill(self, now: float) -> None:
        rate = self._rate
        self._left = min(float(rate.burst), self._left + (now - self._at) * rate.per_second)
        self._at = now


class Buckets:
    """Buckets by key. No number of new keys makes it forget what another one owes.

    Only full buckets are dropped to make room for others. When there is none, a new key shares a
    bucket with all others of its provider that came too late; and when there are too many
    providers, with everybody's.
    """

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._own: OrderedDict[str, Bucket] = OrderedDict()
        self._shared: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._own) + len(self._shared)

    def find(self, key: str) -> Bucket | None:
        """Return the bucket of a key; None if it is full."""
        bucket = self._own.get(key)
        if bucket is None and self._shared and len(self._own) >= MOST_KEYS:
            bucket = self._shared.get(provider_of(key))
            if bucket is None and len(self._shared) >= MOST_KEYS:
                bucket = self._shared.get(_EVERYBODY)
        return bucket

    def make(self, key: str, times: int, now: float) -> Bucket:
        """Return the bucket of a key, which may be a new one, with a multiple of the rate."""
        bucket = self._own.get(key) or _added(self._own, key, self._rate.times(times), now)
        if bucket is not None:
            return bucket
        shared, rate = self._shared, self._rate.times(SHARED)
        provider = provider_of(key)
        bucket = shared.get(provider) or _added(shared, provider, rate, now)
        return bucket or shared.setdefault(_EVERYBODY, Bucket(rate, now))


def _added(buckets: OrderedDict[str, Bucket], key: str, rate: Rate, now: float) -> Bucket | None:
    """Add a bucket, replacing a full one if there are many; return None if none can be replaced."""
    for _ in range(LOOKED_THROUGH):
        if len(buckets) < MOST_KEYS:
            break
        first, bucket = buckets.popitem(last=False)
        if not bucket.is_like_new(now):
            buckets[first] = bucket
    if len(buckets) >= MOST_KEYS:
        return None
    added = buckets[key] = Bucket(rate, now)
    return added
