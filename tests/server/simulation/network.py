"""A network between clients and servers: slow, lossy, and silent about its losses."""

import asyncio
from collections import Counter, deque
from random import Random

Frame = bytes


class End:
    """One end of a connection: incoming frames in order, and outgoing ones."""

    def __init__(self, network: "Network") -> None:
        self._network = network
        self._loop = asyncio.get_running_loop()
        self._coming: deque[Frame | None] = deque()
        self._waiting: deque[Frame] = deque()
        self._something = asyncio.Event()
        self._there = 0.0
        """The time at which the last frame sent to this end arrives; no later one overtakes it."""
        self._is_over = False
        self.other: End
        self.is_cut = False
        """Whether frames sent from this end no longer arrive."""

    def send(self, frame: Frame) -> None:
        """Send a frame; its loss goes unreported."""
        if self._is_over:
            return
        if self.is_cut:
            self._network.counts["lost frame"] += 1
            return
        self.other.arrives(frame)

    def arrives(self, frame: Frame | None) -> None:
        """Schedule the arrival of a frame, or of the end of the stream."""
        self._there = max(self._there, self._loop.time() + self._network.delay())
        self._coming.append(frame)
        self._loop.call_at(self._there, self._take)

    async def receive(self) -> Frame | None:
        """Wait for the next frame; None if this end knows that the connection is closed."""
        while not self._waiting:
            if self._is_over:
                return None
            self._something.clear()
            await self._something.wait()
        return self._waiting.popleft()

    def close(self) -> None:
        """Close the connection; the other end notices, unless it is cut."""
        if not self._is_over:
            self.over()
            if not self.is_cut:
                self.other.arrives(None)

    def over(self) -> None:
        """Let this end know that the connection is closed."""
        self._is_over = True
        self._something.set()

    def _take(self) -> None:
        frame = self._coming.popleft()
        if self._is_over or self.other.is_cut:
            return
        if frame is None:
            self._is_over = True
        else:
            self._waiting.append(frame)
        self._something.set()


class Network:
    """A network that makes connections and breaks them.

    Args:
        chance: the source of all randomness.
        slowest: the most seconds that a frame may take.
    """

    def __init__(self, chance: Random, *, slowest: float) -> None:
        self.counts: Counter[str] = Counter()
        self._chance = chance
        self._slowest = slowest

    def calm_down(self) -> None:
        """From now on, lose nothing and deliver quickly."""
        self._slowest = 0.01

    def delay(self) -> float:
        """Return the seconds that the next frame takes."""
        return self._chance.random() * self._slowest

    def connect(self) -> tuple[End, End]:
        """Return both ends of a new connection."""
        one, other = End(self), End(self)
        one.other, other.other = other, one
        return one, other

    def cut(self, end: End) -> None:
        """Break a connection: nothing more arrives, and each end notices in its own time."""
        loop = asyncio.get_running_loop()
        for side in (end, end.other):
            side.is_cut = True
            if self._chance.random() < 0.5:
                loop.call_later(self._chance.random() * 0.2, side.over)
            else:
                self.counts["half-open"] += 1
                loop.call_later(self._chance.uniform(1, 40), side.over)
        self.counts["cut"] += 1
