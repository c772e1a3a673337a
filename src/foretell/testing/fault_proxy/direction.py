"""One direction of a proxied connection."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from foretell.testing.fault_proxy.faults import Flow

CHUNK: Final = 65_536
MOST_HELD: Final = 1_048_576
"""Bytes held at most; beyond that nothing is read, so that the sender has to wait."""


class Direction:
    """The bytes of one direction, on their way from one end to the other.

    Args:
        changed: called after every change of the counts.

    Attributes:
        delivered: bytes handed on to the receiver.
        held: bytes read from the sender, and neither delivered nor lost yet.
        lost: bytes read from the sender and dropped.
        is_dead: whether nothing more will be delivered: bytes were lost, or the stream has ended.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self.delivered = self.held = self.lost = 0
        self.is_dead = False
        self._flow = Flow.PASS
        self._delay = 0.0
        self._chunks: deque[tuple[float, bytes]] = deque()
        """Held chunks with the times of their arrival; an empty one is the end of the stream."""
        self._has_ended = False
        self._news = asyncio.Event()
        """Set when a chunk has come, or the flow has changed."""
        self._room = asyncio.Event()
        self._room.set()
        self._changed = changed

    def set(self, flow: Flow, *, delay: float) -> None:
        """Set what happens to bytes that are not delivered yet."""
        self._flow, self._delay = flow, delay
        self._news.set()

    def end(self) -> None:
        """Drop everything that is not delivered yet, and what still comes."""
        self.is_dead = True
        self._news.set()

    async def read(self, source: asyncio.StreamReader) -> None:
        """Read until the sender has ended its stream.

        Raises:
            OSError: when the sender has reset the connection, and nothing hides it.
        """
        chunk = b"-"
        while chunk:
            await self._room.wait()
            try:
                chunk = await source.read(CHUNK)
            except OSError:
                if self._flow is Flow.PASS and not self.is_dead:
                    raise
                chunk = b""
            self._chunks.append((asyncio.get_running_loop().time(), chunk))
            self.held += len(chunk)
            if self.held >= MOST_HELD:
                self._room.clear()
            self._news.set()
            self._changed()

    async def deliver(self, sink: asyncio.StreamWriter | None) -> None:
        """Write chunks until the stream ends; without a sink, drop them.

        Raises:
            OSError: when the receiver is gone.
        """
        self.is_dead = self.is_dead or sink is None
        while (chunk := await self._next()) is not None:
            assert sink is not None
            if chunk:
                sink.write(chunk)
                await sink.drain()
                self.delivered += len(chunk)
            else:
                self.is_dead = True
                with suppress(OSError):  # it has ended both ways already
                    sink.write_eof()
            self._changed()

    async def _next(self) -> bytes | None:
        """Wait for what is to be delivered: a chunk, an empty one as the end, None for nothing."""
        while True:
            self._news.clear()
            wait = None
            if self._flow is Flow.END and not self.is_dead:
                return b""
            if self.is_dead or self._flow is Flow.LOSE:
                self._drop()
                if self._has_ended:
                    return None
            elif self._flow is Flow.PASS and self._chunks:
                wait = self._chunks[0][0] + self._delay - asyncio.get_running_loop().time()
                if wait <= 0:
                    return self._take()
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._news.wait()

    def _take(self) -> bytes:
        _, chunk = self._chunks.popleft()
        self._has_ended = not chunk
        self.held -= len(chunk)
        self._room.set()
        return chunk

    def _drop(self) -> None:
        while self._chunks:
            self.lost += len(self._take())
            self.is_dead = True
            self._changed()
