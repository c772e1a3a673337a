"""The outermost layer: hosts, origins, limits, deadlines, and the headers of every response."""

import asyncio
from http import HTTPStatus
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from foretell.errors import Refusal
from foretell.server import tracing
from foretell.server.codes import new_request_id
from foretell.server.http.app_context import AppContext
from foretell.server.http.origin_policy import PROBED, SAFE
from foretell.server.http.pages import is_file
from foretell.server.http.refusal_responses import refusal_response
from foretell.server.http.security_headers import REQUEST_ID, Header, security_headers
from foretell.server.http.sockets import Sockets
from foretell.server.metrics import REQUESTS
from foretell.server.refusals import BodyTooLong, BodyUnfinished, Failed, Unavailable

LONGEST_BODY: Final = 64 * 1024
"""The maximum length of a request's body in bytes."""
ANSWER_WITHIN: Final = 15.0
"""Seconds."""
SOCKET: Final = "/socket"


class SecurityMiddleware:
    """Passes valid requests to the app, and refuses all others."""

    def __init__(self, app: ASGIApp, context: AppContext, sockets: Sockets) -> None:
        self._app = app
        self._context = context
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve an ASGI connection."""
        name = new_request_id()
        match scope["type"]:
            case "http":
                with bound_contextvars(request_id=name):
                    await self._serve(scope, receive, send, name)
            case "websocket" if scope["path"] == SOCKET:
                with bound_contextvars(connection_id=name):
                    await self._sockets.serve(scope, receive, send, name)
            case _:
                await self._app(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, request_id: str) -> None:
        status, ending = 0, _ending(Headers(scope=scope))

        async def protected(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == HTTPStatus.TOO_MANY_REQUESTS:
                    await self._context.delay_refusal(scope)
                kind = Headers(raw=message["headers"]).get("content-type", "")
                is_secure = self._context.settings.is_secure
                message["headers"] = [
                    *message["headers"],
                    *security_headers(kind, is_secure=is_secure, path=scope["path"]),
                    (REQUEST_ID, request_id.encode()),
                    *ending,
                ]
            await send(message)

        with tracing.request(scope["method"]) as span:
            refusal = await self._refusal(scope, receive, protected, request_id)
            if refusal is not None and not status:
                await refusal_response(refusal)(scope, receive, protected)
            tracing.describe_request(span, scope, status)
        method = scope["method"] if scope["method"] in tracing.METHODS else "other"
        REQUESTS.labels(method, tracing.route_of(scope), str(status) if status else "gone").inc()

    async def _refusal(
        self, scope: Scope, receive: Receive, send: Send, request_id: str
    ) -> Refusal | None:
        """Serve a request; return the refusal, None if there is none."""
        body = _Body(receive)
        try:
            address = self._check(scope)
            with self._context.connections.serving(scope["client"], address):
                if is_file(scope["path"]):
                    await self._context.delay_file(address)
                async with asyncio.timeout(ANSWER_WITHIN):
                    await self._app(scope, body.receive, send)
        except Refusal as refusal:
            return refusal
        except TimeoutError:
            return BodyUnfinished() if body.is_awaited else Unavailable()
        except ClientDisconnect:
            return None  # the client has gone
        except Exception as error:  # noqa: BLE001 - the details go to the log only
            self._context.log.failure("request failed", error, route=tracing.route_of(scope))
            return Failed(request_id)
        return None

    def _check(self, scope: Scope) -> str | None:
        """Check a request; return the address that it is counted for, None if it is not counted."""
        headers, origin_policy, address = Headers(scope=scope), self._context.origin_policy, None
        origin_policy.check_host(headers, scope["path"])
        if scope["method"] not in SAFE:
            origin_policy.check_origin(headers)
        if scope["path"] not in PROBED:
            address = self._context.client_address(scope)
            if not is_file(scope["path"]):
                self._context.limits.requests.check(address)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > LONGEST_BODY:
            raise BodyTooLong(LONGEST_BODY)
        return address


def _ending(headers: Headers) -> tuple[Header, ...]:
    """Return the header that closes the connection of a request with two kinds of length.

    A proxy in front may have used the other one, and taken the rest for the beginning of the next
    request (RFC 9112, 6.1).
    """
    is_doubtful = "content-length" in headers and "transfer-encoding" in headers
    return ((b"connection", b"close"),) if is_doubtful else ()


class _Body:
    """The body of a request, which is refused if it is longer than allowed."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._received = 0
        self.is_awaited = False
        """Whether the app waits for the client to send more of it."""

    async def receive(self) -> Message:
        """Return the next message.

        Raises:
            BodyTooLong: when the body is too long.
        """
        self.is_awaited = True
        message = await self._receive()
        self.is_awaited = False
        self._received += len(message.get("body", b""))
        if self._received > LONGEST_BODY:
            raise BodyTooLong(LONGEST_BODY)
        return message
