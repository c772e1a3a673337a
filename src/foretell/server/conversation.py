"""What is said over one connection, whatever carries it."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from foretell.errors import Refusal
from foretell.protocol.client import Command, Hello, Ping
from foretell.protocol.codec import decode_client, encode, refused, version_of
from foretell.protocol.server import Closing, Pong
from foretell.server.desk import Moved
from foretell.server.hub import Access, Hub
from foretell.server.metrics import LIMITED, RECONNECTS, REFUSED
from foretell.server.store.faults import StoreUnavailable
from foretell.server.table.refusals import NotSeated
from foretell.server.table.rights import Person
from foretell.server.viewer import Viewer

Reason = Literal[
    "restart", "too_slow", "too_much", "no_hello", "elsewhere", "unavailable", "signed_out"
]


@dataclass(eq=False)
class HelloFirst(Refusal):
    """A table has to be named before anything is asked of it."""

    code: ClassVar[str] = "frame/hello_first"


class Conversation:
    """Takes a client's frames one by one, and tells it of a table.

    One task calls ``take``, another one ``next``.

    Args:
        hub: the tables.
        person: who is connected; None for a stranger, who may look on.
    """

    def __init__(self, hub: Hub, person: Person | None) -> None:
        self._hub = hub
        self._person = person
        self._viewer = Viewer(None if person is None else person.id)
        self._access: Access | None = None
        self._closing: Reason | None = None
        self._closed = False
        self._has_greeted = False
        self.news_of: int | None = None
        """When what the last message tells was committed, in ticks; None where it was known."""

    async def take(self, frame: bytes | str) -> None:
        """Do what a frame asks for; whatever there is to say to it comes with ``next``.

        Nothing is done any more once the conversation ends.
        """
        if self._closing is not None:
            return
        try:
            message = decode_client(frame)
        except Refusal as refusal:
            self.refuse(refusal, None)
            return
        match message:
            case Ping():
                self._viewer.reply(encode(Pong()))
            case Hello():
                self._has_greeted = True
                await self._look_at(message)
            case _:
                await self._ask(message)
        if self._viewer.is_slow:
            self.end("too_slow")

    def refuse(self, refusal: Refusal, command: str | None) -> None:
        """Tell of a refusal."""
        REFUSED.labels(refusal.code).inc()
        self._viewer.reply(encode(refused(refusal, command)))

    def end(self, reason: Reason) -> None:
        """End the conversation after what is being sent."""
        if self._closing is None:
            self._closing = reason
            self._viewer.wake.set()

    def expect_hello(self) -> None:
        """End the conversation if the client has not named a table by now."""
        if not self._has_greeted:
            LIMITED.labels("late_hello").inc()
            self.end("no_hello")

    @property
    def closing(self) -> Reason | None:
        """Why the conversation ends, None while it does not."""
        return self._closing

    async def next(self) -> bytes | None:
        """Wait for the next message to send; None when nothing is to be sent any more."""
        viewer = self._viewer
        while not self._closed:
            if self._closing is not None:
                self._closed = True
                return encode(Closing(self._closing))
            viewer.wake.clear()
            reply = viewer.next_reply()
            if reply is not None:
                return reply
            if self._access is not None:
                if self._access.closed.is_set():
                    self._lose(self._access.fault, None)
                    continue
                board, before = self._access.board, viewer.since
                message = board.next_for(viewer)
                if message is not None:
                    is_news = viewer.presence and before == board.freshest < viewer.since
                    self.news_of = board.committed if is_news else None
                    return message
            await viewer.wake.wait()
        return None

    def leave(self) -> None:
        """Look at no table any more; the connection is gone, or looks at another one."""
        if self._access is not None:
            self._access.board.detach(self._viewer)
            if self._viewer.person is not None:
                self._access.depart(self._viewer.person)
            self._access = None
            self._viewer.release()

    async def _look_at(self, hello: Hello) -> None:
        self.leave()
        try:
            access = await self._hub.access(hello.table)
        except Refusal as refusal:
            self._lose(refusal, None)
            return
        if hello.since:
            RECONNECTS.inc()
        viewer = self._viewer
        viewer.start(since=hello.since, seat=hello.seat)
        self._access = access
        if viewer.person is not None:
            access.arrive(viewer.person)
        access.board.attach(viewer)

    async def _ask(self, command: Command) -> None:
        if self._access is None:
            self.refuse(HelloFirst(), command.id)
            return
        if self._person is None:
            self.refuse(NotSeated(), command.id)
            return
        access = self._access
        try:
            answer = await access.ask(self._person, command)
        except Moved:
            self._lose(access.fault, command.id)
        except StoreUnavailable as fault:
            self._lose(fault, command.id)
        else:
            # What was done is told before it is said that it was done: whoever goes on then knows
            # what may be done next.
            self._viewer.reply(answer, after=version_of(answer))

    def _lose(self, fault: Refusal | None, command: str | None) -> None:
        """Look at the table no more, and tell why, or close the connection so that it returns."""
        match fault:
            case None:
                self.end("elsewhere")
            case StoreUnavailable():
                self.end("unavailable")
            case _:
                self.leave()
                self.refuse(fault, command)
