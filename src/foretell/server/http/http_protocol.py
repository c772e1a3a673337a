"""The HTTP protocol of a connection, with deadlines and limits."""

import asyncio
from typing import Any, Literal

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from foretell.errors import Refusal
from foretell.server.http.app_context import AppContext
from foretell.server.http.refusal_responses import raw_refusal
from foretell.server.metrics import LIMITED
from foretell.server.refusals import BadRequest

Awaited = Literal["request", "head", "rest"]
"""The awaited input: a new request, the end of its headers, or the rest of an answered one."""


class HttpProtocol(H11Protocol):
    """Uvicorn's protocol, with limits on the number of connections and a deadline for each."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        context: AppContext = config.app.state.context  # type: ignore[union-attr]  # uvicorn takes any kind of app
        self._context = context
        self._awaited: Awaited | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.timeout_keep_alive = context.deadlines.idle  # type: ignore[assignment]  # it takes fractions of seconds, too

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # it is never another kind
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        try:
            self._context.connections.enter(transport, self.client)
        except Refusal as refusal:
            self._end(refusal)
            return
        deadlines, is_proxy = self._context.deadlines, self._context.addresses.is_proxy(self.client)
        # a proxy connects before it has a request, and keeps the connection for one
        self._await("request", deadlines.idle if is_proxy else deadlines.head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection's place."""
        self._await(None)
        self._context.connections.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Process incoming data, and update the deadline."""
        super().data_received(data)
        awaited = self._owed()
        if awaited != self._awaited:
            self._await(awaited)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to ``WebSocketProtocol``."""
        self._await(None)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse input that is not HTTP."""
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE, h11.ERROR}:
            self._end(BadRequest(msg))
        else:
            self.transport.close()  # during a response, or after it

    def _owed(self) -> Awaited | None:
        if self.conn.their_state is h11.IDLE:
            return "head" if self.conn.trailing_data[0] else "request"
        is_answered = self.conn.our_state in {h11.DONE, h11.MUST_CLOSE}
        return "rest" if is_answered and self.conn.their_state is h11.SEND_BODY else None

    def _await(self, awaited: Awaited | None, within: float | None = None) -> None:
        """Set the deadline for some input; other input does not extend it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._awaited = awaited
        if awaited is None or self.transport.is_closing():
            return
        deadlines = self._context.deadlines
        usual = {"request": deadlines.idle, "head": deadlines.head, "rest": deadlines.rest}
        delay = usual[awaited] if within is None else within
        self._timer = self.loop.call_later(delay, self._late)

    def _late(self) -> None:
        LIMITED.labels(f"late_{self._awaited}").inc()
        if self._awaited != "request":  # browsers connect before they need to
            self._context.log.warning(f"connection closed: no {self._awaited} of a request in time")
        self.transport.abort()

    def _end(self, refusal: Refusal) -> None:
        self._await(None)
        is_secure = self._context.settings.is_secure
        self.transport.write(raw_refusal(refusal, is_secure=is_secure))
        self.transport.close()
