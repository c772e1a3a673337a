"""The WebSocket protocol of a connection; disconnects and violations are not errors."""

from asyncio import BaseTransport
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from foretell.protocol.silence import Silence
from foretell.server.http.app_context import AppContext
from foretell.server.http.refusal_responses import raw_refusal
from foretell.server.http.sockets import ABORT, IS_WRITABLE
from foretell.server.metrics import LIMITED
from foretell.server.refusals import BadRequest

MOST_HELD: Final = 16 * 1_024
"""Bytes of consecutive messages that are written together."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, with connections that can be aborted along with their unsent data.

    Messages sent without a pause are combined into one write, since a write costs more than making
    a message: a returning client gets the table, the turn and the presence in one.
    """

    _held = 0
    """Bytes of unwritten messages; any other write includes them."""
    _silence: Silence | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Take a connection over from ``HttpProtocol``."""
        super().connection_made(transport)
        self._context.connections.upgrade(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection's place."""
        self._context.connections.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Let the app abort the connection, and check whether it is writable."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]  # ASGI leaves its values open
            extensions[ABORT] = self.transport.abort
            extensions[IS_WRITABLE] = self.writable.is_set

    def data_received(self, data: bytes) -> None:
        """Process the handshake, which must arrive first and in one piece, and then frames."""
        if self._silence is not None:
            self._silence.heard = self.loop.time()
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            refusal = BadRequest("this is no handshake of a WebSocket")
            is_secure = self._context.settings.is_secure
            self.transport.write(raw_refusal(refusal, is_secure=is_secure))
            self.transport.close()

    def handle_parser_exception(self) -> None:
        """Close a connection whose client violates the protocol."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        elif self.handshake_initiated:  # frames arrived before it was answered
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the app.

        Raises:
            ClientDisconnected: when the client or a deadline has ended the connection.
        """
        if not self.writable.is_set():
            await self.writable.wait()
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if message["type"] == "websocket.send" and self.handshake_complete:
            self._hold(message["text"] or "")
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # by a refusal, which Uvicorn logs as an error

    def _hold(self, text: str) -> None:
        """Queue a message, to be written with those that follow at once."""
        frame = text.encode()
        try:
            self.conn.send_text(frame)
        except InvalidState:
            raise ClientDisconnected from None
        if not self._held:
            self.loop.call_soon(self._write_held)
        self._held += len(frame)
        if self._held > MOST_HELD:
            self._write_held()

    def _write_held(self) -> None:
        self._held = 0
        held = self.conn.data_to_send()
        if held and not self.transport.is_closing():
            self.transport.write(b"".join(held))

    def start_keepalive(self) -> None:
        """Ping the client whenever it is silent, and abort the connection if it stays so."""
        deadlines = self._context.deadlines
        self._silence = Silence(
            heard=self.loop.time(), ping_after=deadlines.ping, longest=deadlines.silent
        )
        self._watch()

    def _watch(self) -> None:
        assert self._silence is not None
        self.ping_timer = self.loop.call_at(self._silence.due, self._check_silence)

    def _check_silence(self) -> None:
        self.ping_timer = None
        if self._silence is None or self.close_sent or self.transport.is_closing():
            return
        step = self._silence.check(self.loop.time(), is_read=not self.read_paused)
        if step == "give_up":
            LIMITED.labels("silent").inc()
            self.transport.abort()
            return
        if step == "ping":
            self.conn.send_ping(b"")
            self._write_held()
        self._watch()

    @property
    def _context(self) -> AppContext:
        context: AppContext = self.config.app.state.context  # type: ignore[union-attr]  # uvicorn takes any kind of app
        return context
