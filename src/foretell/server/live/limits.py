"""Rate limits by person, by address and for everybody together."""

from collections import Counter
from collections.abc import Callable
from math import ceil, inf
from typing import Final

from foretell.errors import Refusal
from foretell.server.clock import Seconds
from foretell.server.live.address_networks import provider_of, shares_of
from foretell.server.live.buckets import Bucket, Buckets, Rate
from foretell.server.metrics import LIMITED
from foretell.server.refusals import TooManySockets, TooOften

CHANGES: Final = 0.08
"""The share of an address's sustained message rate that may change tables."""


class Budget:
    """A limit on all addresses together, which first throttles the networks that use it most.

    Once it is used up, an address is served only while its provider's network has used less than a
    fair share. So nobody, with however many addresses of a few providers, can use it up for others.

    Args:
        rate: the limit on all addresses.
        share: the fair share of a provider's network, which it has in any case.
    """

    def __init__(self, rate: Rate, share: Rate) -> None:
        self._all = Bucket(rate, 0.0)
        self._providers = Buckets(Rate(share.per_second, share.burst, most_debt=share.burst))

    def lack(self, key: str, now: float) -> float:
        """Return the seconds until an address is served, 0 if it is now."""
        wait = self._all.lack(now)
        if not wait:
            return 0.0
        provider = self._providers.find(provider_of(key))
        return 0.0 if provider is None else min(wait, provider.lack(now))

    def spend(self, key: str, now: float) -> None:
        """Count a use by an address."""
        self._all.take(now)
        self._providers.make(provider_of(key), 1, now).spend(1, now)


class Limit:
    """A rate for each person or address; IPv6 addresses are counted in several networks.

    Metrics count its refusals and delays under the label ``kind``.
    """

    def __init__(
        self, rate: Rate, seconds: Seconds, *, kind: str, budget: Budget | None = None
    ) -> None:
        self._kind = kind
        self._seconds = seconds
        self._buckets = Buckets(rate)
        self._budget = budget

    def check(self, key: str | None) -> None:
        """Count once; None is not counted.

        Raises:
            TooOften: when the rate is exceeded; it was not counted.
        """
        self.check_room(key)
        self.spend(key)

    def check_room(self, key: str | None) -> None:
        """Check that another use would be allowed, without counting it.

        Raises:
            TooOften: when it would not.
        """
        wait = self.lack(key)
        if wait:
            LIMITED.labels(self._kind).inc()
            raise TooOften(ceil(wait))

    def take(self, key: str | None) -> float:
        """Count once and return 0, or return the seconds until it is allowed."""
        wait = self.lack(key)
        if wait:
            LIMITED.labels(self._kind).inc()
        else:
            self.spend(key)
        return wait

    def lack(self, key: str | None) -> float:
        """Return the seconds until another use is allowed, 0 if it is now."""
        if key is None:
            return 0.0
        now = self._seconds()
        wait = max((bucket.lack(now) for bucket in self._spent_buckets(key)), default=0.0)
        return wait if wait or self._budget is None else self._budget.lack(key, now)

    def spend(self, key: str | None, amount: int = 1) -> None:
        """Count any amount, even beyond the limit. None is not counted."""
        if key is None:
            return
        now = self._seconds()
        for share, times in shares_of(key):
            self._buckets.make(share, times, now).spend(amount, now)
        if self._budget is not None:
            self._budget.spend(key, now)

    def reserve(self, key: str | None, amount: int = 1) -> float:
        """Count any amount; return the seconds to wait to keep to the rate."""
        self.spend(key, amount)
        wait = self.wait(key)
        if wait:
            LIMITED.labels(self._kind).inc()
        return wait

    def wait(self, key: str | None) -> float:
        """Return the seconds until the excess is made up for."""
        if key is None:
            return 0.0
        now = self._seconds()
        return max((bucket.wait(now) for bucket in self._spent_buckets(key)), default=0.0)

    def _spent_buckets(self, key: str) -> list[Bucket]:
        """Return the buckets of a key that are not full."""
        buckets = (self._buckets.find(share) for share, _ in shares_of(key))
        return [bucket for bucket in buckets if bucket is not None]


