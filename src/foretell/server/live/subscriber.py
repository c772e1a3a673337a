"""A subscriber to a table, one for each connection."""

import asyncio
from collections import deque
from typing import Final

from foretell.protocol.server import Presence
from foretell.table.commands import Part
from foretell.table.state import Holding

MOST_REPLIES: Final = 64
"""Replies that may be queued; beyond that, a slow client is disconnected, and can resume."""


class Subscriber:
    """The state of a connection that watches a table."""

    __slots__ = (
        "_replies",
        "barred_by",
        "epoch",
        "holding",
        "knows_turn",
        "name",
        "part",
        "person",
        "presence",
        "replay_until",
        "seat",
        "since",
        "wake",
        "welcomed",
    )

    def __init__(self, person: str | None, name: str = "") -> None:
        self.person = person
        self.name = name
        self._replies: deque[tuple[bytes, int]] = deque()
        """Replies, each with the version that must be sent before it."""
        self.wake = asyncio.Event()
        self.start(since=0, seat=None)

    def start(self, *, since: int, seat: int | None, epoch: int | None = None) -> None:
        """Start watching a table from the client's version on, as redacted for a seat."""
        self.epoch = epoch
        self.since = since
        self.seat = seat
        self.holding: Holding | None = None
        """The person's seat and its start at the welcome; None for a spectator."""
        self.barred_by: str | None = None
        """The host who removed the person, as of the welcome."""
        self.welcomed = False
        self.replay_until = 0
        """The version at the welcome: entries up to it are a replay."""
        self.knows_turn = False
        """Whether it was sent the turn and its legal actions since the welcome."""
        self.presence: Presence | None = None
        self.part: tuple[int, Part] | None = None
        """A watcher's part in the review of a game, with its number; people with a seat have theirs
        in the log."""

    @property
    def is_behind(self) -> bool:
        """Whether it is still being sent entries from before its arrival or change of seat."""
        return self.welcomed and self.since < self.replay_until

    @property
    def is_slow(self) -> bool:
        """Whether too many replies are queued."""
        return len(self._replies) > MOST_REPLIES

    def reply(self, message: bytes, *, after: int = 0) -> None:
        """Queue a reply, to be sent after the first ``after`` entries of the log."""
        self._replies.append((message, after))
        self.wake.set()

    def release(self) -> None:
        """Release all queued replies from waiting for entries: the table is no longer watched."""
        self._replies = deque((message, 0) for message, _ in self._replies)

    def next_reply(self) -> bytes | None:
        """Take the next reply from the queue, None if none is due."""
        if self._replies:
            message, after = self._replies[0]
            if not after or (self.welcomed and self.since >= after):
                self._replies.popleft()
                return message
        return None
