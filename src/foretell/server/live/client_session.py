"""The conversation over one connection, independent of its transport."""

import asyncio
from contextlib import suppress
from math import ceil
from typing import Final

from foretell.errors import Refusal
from foretell.protocol.client import Command, Hello, Ping, TakePart
from foretell.protocol.codec import decode_client, encode, id_of, refused, version_of
from foretell.protocol.server import Closing, Done, Pong, Reason
from foretell.server.live.allowance import Allowance
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.subscriber import Subscriber
from foretell.server.live.tables import NotOwner, Table, TableAccess
from foretell.server.metrics import LIMITED, RECONNECTS, REFUSED
from foretell.server.refusals import TooManyFrames
from foretell.server.storage.faults import StoreUnavailable
from foretell.table.permissions import Person
from foretell.table.refusals import NotSeated

TOO_MUCH_PAUSE: Final = 3.0
"""Seconds until a client that has sent too much has its full burst again."""


class HelloFirst(Refusal, code="frame/hello_first"):
    """A command came before the hello that names its table."""


class ClientSession:
    """Processes a client's frames one by one, and produces the messages about its table.

    One task calls ``take``, another one ``next``. A stranger, with None as person, can only watch.
    """

    def __init__(
        self, tables: TableAccess, person: Person | None, allowance: Allowance | None = None
    ) -> None:
        self._tables = tables
        self._allowance = allowance
        self._person = person
        self._subscriber = (
            Subscriber(None) if person is None else Subscriber(person.id, person.name)
        )
        self._access: Table | None = None
        self._closing: Closing | None = None
        self._closed = False
        self._has_greeted = False
        self._rest = 0.0
        """Seconds to wait before the next message about the table."""
        self.news_of: int | None = None
        """The commit time of the news in the last message, in ticks; None if it has no news."""

    async def take(self, frame: bytes | str) -> None:
        """Process a frame; ``next`` returns the reply.

        Frames are ignored once the session is ending.
        """
        if self._closing is not None:
            return
        try:
            message = decode_client(frame)
        except Refusal as refusal:
            self.refuse(refusal, id_of(frame))
            return
        match message:
            case Ping():
                self._subscriber.reply(encode(Pong()))
            case Hello():
                self._has_greeted = True
                wait = 0.0 if self._allowance is None else self._allowance.hello()
                if wait:
                    self.put_off(wait, None)
                else:
                    await self._look_at(message)
            case _:
                await self._ask(message)
        if self._subscriber.is_slow:
            self.end("too_slow")

    def refuse(self, refusal: Refusal, command: str | None) -> None:
        """Reply with a refusal."""
        REFUSED.labels(refusal.code).inc()
        self._subscriber.reply(encode(refused(refusal, command)))

    def put_off(self, wait: float, command: str | None) -> None:
        """Refuse a message that came too soon, or end the session if there are too many."""
        if self._allowance is not None and self._allowance.is_exhausted:
            self.end("too_much", retry_after=TOO_MUCH_PAUSE)
        else:
            self.refuse(TooManyFrames(ceil(wait)), command)

    def end(self, reason: Reason, *, retry_after: float = 0) -> None:
        """End the session after the message being sent."""
        if self._closing is None:
            self._closing = Closing(reason, retry_after)
            self._subscriber.wake.set()

    def expect_hello(self) -> None:
        """End the session if the client has not named a table by now."""
        if not self._has_greeted:
            LIMITED.labels("late_hello").inc()
            self.end("no_hello")

    @property
    def closing(self) -> Reason | None:
        """The reason why the session is ending, None if it is not."""
        return None if self._closing is None else self._closing.reason

    async def next(self) -> bytes | None:
        """Wait for the next message and return it; None at the end of the session."""
        subscriber = self._subscriber
        if self._rest:
            await asyncio.sleep(self._rest)
            self._rest = 0.0
        while not self._closed:
            if self._closing is not None:
                self._closed = True
                return encode(self._closing)
            subscriber.wake.clear()
            reply = subscriber.next_reply()
            if reply is not None:
                return reply
            if self._access is not None:
                if self._access.closed.is_set():
                    self._lose(self._access.fault, None)
                    continue
                wait = 0.0
                if subscriber.is_behind and self._allowance is not None:
                    wait = self._allowance.replay()
                if wait:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(wait):
                            await subscriber.wake.wait()
                    continue
                message = self._next_message(self._access.broadcaster)
                if message is not None:
                    return message
            await subscriber.wake.wait()
        return None

    def _next_message(self, broadcaster: Broadcaster) -> bytes | None:
        """Return the next message about the table, None if the subscriber is up to date."""
        subscriber = self._subscriber
        is_replay, before = subscriber.is_behind, subscriber.since
        message = broadcaster.next_for(subscriber)
        if message is not None:
            if self._allowance is not None:
                self._rest = self._allowance.sent()
                if is_replay:
                    self._allowance.replayed(len(message))
            is_news = subscriber.presence and before == broadcaster.log.freshest < subscriber.since
            self.news_of = broadcaster.log.committed if is_news else None
        return message

    def leave(self) -> None:
        """Stop watching the table: the connection is gone, or turns to another one."""
        if self._access is not None:
            self._access.broadcaster.detach(self._subscriber)
            if self._subscriber.person is not None:
                self._access.depart(self._subscriber.person)
            self._access = None
            self._subscriber.release()

    async def _look_at(self, hello: Hello) -> None:
        self.leave()
        try:
            access = await self._tables.access(hello.table)
            if hello.since:
                await access.refresh()
        except Refusal as refusal:
            self._lose(refusal, None)
            return
        if hello.since:
            RECONNECTS.inc()
        subscriber = self._subscriber
        subscriber.start(since=hello.since, seat=hello.seat, epoch=hello.epoch)
        self._access = access
        if subscriber.person is not None:
            access.arrive(subscriber.person)
        access.broadcaster.attach(subscriber)

    async def _ask(self, command: Command) -> None:
        if self._access is None:
            self.refuse(HelloFirst(), command.id)
            return
        access, allowance = self._access, self._allowance
        has_seat = access.broadcaster.log.state.seat_of(self._subscriber.person) is not None
        part = command if isinstance(command, TakePart) and not has_seat else None
        if self._person is None and part is None:
            self.refuse(NotSeated(), command.id)
            return
        wait = 0.0 if allowance is None else allowance.change()
        if wait:
            self.put_off(wait, command.id)
            return
        if part is not None:
            self._take_part(access.broadcaster, part)
            return
        assert self._person is not None
        try:
            answer = await access.ask(self._person, command)
        except NotOwner:
            self._lose(access.fault, command.id)
        except StoreUnavailable as fault:
            self._lose(fault, command.id)
        else:
            # Events are sent before the acknowledgement of their command, so that a client that
            # acts on it knows its next legal actions.
            version = version_of(answer)
            self._subscriber.reply(answer, after=version)
            if version and allowance is not None:
                await asyncio.sleep(allowance.changed(1 + access.broadcaster.log.state.bots))

    def _take_part(self, broadcaster: Broadcaster, command: TakePart) -> None:
        """Note a watcher's part, which is not written to the log."""
        try:
            broadcaster.take_part(self._subscriber, command.game, command.part)
        except Refusal as refusal:
            self.refuse(refusal, command.id)
        else:
            self._subscriber.reply(encode(Done(command.id, broadcaster.log.version)))

    def _lose(self, fault: Refusal | None, command: str | None) -> None:
        """Stop watching the table and send why, or close the connection so that it reconnects."""
        match fault:
            case None:
                self.end("elsewhere")
            case StoreUnavailable(retry_after=seconds):
                self.end("unavailable", retry_after=seconds)
            case _:
                self.leave()
                self.refuse(fault, command)