class ConcurrencyLimit:
    """A limit on concurrent uses by each person or address, counted as by ``Limit``.

    Args:
        most: the limit for each person, IPv4 address or IPv6 /64.
        kind: the label under which metrics count its refusals.
        refusal: makes the refusal to raise, from the limit.
        ceiling: a limit for wider networks, too.
    """

    def __init__(
        self,
        most: int,
        *,
        kind: str,
        refusal: Callable[[int], Refusal] = TooManySockets,
        ceiling: float = inf,
    ) -> None:
        self._most = most
        self._kind = kind
        self._refusal = refusal
        self._ceiling = ceiling
        self._taken: Counter[str] = Counter()

    def enter(self, key: str | None) -> None:
        """Take a place; None is not counted.

        Raises:
            Refusal: when no place is left.
        """
        if key is None:
            return
        shares = shares_of(key)
        if any(self._taken[one] >= min(times * self._most, self._ceiling) for one, times in shares):
            LIMITED.labels(self._kind).inc()
            raise self._refusal(self._most)
        for one, _ in shares:
            self._taken[one] += 1

    def leave(self, key: str | None) -> None:
        """Release a place."""
        if key is not None:
            for one, _ in shares_of(key):
                self._taken[one] -= 1
                if not self._taken[one]:
                    del self._taken[one]


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
        person, address = frames_of_person, frames_of_address
        self._sent_to_person = Limit(Rate(2 * person, 4 * person), seconds, kind="told")
        self._sent_to_address = Limit(Rate(2 * address, 2 * address), seconds, kind="told")
        """Messages about tables, over all connections."""
        self.changes = Limit(Rate(CHANGES * address, 5 * address), seconds, kind="changes")
        """Entries added to the logs of tables, by address: they are permanent."""
        self.refused = Limit(Rate(20, 100), seconds, kind="refused")
        """Refused requests and handshakes, by address."""
        self.requests = Limit(Rate(30, 600), seconds, kind="requests")
        """Requests, by address: a class opens the same page at the same moment."""
        self.files = Limit(Rate(400, 8_000, most_debt=1_000), seconds, kind="files")
        """Files of the page, by address: some 220 for a first visit. More of them come later."""
        self.people = Limit(Rate(0.1, 60), seconds, kind="people", budget=_few())
        """New people, by address: a class or a club may arrive at once."""
        self.tables = Limit(Rate(0.2, 30), seconds, kind="tables")
        """New tables, by person and by address."""
        self.drawings = Limit(Rate(1, 30), seconds, kind="drawings")
        """QR codes to draw because they are not cached, by address."""
        self.links = Limit(Rate(0.1, 20), seconds, kind="links")
        """Links: creation by person, preview and use by address."""
        self.results = Limit(Rate(0.1, 60), seconds, kind="results", budget=_few())
        """Results of the deal of the day, by address: each is played again."""
        self.codes = Limit(
            Rate(0.5, 60), seconds, kind="codes", budget=Budget(Rate(5, 1_000), Rate(0.1, 20))
        )
        """Wrong table codes, by address."""
        self.sockets = Limit(Rate(5, 100), seconds, kind="sockets")
        """New sockets of strangers and of people who have never held a seat, by address."""
        self.returns = Limit(Rate(5, 100), seconds, kind="returns")
        """New sockets of anybody else, by person: a class behind one address comes back at once."""
        self.returns_of_address = Limit(Rate(50, 1_000), seconds, kind="returns_address")
        """The same by address: a bound to what many stolen or hoarded tokens can do."""
        self.tokens = Limit(Rate(0.5, 60), seconds, kind="tokens")
        """Unknown tokens in handshakes, by address, beyond which none is looked up for free."""
        self.sockets_by_address = ConcurrencyLimit(512, kind="sockets_address")
        """Open sockets, by address."""
        self.sockets_by_person = ConcurrencyLimit(64, kind="sockets_person")
        """Open sockets, by person."""

    def sent(self, person: str | None, address: str | None) -> float:
        """Count a message about a table; return the seconds until the next one may be sent."""
        return max(self._sent_to_person.reserve(person), self._sent_to_address.reserve(address))

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


def _few() -> Budget:
    """Return a budget for what is stored for a stranger."""
    return Budget(Rate(1, 1_000), Rate(0.1, 20))
