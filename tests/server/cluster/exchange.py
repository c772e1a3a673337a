"""An in-process message bus that a test can take down or make lossy."""

import asyncio
from collections.abc import Callable

from foretell.server.cluster.bus import Bus, Handler, Responder


class Exchange:
    """The hub that connects all wires.

    Attributes:
        is_up: whether messages are delivered.
        loses: returns whether a message on a subject is lost.
    """

    def __init__(self) -> None:
        self.is_up = True
        self.loses: Callable[[str], bool] = lambda _: False
        self.wires: list[Wire] = []


class Wire(Bus):
    """A node's connection to the exchange."""

    def __init__(self, exchange: Exchange) -> None:
        self.exchange = exchange
        self.is_plugged = True
        self.handlers: dict[str, Handler] = {}
        self.responders: dict[str, Responder] = {}
        exchange.wires.append(self)

    @property
    def is_up(self) -> bool:
        """See ``Bus``."""
        return self.exchange.is_up and self.is_plugged

    async def start(self) -> None:
        """See ``Bus``."""

    async def stop(self) -> None:
        """See ``Bus``."""
        self.is_plugged = False

    def publish(self, subject: str, body: bytes) -> None:
        """See ``Bus``."""
        if not self.is_up or self.exchange.loses(subject):
            return
        for wire in self.exchange.wires:
            if wire is not self and wire.is_up and subject in wire.handlers:
                asyncio.get_running_loop().call_soon(wire.hand_on, subject, body)

    async def request(self, subject: str, body: bytes, *, within: float) -> bytes | None:
        """See ``Bus``."""
        if not self.is_up:
            return None
        for wire in self.exchange.wires:
            if wire is not self and wire.is_up and subject in wire.responders:
                try:
                    async with asyncio.timeout(within):
                        return await wire.responders[subject](body)
                except TimeoutError:
                    return None
        return None

    def subscribe(self, subject: str, handler: Handler) -> None:
        """See ``Bus``."""
        self.handlers[subject] = handler

    def unsubscribe(self, subject: str) -> None:
        """See ``Bus``."""
        del self.handlers[subject]

    def respond(self, subject: str, responder: Responder) -> None:
        """See ``Bus``."""
        self.responders[subject] = responder

    def hand_on(self, subject: str, body: bytes) -> None:
        """Deliver a message if its subject still has a subscriber."""
        if subject in self.handlers:
            self.handlers[subject](body)
