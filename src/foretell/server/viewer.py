"""One who looks at a table: a connection, here or on another node."""

import asyncio
from collections import deque
from typing import Final

from foretell.protocol.server import Presence

MOST_REPLIES: Final = 64
"""Replies that may wait to be sent; a client that does not read is closed then, and resumes."""


class Viewer:
    """What the server knows of a connection that looks at a table.

    Args:
        person: who it is, None for a stranger.
    """

    __slots__ = ("person", "presence", "replies", "seat", "since", "wake", "welcomed")

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.replies: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.start(since=0, seat=None)

    def start(self, *, since: int, seat: int | None) -> None:
        """Look at a table, of which the client has a version, as this seat knows it."""
        self.since = since
        self.seat = seat
        self.welcomed = False
        self.presence: Presence | None = None

    @property
    def is_slow(self) -> bool:
        """Whether more replies wait than may."""
        return len(self.replies) > MOST_REPLIES

    def reply(self, message: bytes) -> None:
        """Leave a reply to be sent."""
        self.replies.append(message)
        self.wake.set()
