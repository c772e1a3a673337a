"""A request as an endpoint sees it: who asks, from where, and for what."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from foretell.server.http.app_context import AppContext
from foretell.server.http.identity import Caller, caller_of
from foretell.server.refusals import BadRequest, NotFound, UnknownPerson, WrongMethod

Struct = TypeVar("Struct", bound=msgspec.Struct)


class AppRequest(Request):
    """Starlette's request, with what this server adds to it."""

    @property
    def context(self) -> AppContext:
        """What all endpoints share."""
        context: AppContext = self.app.state.context
        return context

    @property
    def client_address(self) -> str | None:
        """The address that the request is counted for; None for this machine itself."""
        return self.context.client_address(self.scope)

    @property
    def public_url(self) -> str:
        """The address of this server for people: as it is set, or else as the request has it."""
        return self.context.settings.public_url or f"{self.url.scheme}://{self.url.netloc}"

    async def caller_if_any(self) -> Caller | None:
        """Return the person who asks, None for a stranger.

        Raises:
            UnknownPerson: for a bearer token that nobody holds.
        """
        return await caller_of(self.headers, self.context)

    async def caller(self) -> Caller:
        """Return the person who asks.

        Raises:
            UnknownPerson: for a stranger.
        """
        caller = await self.caller_if_any()
        if caller is None:
            raise UnknownPerson
        return caller

    async def read(self, kind: type[Struct], *, needs_body: bool = True) -> Struct:
        """Return the decoded body.

        Args:
            kind: its type.
            needs_body: if False, ``kind()`` is returned when there is none.

        Raises:
            BadRequest: when it does not fit its type.
            BodyTooLong: when it is longer than any request.
        """
        body = await self.body()
        if not body and not needs_body:
            return kind()
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadRequest(str(error)[:200]) from None


Endpoint = Callable[[AppRequest], Awaitable[Response]]


def counts_wrong_codes(endpoint: Endpoint) -> Endpoint:
    """Return an endpoint that is closed to addresses that have guessed at too many codes."""

    @wraps(endpoint)
    async def counted(request: AppRequest) -> Response:
        with request.context.guesses.counted(request.client_address):
            return await endpoint(request)

    return counted


@dataclass(frozen=True, slots=True)
class Resource:
    """What is at an address: an ASGI application that calls the endpoint of a method."""

    path: str
    """The template of the address, by which metrics, spans and the log name it."""
    endpoints: Mapping[str, Endpoint]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, as ASGI has it.

        Raises:
            NotFound: when there is nothing to be seen at the address.
            WrongMethod: when there is no other endpoint for its method.
        """
        endpoint = self.endpoints.get(scope["method"])
        if endpoint is None:
            if scope["method"] == "GET":
                raise NotFound
            raise WrongMethod(scope["method"], tuple(sorted(self.endpoints)))
        response = await endpoint(AppRequest(scope, receive, send))
        await response(scope, receive, send)
