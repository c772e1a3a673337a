"""A request as an endpoint sees it: its caller, client address and body."""

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
    """Starlette's request, extended by this server."""

    @property
    def context(self) -> AppContext:
        """The context shared by all endpoints."""
        context: AppContext = self.app.state.context
        return context

    @property
    def client_address(self) -> str | None:
        """The address that the request is counted for; None for this machine itself."""
        return self.context.client_address(self.scope)

    @property
    def public_url(self) -> str:
        """The public URL of this server: the setting, or else the URL of the request."""
        return self.context.settings.public_url or f"{self.url.scheme}://{self.url.netloc}"

    async def caller_if_any(self) -> Caller | None:
        """Return the caller, None for a stranger; see ``caller_of``."""
        return await caller_of(self.headers, self.context)

    async def caller(self) -> Caller:
        """Return the caller.

        Raises:
            UnknownPerson: for a stranger.
        """
        caller = await self.caller_if_any()
        if caller is None:
            raise UnknownPerson
        return caller

    async def read(self, kind: type[Struct], *, needs_body: bool = True) -> Struct:
        """Return the decoded body; without ``needs_body``, an empty one is decoded as ``kind()``.

        Raises:
            BadRequest: when the body does not match its type.
            BodyTooLong: when the body is too long.
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
    """Return an endpoint that refuses addresses after too many wrong codes."""

    @wraps(endpoint)
    async def counted(request: AppRequest) -> Response:
        with request.context.guesses.counted(request.client_address):
            return await endpoint(request)

    return counted


@dataclass(frozen=True, slots=True)
class Resource:
    """A path's ASGI application, which calls the endpoint for the request's method."""

    path: str
    """The template of the path, its name in metrics, spans and the log."""
    endpoints: Mapping[str, Endpoint]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve an ASGI request.

        Raises:
            NotFound: when the path has no endpoint for GET, or HEAD.
            WrongMethod: when it has none for another method.
        """
        method: str = scope["method"]
        endpoint = self.endpoints.get("GET" if method == "HEAD" else method)
        if endpoint is None:
            if method in {"GET", "HEAD"}:
                raise NotFound
            allowed = {*self.endpoints, "HEAD"} if "GET" in self.endpoints else {*self.endpoints}
            raise WrongMethod(method, tuple(sorted(allowed)))
        response = await endpoint(AppRequest(scope, receive, send))
        if method == "HEAD":
            response.body = b""  # its length remains in the headers
        await response(scope, receive, send)
