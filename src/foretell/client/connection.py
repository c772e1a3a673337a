"""A talk over a real connection, which is opened again whenever it breaks."""

import asyncio
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from foretell.client.astray import Unreadable
from foretell.client.talk import Talk
from foretell.errors import ForetellError
from foretell.protocol.server import Closing, Refused, ServerMessage

SHORTEST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 0.9
"""Seconds between attempts to connect: twice as long each time, so that many do not hurt a server
that comes back, and never so long that a person has to wait for more than a second."""
OPEN_WITHIN: Final = 10.0
PING_EVERY: Final = 10.0
"""Seconds; without a sign of life the connection is given up."""
LARGEST: Final = 2**20
"""Bytes of a message."""
AFTER_A_WHILE: Final = 0.5
"""Seconds until what was put off is asked again."""
TOO_MANY_REQUESTS: Final = 429
SERVER_ERROR: Final = 500
UNAVAILABLE: Final = 503
LONGEST_ASKED: Final = 30
"""Seconds of waiting that a server may ask for."""
ELSEWHERE: Final = "table/elsewhere"
DAMAGED: Final = "table/damaged"


@dataclass(eq=False)
class NotLetIn(ForetellError):
    """The server does not show the table, or does not know the token; trying again will not help.

    Attributes:
        code: the refusal's code, or the status of HTTP.
    """

    code: str


class Connection:
    """Keeps a talk going.

    Args:
        talk: the talk.
        url: where to connect, ``ws://…/socket``.
        token: whose seat it is; None for a stranger, who looks on.
        choices: makes clients that lost a server not come back all at once.
        longest_wait: seconds between attempts to connect, at most.
        lost: called when a connection has broken, which is going to be opened again.
    """

    def __init__(
        self,
        talk: Talk,
        url: str,
        *,
        token: str | None = None,
        choices: random.Random,
        longest_wait: float = LONGEST_WAIT,
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        self.talk = talk
        self._url = url
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._choices = choices
        self._longest_wait = longest_wait
        self._lost = lost
        self._socket: ClientConnection | None = None
        self._wait = SHORTEST_WAIT
        self._asked_wait = 0.0
        """Seconds for which the server asked to be left alone."""
        self._again: asyncio.Task[None] | None = None

    async def send(self, frame: bytes) -> None:
        """Send a frame that the talk gave; when there is no connection, the next one sends it."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(frame, text=True)

    async def messages(self) -> AsyncGenerator[ServerMessage, None]:
        """Yield everything that the server says, over as many connections as it takes.

        The talk has taken it by then. Close the iterator (``contextlib.aclosing``) to be gone.

        Raises:
            NotLetIn: when the server will not have it.
            Astray, OtherTable: when what is said does not go on from what is known.
            Unreadable: when it is nothing that a server says.
        """
        while True:
            try:
                async with self._connect() as socket:
                    await self._begin(socket)
                    while True:
                        message = self._taken(await socket.recv(decode=False))
                        if self._is_turned_away(message):
                            break
                        yield message
            except InvalidStatus as error:
                status = error.response.status_code
                if status < SERVER_ERROR and status != TOO_MANY_REQUESTS:
                    raise NotLetIn(str(status)) from error
                if status == UNAVAILABLE:
                    self._asked_wait = _asked_wait(error.response.headers)
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                pass
            finally:
                self._end()
            self._lost()
            wait, self._asked_wait = max(self._wait, self._asked_wait), 0.0
            await asyncio.sleep(wait * self._choices.uniform(0.5, 1))
            self._wait = min(self._longest_wait, 2 * self._wait)

    def _taken(self, frame: bytes) -> ServerMessage:
        try:
            return self.talk.take(frame)
        except msgspec.MsgspecError as error:
            raise Unreadable from error

    def _connect(self) -> connect:
        return connect(
            self._url,
            additional_headers=self._headers,
            compression=None,
            max_size=LARGEST,
            open_timeout=OPEN_WITHIN,
            ping_interval=PING_EVERY,
            ping_timeout=PING_EVERY,
            proxy=None,
            user_agent_header=None,
        )

    async def _begin(self, socket: ClientConnection) -> None:
        for frame in self.talk.connected():
            await socket.send(frame, text=True)
        self._socket = socket

    def _is_turned_away(self, message: ServerMessage) -> bool:
        """Return whether the hello was refused for now."""
        talk = self.talk
        if isinstance(message, Closing):
            self._asked_wait = min(message.retry_after, LONGEST_ASKED)
        if isinstance(message, Refused) and message.id is None and message.code == DAMAGED:
            raise NotLetIn(message.code)
        if talk.is_welcome:
            self._wait = SHORTEST_WAIT
        elif isinstance(message, Refused) and message.id is None:
            if message.code == ELSEWHERE:
                return True
            if not talk.is_hello_put_off:
                raise NotLetIn(message.code)
        if (talk.put_off or talk.is_hello_put_off) and self._again is None:
            self._again = asyncio.create_task(self._ask_again())
        return False

    async def _ask_again(self) -> None:
        await asyncio.sleep(max(AFTER_A_WHILE, self.talk.wait))
        self._again = None
        for frame in self.talk.again():
            await self.send(frame)

    def _end(self) -> None:
        self._socket = None
        if self._again is not None:
            self._again.cancel()
            self._again = None


def _asked_wait(headers: Headers) -> float:
    """Return the seconds that a server asks to wait for, 0 when it asks for nothing."""
    asked = headers.get("Retry-After", "")
    return min(float(asked), LONGEST_ASKED) if asked.isdecimal() else 0.0
