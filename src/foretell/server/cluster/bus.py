"""The message bus between nodes."""

from collections.abc import Awaitable, Callable

Handler = Callable[[bytes], None]
Responder = Callable[[bytes], Awaitable[bytes]]


class Bus:
    """Carries messages while it is connected; any of them may be lost.

    This one is never connected: nodes communicate only through the store.
    """

    @property
    def is_up(self) -> bool:
        """Whether the bus is connected, as far as known."""
        return False

    async def start(self) -> None:
        """Start connecting, without waiting for the result."""

    async def stop(self) -> None:
        """Send pending messages, and disconnect."""

    def publish(self, subject: str, body: bytes) -> None:
        """Send a message to all subscribers."""

    async def request(self, subject: str, body: bytes, *, within: float) -> bytes | None:  # noqa: ARG002 - for other buses
        """Return the reply to a message, None if there is none within the given seconds."""
        return None

    def subscribe(self, subject: str, handler: Handler) -> None:
        """Pass messages on a subject to its handler, of which there is one."""

    def unsubscribe(self, subject: str) -> None:
        """Remove the handler of a subject."""

    def respond(self, subject: str, responder: Responder) -> None:
        """Reply to messages on a subject."""
