"""A network between clients and servers: late, lossy, and not honest about what is lost."""

import asyncio
from collections import Counter, deque
from random import Random

Frame = bytes


class End:
    """One end of a connection: what comes in, in order, and what goes out."""

    def __init__(self, network: "Network") -> None:
        self._network = network
        self._loop = asyncio.get_running_loop()
        self._coming: deque[Frame | None] = deque()
        self._waiting: deque[Frame] = deque()
        self._something = asyncio.Event()
        self._there = 0.0
        """When the last frame sent to here arrives; none overtakes it."""
        self._is_over = False
        self.other: End
        self.is_cut = False
        """Whether nothing that is sent from here arrives any more."""

    def send(self, frame: Frame) -> None:
        """Send a frame; nobody is told when it does not arrive."""
        if self._is_over:
            return
        if self.is_cut:
            self._network.counts["lost frame"] += 1
            return
        self.other.arrives(frame)

    def arrives(self, frame: Frame | None) -> None:
        """Let a frame, or the end of the stream, come in when it is time."""
        self._there = max(self._there, self._loop.time() + self._network.delay())
        self._coming.append(frame)
        self._loop.call_at(self._there, self._take)

    async def receive(self) -> Frame | None:
        """Wait for the next frame; None when the connection is over, as far as this end knows."""
        while not self._waiting:
            if self._is_over:
                return None
            self._something.clear()
            await self._something.wait()
        return self._waiting.popleft()

    def close(self) -> None:
        """Close the connection; the other end hears of it, unless it is cut."""
        if not self._is_over:
            self.over()
            if not self.is_cut:
                self.other.arrives(None)

    def over(self) -> None:
        """Let this end know that the connection is over."""
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
    """Makes connections, and breaks them.

    Args:
        chance: where all luck comes from.
        slowest: seconds that a frame may be under way.
    """

    def __init__(self, chance: Random, *, slowest: float) -> None:
        self.counts: Counter[str] = Counter()
        self._chance = chance
        self._slowest = slowest

    def calm_down(self) -> None:
        """Lose nothing from now on, and be quick."""
        self._slowest = 0.01

    def delay(self) -> float:
        """Return how many seconds the next frame takes."""
        return self._chance.random() * self._slowest

    def connect(self) -> tuple[End, End]:
        """Return the ends of a new connection."""
        one, other = End(self), End(self)
        one.other, other.other = other, one
        return one, other

    def cut(self, end: End) -> None:
        """Break a connection: nothing arrives any more; each end notices at its own time."""
        loop = asyncio.get_running_loop()
        for side in (end, end.other):
            side.is_cut = True
            if self._chance.random() < 0.5:
                loop.call_later(self._chance.random() * 0.2, side.over)
            else:
                self.counts["half-open"] += 1
                loop.call_later(self._chance.uniform(1, 40), side.over)
        self.counts["cut"] += 1
