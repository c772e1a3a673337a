"""A WebSocket connection for a session, reopened whenever it breaks."""

import asyncio
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from foretell.client.errors import UnreadableMessage
from foretell.client.overlapping import first_to_end
from foretell.client.table_session import TableSession
from foretell.errors import ForetellError
from foretell.protocol.server import Closing, Refused, ServerMessage
from foretell.protocol.silence import LONGEST_SILENCE, PING_AFTER, Silence

SHORTEST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 0.9
"""Seconds between attempts to connect, doubled each time: many clients must not overwhelm a server
that restarts, and nobody should wait for more than a second."""
OPEN_TIMEOUT: Final = 6.0
"""Seconds for a handshake."""
ATTEMPT_EVERY: Final = 2.0
"""Seconds of a handshake that hangs after which a second one is begun as well: networks come back
without a word."""
CLOSE_TIMEOUT: Final = 1.0
"""Seconds for the server to take note of the end of a connection."""
LARGEST_FRAME: Final = 2**20
"""Bytes of a message."""
RETRY_DELAY: Final = 0.5
"""Seconds until deferred commands are sent again."""
TOO_MANY_REQUESTS: Final = 429
SERVER_ERROR: Final = 500
UNAVAILABLE: Final = 503
LONGEST_RETRY_AFTER: Final = 30
"""Upper bound in seconds for the delay that a server may ask for."""
ELSEWHERE: Final = "table/elsewhere"
DAMAGED: Final = "table/damaged"


@dataclass(eq=False)
class ConnectionRejected(ForetellError):
    """The server rejects the connection for good: unknown token, unknown or damaged table.

    >>> ConnectionRejected("401").code
    '401'

    Attributes:
        code: the refusal's code, or the HTTP status.
    """

    code: str


