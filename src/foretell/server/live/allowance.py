"""Rate limits of a connection, together with all others of its person and address.

Commands beyond the limits are refused or delayed; events beyond them are delayed and combined into
fewer messages. Nothing is lost.
"""

from typing import Final

from foretell.server.live.buckets import Bucket, Rate
from foretell.server.live.limits import Limits
from foretell.server.metrics import LIMITED

MAX_REFUSED: Final = 60
"""Refused messages after which the connection is closed."""
LONGEST_REST: Final = 1.0
"""The longest pause, in seconds, between reads or writes of a connection to keep to a rate."""
HELLOS: Final = Rate(1, 2)
"""Hellos, each of which may replay a whole table."""
REPLAYED: Final = Rate(64_000, 2_000_000)
"""Replayed bytes; a long game has about 100,000."""


class Allowance:
    """The rate limits of one connection."""

    def __init__(self, limits: Limits, *, person: str | None, address: str | None) -> None:
        now = limits.seconds()
        self._limits = limits
        self._person = person
        self._address = address
        self._frames = Bucket(limits.frames, now)
        self._hellos = Bucket(HELLOS, now)
        self._replayed = Bucket(REPLAYED, now)
        self.refused = 0
        """Messages refused since the bucket of messages was last full."""
        self._is_delayed = False

    @property
    def is_exhausted(self) -> bool:
        """Whether the client has ignored too many refusals."""
        return self.refused > MAX_REFUSED

    def frame(self) -> float:
        """Count a message; return 0, or the seconds until one is allowed."""
        limits = self._limits
        wait = self._frames.take(limits.seconds())
        if wait:
            LIMITED.labels("frames").inc()
        else:
            wait = limits.frames_of_person.take(self._person)
            wait = wait or limits.frames_of_address.take(self._address)
        if wait:
            self.refused += 1
        elif self._frames.is_full:
            self.refused = 0
        return wait

    def hello(self) -> float:
        """Count a hello; return 0, or the seconds until one is allowed."""
        wait = self._hellos.take(self._limits.seconds())
        if wait:
            LIMITED.labels("hellos").inc()
            self.refused += 1
        return wait

    def change(self) -> float:
        """Return 0, or the seconds until the address may change a table again."""
        wait = self._limits.changes.wait(self._address)
        if wait <= LONGEST_REST:
            return 0.0
        self.refused += 1
        return wait

    def changed(self, entries: int) -> float:
        """Count entries added to a log; return the seconds to wait before the next command."""
        return min(self._limits.changes.reserve(self._address, entries), LONGEST_REST)

    def sent(self) -> float:
        """Count a message about a table; return the seconds to pause before the next one."""
        return min(self._limits.sent(self._person, self._address), LONGEST_REST)

    def replay(self) -> float:
        """Return the seconds until a replay may continue."""
        limits = self._limits
        wait = max(
            self._replayed.wait(limits.seconds()), limits.replay(self._person, self._address)
        )
        if wait and not self._is_delayed:
            LIMITED.labels("replays").inc()
        self._is_delayed = wait > 0
        return wait

    def replayed(self, size: int) -> None:
        """Count replayed bytes."""
        self._replayed.spend(size, self._limits.seconds())
        self._limits.replayed(size, self._person, self._address)
