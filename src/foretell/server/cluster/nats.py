"""NATS as the message bus, with automatic reconnection."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from foretell.server.cluster.bus import Bus, Handler, Responder

AGAIN: Final = 0.5
"""Seconds between attempts to connect."""
CONNECT: Final = 2
"""Time limit for connecting, in seconds."""
PING: Final = 2
"""Seconds between pings; after two without an answer the connection counts as lost."""
INBOX: Final = "foretell.inbox"
"""The prefix of subjects for replies, within those that a node must be allowed to use."""
MOST_WAITING: Final = 10_000
"""Messages that may be queued; further ones are dropped."""

_Job = Callable[[Client], Awaitable[object]]
_Take = Callable[[Msg], Awaitable[None]]

_log = structlog.get_logger()


class NatsBus(Bus):
    """Messages over NATS core, at servers separated by commas."""

    def __init__(self, servers: str, *, name: str) -> None:
        self._servers = [one.strip() for one in servers.split(",")]
        self._name = name
        self._handlers: dict[str, _Take] = {}
        self._subscriptions: dict[str, Subscription] = {}
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._client: Client | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._replying: set[asyncio.Task[None]] = set()

    @property
    def is_up(self) -> bool:
        return self._client is not None and self._client.is_connected

    async def start(self) -> None:
        self._keeping = asyncio.create_task(self._keep(), name="nats")

    async def stop(self) -> None:
        client = self._client
        if client is not None and client.is_connected:
            try:
                async with asyncio.timeout(1):
                    while not self._jobs.empty():
                        await asyncio.sleep(0.01)
                    await client.flush(timeout=1)
            except (NatsError, TimeoutError):  # lost, as any message may be
                pass
        tasks = [*self._replying] if self._keeping is None else [*self._replying, self._keeping]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def publish(self, subject: str, body: bytes) -> None:
        if self.is_up and self._jobs.qsize() < MOST_WAITING:
            self._jobs.put_nowait(lambda client: client.publish(subject, body))

    async def request(self, subject: str, body: bytes, *, within: float) -> bytes | None:
        client = self._client
        if client is None:
            return None
        try:
            reply = await client.request(subject, body, timeout=within)
        except (NatsError, OSError):
            return None
        return reply.data

    def subscribe(self, subject: str, handler: Handler) -> None:
        async def take(message: Msg) -> None:
            handler(message.data)

        self._add(subject, take)

    def unsubscribe(self, subject: str) -> None:
        del self._handlers[subject]
        if self.is_up:
            self._jobs.put_nowait(partial(self._unlisten, subject))

    def respond(self, subject: str, responder: Responder) -> None:
        async def reply(message: Msg) -> None:
            body = await responder(message.data)
            self.publish(message.reply, body)

        async def take(message: Msg) -> None:
            task = asyncio.create_task(reply(message))
            self._replying.add(task)
            task.add_done_callback(self._replying.discard)

        self._add(subject, take)

    def _add(self, subject: str, take: _Take) -> None:
        self._handlers[subject] = take
        if self.is_up:
            self._jobs.put_nowait(partial(self._listen, subject, take))

    async def _listen(self, subject: str, take: _Take, client: Client) -> None:
        self._subscriptions[subject] = await client.subscribe(subject, cb=take)

    async def _unlisten(self, subject: str, _client: Client) -> None:
        subscription = self._subscriptions.pop(subject, None)
        if subscription is not None:
            await subscription.unsubscribe()

    async def _keep(self) -> None:
        is_logged = False
        while True:
            try:
                await self._connected()
                is_logged = False
            except Exception as error:  # noqa: BLE001 - whatever it is, it may pass
                if not is_logged:
                    _log.warning("no message bus", reason=str(error) or type(error).__name__)
                is_logged = True
            await asyncio.sleep(AGAIN)

    async def _connected(self) -> None:
        """Connect, and carry messages until the connection is lost."""
        client, lost = Client(), asyncio.Event()

        async def closed() -> None:
            lost.set()

        try:
            await client.connect(
                self._servers,
                name=self._name,
                inbox_prefix=INBOX,
                error_cb=_ignore,
                closed_cb=closed,
                allow_reconnect=False,
                max_reconnect_attempts=1,  # of each server, before it raises
                reconnect_time_wait=AGAIN,  # type: ignore[arg-type]  # it takes fractions of seconds, too
                connect_timeout=CONNECT,
                ping_interval=PING,
                no_echo=True,
            )
            self._jobs, self._subscriptions = asyncio.Queue(), {}
            for subject, take in self._handlers.items():
                self._jobs.put_nowait(partial(self._listen, subject, take))
            self._client = client
            _log.info("message bus connected")
            await self._send_until(lost, client)
            _log.warning("message bus lost")
        finally:
            self._client = None
            await client.close()

    async def _send_until(self, lost: asyncio.Event, client: Client) -> None:
        sending = asyncio.create_task(self._send(client))
        try:
            await lost.wait()
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _send(self, client: Client) -> None:
        while True:
            job = await self._jobs.get()
            try:
                await job(client)
            except (NatsError, OSError):  # lost, as any message may be
                continue


async def _ignore(_error: Exception) -> None:
    """Ignore an error: it also fails an operation, or ends the connection."""
