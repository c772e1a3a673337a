"""One who looks at a table: a connection, here or on another node."""

import asyncio
from collections import deque
from typing import Final

from foretell.protocol.server import Presence
from foretell.table.state import Holding

MOST_REPLIES: Final = 64
"""Replies that may wait to be sent; a client that does not read is closed then, and resumes."""


class Subscriber:
    """What the server knows of a connection that looks at a table.

    Args:
        person: who it is, None for a stranger.
    """

    __slots__ = (
        "_replies",
        "epoch",
        "holding",
        "knows_turn",
        "person",
        "presence",
        "replay_until",
        "seat",
        "since",
        "wake",
        "welcomed",
    )

    def __init__(self, person: str | None) -> None:
        self.person = person
        self._replies: deque[tuple[bytes, int]] = deque()
        """Each with the version that has to be told before it."""
        self.wake = asyncio.Event()
        self.start(since=0, seat=None)

    def start(self, *, since: int, seat: int | None, epoch: int | None = None) -> None:
        """Look at a table, of which the client has a version, as this seat knows it.

        Args:
            since: the version.
            seat: the seat.
            epoch: of what the client was told; None when it does not say.
        """
        self.epoch = epoch
        self.since = since
        self.seat = seat
        self.holding: Holding | None = None
        """As who the person was welcomed; None for a spectator."""
        self.welcomed = False
        self.replay_until = 0
        """The version when it was welcomed: what comes up to it was there before."""
        self.knows_turn = False
        """Whether it was told since its welcome who is to act, and what it may do."""
        self.presence: Presence | None = None

    @property
    def is_behind(self) -> bool:
        """Whether it is still told what was there before it came, or before its seat changed."""
        return self.welcomed and self.since < self.replay_until

    @property
    def is_slow(self) -> bool:
        """Whether more replies wait than may."""
        return len(self._replies) > MOST_REPLIES

    def reply(self, message: bytes, *, after: int = 0) -> None:
        """Leave a reply to be sent once the subscriber was told of so many entries."""
        self._replies.append((message, after))
        self.wake.set()

    def release(self) -> None:
        """Let no reply wait for entries any more: the table is looked at no longer."""
        self._replies = deque((message, 0) for message, _ in self._replies)

    def next_reply(self) -> bytes | None:
        """Take the next reply, None if there is none yet."""
        if self._replies:
            message, after = self._replies[0]
            if not after or (self.welcomed and self.since >= after):
                self._replies.popleft()
                return message
        return None