class Connection:
    """Carries a session over one WebSocket after another.

    >>> session = TableSession("7K2M9QX4", prefix="a")
    >>> url = "ws://127.0.0.1:8000/socket"
    >>> connection = Connection(session, url, token="…", choices=random.Random())
    >>> connection.session.view.version
    0

    Args:
        session: the session.
        url: address to connect to, ``ws://…/socket``.
        token: the person's token; None for an anonymous spectator.
        choices: source of jitter, so that clients do not all reconnect at once.
        longest_wait: upper bound in seconds for the delay between attempts to connect.
        attempt_every: seconds of a handshake that hangs after which a second one is begun as well.
        ping_after: seconds of silence after which the server is pinged.
        longest_silence: seconds of silence after which a connection is given up.
        on_lost: called when a connection has broken, before it is reopened.
    """

    def __init__(
        self,
        session: TableSession,
        url: str,
        *,
        token: str | None = None,
        choices: random.Random,
        longest_wait: float = LONGEST_WAIT,
        attempt_every: float = ATTEMPT_EVERY,
        ping_after: float = PING_AFTER,
        longest_silence: float = LONGEST_SILENCE,
        on_lost: Callable[[], None] = lambda: None,
    ) -> None:
        self.session = session
        self._url = url
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._choices = choices
        self._longest_wait = longest_wait
        self._attempt_every = attempt_every
        self._ping_after = ping_after
        self._longest_silence = longest_silence
        self._on_lost = on_lost
        self._socket: ClientConnection | None = None
        self._is_reading = False
        """Whether messages are waited for; not while the last one is being dealt with."""
        self._wait = SHORTEST_WAIT
        self._retry_after = 0.0
        """Seconds to wait before reconnecting, as the server asked."""
        self._retry: asyncio.Task[None] | None = None

    async def send(self, frame: bytes) -> None:
        """Send a frame of the session; without a connection, the next one will send it."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(frame, text=True)

    async def messages(self) -> AsyncGenerator[ServerMessage, None]:
        """Yield every message of the server, reconnecting as often as necessary.

        The session has applied each message before it is yielded. Close the iterator
        (``contextlib.aclosing``) to disconnect.

        Raises:
            ConnectionRejected: when the server rejects the connection for good.
            OutOfSync, WrongTable: when a message does not continue what has been received.
            UnreadableMessage: when a frame is not a message of the protocol.
        """
        while True:
            try:
                async with await self._connected() as socket, self._watched(socket) as silence:
                    for frame in self.session.connected():
                        await socket.send(frame, text=True)
                    self._socket = socket
                    while True:
                        message = self._received(await self._next(socket, silence))
                        if self._is_refused_for_now(message):
                            break
                        yield message
            except InvalidStatus as error:
                status = error.response.status_code
                if status < SERVER_ERROR and status != TOO_MANY_REQUESTS:
                    raise ConnectionRejected(str(status)) from error
                if status == UNAVAILABLE:
                    self._retry_after = _retry_after(error.response.headers)
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                pass
            finally:
                self._end()
            self._on_lost()
            wait, self._retry_after = max(self._wait, self._retry_after), 0.0
            await asyncio.sleep(wait * self._choices.uniform(0.5, 1))
            self._wait = min(self._longest_wait, 2 * self._wait)

    def _received(self, frame: bytes) -> ServerMessage:
        try:
            return self.session.receive(frame)
        except msgspec.MsgspecError as error:
            raise UnreadableMessage from error

    async def _connected(self) -> ClientConnection:
        return await first_to_end(
            self._attempt,
            every=self._attempt_every,
            discard=lambda socket: socket.transport.abort(),
        )

    def _attempt(self) -> connect:
        return connect(
            self._url,
            additional_headers=self._headers,
            compression=None,
            max_size=LARGEST_FRAME,
            open_timeout=OPEN_TIMEOUT,
            close_timeout=CLOSE_TIMEOUT,
            ping_interval=None,  # see _watch
            proxy=None,
            user_agent_header=None,
        )

    @asynccontextmanager
    async def _watched(self, socket: ClientConnection) -> AsyncGenerator[Silence, None]:
        now = asyncio.get_running_loop().time()
        silence = Silence(heard=now, ping_after=self._ping_after, longest=self._longest_silence)
        watching = asyncio.create_task(self._watch(socket, silence))
        try:
            yield silence
        finally:
            watching.cancel()

    async def _watch(self, socket: ClientConnection, silence: Silence) -> None:
        """Ping the server whenever it is silent, and give the connection up if it stays so."""
        clock = asyncio.get_running_loop().time

        def hear(_: object) -> None:
            silence.heard = clock()

        with suppress(ConnectionClosed):
            while True:
                await _until(silence.due)
                step = silence.check(clock(), is_read=self._is_reading)
                if step == "give_up":
                    socket.transport.abort()
                    return
                if step == "ping":
                    asyncio.ensure_future(await socket.ping()).add_done_callback(hear)

    async def _next(self, socket: ClientConnection, silence: Silence) -> bytes:
        self._is_reading = True
        try:
            frame = await socket.recv(decode=False)
        finally:
            self._is_reading = False
        silence.heard = asyncio.get_running_loop().time()
        return frame

    def _is_refused_for_now(self, message: ServerMessage) -> bool:
        """Return whether the hello was refused for now."""
        session = self.session
        if isinstance(message, Closing):
            self._retry_after = min(message.retry_after, LONGEST_RETRY_AFTER)
        if isinstance(message, Refused) and message.id is None and message.code == DAMAGED:
            raise ConnectionRejected(message.code)
        if session.is_welcome:
            self._wait = SHORTEST_WAIT
        elif isinstance(message, Refused) and message.id is None:
            if message.code == ELSEWHERE:
                return True
            if not session.is_hello_deferred:
                raise ConnectionRejected(message.code)
        if (session.deferred or session.is_hello_deferred) and self._retry is None:
            self._retry = asyncio.create_task(self._retry_deferred())
        return False

    async def _retry_deferred(self) -> None:
        await asyncio.sleep(max(RETRY_DELAY, self.session.retry_after))
        self._retry = None
        for frame in self.session.retry():
            await self.send(frame)

    def _end(self) -> None:
        self._socket = None
        self.session.disconnected()
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None


async def _until(moment: float) -> None:
    """Wait until a time of the event loop."""
    loop = asyncio.get_running_loop()
    waiting = loop.create_future()
    timer = loop.call_at(moment, waiting.set_result, None)
    try:
        await waiting
    finally:
        timer.cancel()


def _retry_after(headers: Headers) -> float:
    """Return the seconds of a ``Retry-After`` header, 0 without one."""
    seconds = headers.get("Retry-After", "")
    return min(float(seconds), LONGEST_RETRY_AFTER) if seconds.isdecimal() else 0.0
