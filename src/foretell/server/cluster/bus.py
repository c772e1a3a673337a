"""What carries messages between nodes."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Handler = Callable[[bytes], None]
Responder = Callable[[bytes], Awaitable[bytes]]


class Bus(Protocol):
    """Carries messages while it is up; any of them may be lost."""

    @property
    def is_up(self) -> bool:
        """Whether messages are carried at the moment, as far as is known."""
        ...

    async def start(self) -> None:
        """Begin to carry, or to try: it never waits for the other side."""
        ...

    async def stop(self) -> None:
        """Send what waits, and end."""
        ...

    def publish(self, subject: str, body: bytes) -> None:
        """Send a message to whoever wants it."""
        ...

    async def request(self, subject: str, body: bytes, *, within: float) -> bytes | None:
        """Return the reply to a message, None when there is none within so many seconds."""
        ...

    def subscribe(self, subject: str, handler: Handler) -> None:
        """Hand on messages from now on; a subject has one handler."""
        ...

    def unsubscribe(self, subject: str) -> None:
        """Hand them on no more."""
        ...

    def respond(self, subject: str, responder: Responder) -> None:
        """Reply to messages from now on."""
        ...


class NoBus:
    """Carries nothing: nodes meet in the store alone."""

    is_up = False

    async def start(self) -> None:
        """See ``Bus``."""

    async def stop(self) -> None:
        """See ``Bus``."""

    def publish(self, subject: str, body: bytes) -> None:
        """See ``Bus``."""

    async def request(self, subject: str, body: bytes, *, within: float) -> bytes | None:  # noqa: ARG002
        """See ``Bus``."""
        return None

    def subscribe(self, subject: str, handler: Handler) -> None:
        """See ``Bus``."""

    def unsubscribe(self, subject: str) -> None:
        """See ``Bus``."""

    def respond(self, subject: str, responder: Responder) -> None:
        """See ``Bus``."""
