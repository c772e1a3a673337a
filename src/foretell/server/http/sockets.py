"""The WebSocket endpoint for play, with one reader and one writer for each socket."""

import asyncio
from contextlib import suppress
from copy import copy
from functools import partial
from http import HTTPStatus
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from foretell.errors import Refusal
from foretell.protocol.codec import id_of
from foretell.server.http.app_context import AppContext
from foretell.server.http.guesses import Lookup
from foretell.server.http.handshakes import counted_caller
from foretell.server.http.identity import Caller
from foretell.server.http.refusal_responses import refusal_response, status_of
from foretell.server.http.security_headers import REQUEST_ID, Header, security_headers
from foretell.server.live.allowance import Allowance
from foretell.server.live.client_session import ClientSession
from foretell.server.metrics import HANDSHAKES_REFUSED, SHOWN, SOCKETS
from foretell.server.refusals import Draining, Unavailable

ANSWER_WITHIN: Final = 5.0
"""Seconds for answering a handshake, before clients give it up."""
PAUSE: Final = 0.5
"""Seconds for which a connection that has sent too much is not read: further messages wait with
the sender, and cost nothing here."""
WRITE_WITHIN: Final = 20.0
"""Seconds for sending a message before the connection is closed."""
RESTART_PAUSE: Final = 1.0
"""Seconds that a single server takes at least to restart, during which nobody need reconnect."""
RETURN_INTERVAL: Final = 0.002
"""Seconds between clients when all reconnect: slightly more than the cost of each."""
LONGEST_PAUSE: Final = 15.0
"""The longest time, in seconds, that a client is asked to wait."""
ABORT: Final = "foretell.abort"
"""The ASGI extension for aborting a connection, if the server offers it."""
IS_WRITABLE: Final = "foretell.is_writable"
"""The ASGI extension for checking whether a connection takes a message at once."""

_CODES: Final = {
    "restart": 1012,
    "too_slow": 1013,
    "elsewhere": 1013,
    "unavailable": 1013,
    "too_much": 1008,
    "signed_out": 1008,
    "no_hello": 1008,
}
"""The close codes, from RFC 6455 and its registry, by reason."""


class Sockets:
    """The open sockets of a server."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._open: set[ClientSession] = set()
        self._none = asyncio.Event()
        self._none.set()

    async def serve(self, scope: Scope, receive: Receive, send: Send, connection_id: str) -> None:
        """Serve one socket, from its handshake to its end."""
        named = ((REQUEST_ID, connection_id.encode()),)
        await receive()
        context = self._context
        revoked = context.sessions.revoked
        try:
            caller, address = await self._admit(scope)
        except (Refusal, TimeoutError) as error:
            refusal = error if isinstance(error, Refusal) else Unavailable()
            if status_of(refusal) == HTTPStatus.TOO_MANY_REQUESTS:
                await context.delay_refusal(scope)
            protecting = security_headers("application/json", is_secure=context.settings.is_secure)
            await _reject(refusal, scope, send, headers=(*protecting, *named))
            return
        person = None if caller is None else caller.person
        key = None if person is None else person.id
        allowance = Allowance(context.limits, person=key, address=address)
        conversation = ClientSession(
            Lookup(context.tables, context.guesses, address), person, allowance
        )
        session = None if caller is None else caller.session
        end = partial(conversation.end, "signed_out")
        del caller
        self._open.add(conversation)
        self._none.clear()
        SOCKETS.inc()
        if session is not None:
            context.sessions.connect(session, end, since=revoked)
        try:
            await send({"type": "websocket.accept", "headers": named})
            await self._converse(conversation, allowance, scope, receive=receive, send=send)
        except OSError:  # the client has gone already
            pass
        finally:
            self._leave(conversation)
            if session is not None:
                context.sessions.disconnect(session, end)
            context.limits.sockets_by_address.leave(address)
            context.limits.sockets_by_person.leave(key)

    async def end(self) -> None:
        """Refuse new sockets, end all conversations, and wait until they are over."""
        self._context.is_draining = True
        first = RESTART_PAUSE if self._context.tables.alone else 0.0
        for number, conversation in enumerate(tuple(self._open)):
            wait = min(first + number * RETURN_INTERVAL, LONGEST_PAUSE)
            conversation.end("restart", retry_after=round(wait, 3))
        await self._none.wait()

    async def _admit(self, scope: Scope) -> tuple[Caller | None, str | None]:
        """Return the caller and address of a handshake, after taking places for both.

        Raises:
            Refusal: when the handshake is refused.
            TimeoutError: when identifying the caller takes too long.
        """
        context, headers = self._context, Headers(scope=scope)
        if context.is_draining:
            raise Draining
        address = context.client_address(scope)
        if context.tables.store.trouble is not None:
            raise copy(context.tables.store.trouble)
        context.origin_policy.check_host(headers, scope["path"])
        context.origin_policy.check_origin(headers)
        async with asyncio.timeout(ANSWER_WITHIN):
            caller = await counted_caller(headers, context, address)
        person = None if caller is None else caller.person
        context.limits.sockets_by_address.enter(address)
        try:
            context.limits.sockets_by_person.enter(None if person is None else person.id)
        except Refusal:
            context.limits.sockets_by_address.leave(address)
            raise
        if person is not None:
            context.tables.locate(person.id, address)
        return caller, address

    def _leave(self, conversation: ClientSession) -> None:
        conversation.leave()
        self._open.discard(conversation)
        SOCKETS.dec()
        if not self._open:
            self._none.set()

    async def _converse(
        self,
        conversation: ClientSession,
        allowance: Allowance,
        scope: Scope,
        *,
        receive: Receive,
        send: Send,
    ) -> None:
        expecting = asyncio.get_running_loop().call_later(
            self._context.deadlines.hello, conversation.expect_hello
        )
        writer = asyncio.create_task(_write(conversation, scope, send, context=self._context))
        failed = False
        try:
            await _read(conversation, allowance, receive)
        except Exception as error:  # noqa: BLE001 - an internal error ends only this connection
            self._context.log.failure("connection closed by an error", error)
            failed = True
        finally:
            expecting.cancel()
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
        if failed:
            with suppress(OSError, RuntimeError):
                await send({"type": "websocket.close", "code": 1011})


async def _read(conversation: ClientSession, allowance: Allowance, receive: Receive) -> None:
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        frame: bytes | str | None = event.get("text")
        if frame is None:
            frame = event["bytes"]
        del event
        refused, wait = allowance.refused, allowance.frame()
        if wait:
            conversation.put_off(wait, id_of(frame))
        else:
            await conversation.take(frame)
        del frame
        if allowance.refused > refused and conversation.closing is None:
            await _rest()


async def _rest() -> None:
    """Pause reading."""
    await asyncio.sleep(PAUSE)


async def _write(
    conversation: ClientSession, scope: Scope, send: Send, *, context: AppContext
) -> None:
    is_writable = scope.get("extensions", {}).get(IS_WRITABLE)
    try:
        while (message := await conversation.next()) is not None:
            committed, conversation.news_of = conversation.news_of, None
            text = message.decode()
            if is_writable is not None and is_writable():
                await send({"type": "websocket.send", "text": text})
            else:
                await _send_in_time(text, send)
            if committed is not None:
                SHOWN.observe((context.clock.ticks() - committed) / 1_000)
            del message, text
        code = _CODES[conversation.closing or "restart"]
        await send({"type": "websocket.close", "code": code})
    except TimeoutError:
        abort = scope["extensions"].get(ABORT)
        if abort is not None:
            abort()
    except OSError:  # the reader notices, too
        pass
    except Exception as error:  # noqa: BLE001 - an internal error ends only this connection
        context.log.failure("connection closed by an error", error)
        with suppress(OSError):
            await send({"type": "websocket.close", "code": 1011})


async def _send_in_time(text: str, send: Send) -> None:
    """Send a message to a client that may not take it; the timer is needed only in this case.

    Raises:
        TimeoutError: when the client does not take it within ``WRITE_WITHIN``.
    """
    async with asyncio.timeout(WRITE_WITHIN):
        await send({"type": "websocket.send", "text": text})


async def _reject(
    refusal: Refusal, scope: Scope, send: Send, *, headers: tuple[Header, ...]
) -> None:
    """Answer a handshake with a refusal, as any other request."""
    HANDSHAKES_REFUSED.labels(refusal.code).inc()
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    response = refusal_response(refusal)
    start = {"status": response.status_code, "headers": [*response.raw_headers, *headers]}
    await send({"type": "websocket.http.response.start", **start})
    await send({"type": "websocket.http.response.body", "body": bytes(response.body)})
