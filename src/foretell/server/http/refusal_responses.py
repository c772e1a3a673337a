"""Responses for refusals: a status, and the same fields as on the socket."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from starlette.responses import Response

from foretell.errors import Refusal
from foretell.protocol.codec import encode
from foretell.server.http.bodies import RefusalBody
from foretell.server.http.security_headers import security_headers
from foretell.server.metrics import REFUSED

STATUS: Final[Mapping[str, HTTPStatus]] = {
    "daily/misfit": HTTPStatus.UNPROCESSABLE_ENTITY,
    "limit/too_many_connections": HTTPStatus.TOO_MANY_REQUESTS,
    "limit/too_many_sockets": HTTPStatus.TOO_MANY_REQUESTS,
    "limit/too_often": HTTPStatus.TOO_MANY_REQUESTS,
    "person/no_way_back": HTTPStatus.NOT_FOUND,
    "person/other_here": HTTPStatus.CONFLICT,
    "person/unknown": HTTPStatus.UNAUTHORIZED,
    "person/unknown_link": HTTPStatus.NOT_FOUND,
    "person/unknown_session": HTTPStatus.NOT_FOUND,
    "request/bad": HTTPStatus.UNPROCESSABLE_ENTITY,
    "request/host": HTTPStatus.BAD_REQUEST,
    "request/method": HTTPStatus.METHOD_NOT_ALLOWED,
    "request/not_found": HTTPStatus.NOT_FOUND,
    "request/origin": HTTPStatus.FORBIDDEN,
    "request/too_long": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "request/unfinished": HTTPStatus.REQUEST_TIMEOUT,
    "request/unnamed_proxy": HTTPStatus.FORBIDDEN,
    "server/draining": HTTPStatus.SERVICE_UNAVAILABLE,
    "server/failed": HTTPStatus.INTERNAL_SERVER_ERROR,
    "server/full": HTTPStatus.SERVICE_UNAVAILABLE,
    "server/unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
    "store/damaged": HTTPStatus.INTERNAL_SERVER_ERROR,
    "store/unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
    "table/damaged": HTTPStatus.INTERNAL_SERVER_ERROR,
    "table/elsewhere": HTTPStatus.SERVICE_UNAVAILABLE,
    "table/no_such_game": HTTPStatus.NOT_FOUND,
    "table/not_seated": HTTPStatus.FORBIDDEN,
    "table/unknown": HTTPStatus.NOT_FOUND,
}
_UNPROCESSABLE: Final = frozenset({"bots", "name", "options"})
"""Areas whose refusals mean that a request is invalid."""


def status_of(refusal: Refusal) -> HTTPStatus:
    """Return the status for a refusal."""
    area = refusal.code.partition("/")[0]
    usual = HTTPStatus.UNPROCESSABLE_ENTITY if area in _UNPROCESSABLE else HTTPStatus.CONFLICT
    return STATUS.get(refusal.code, usual)


def refusal_response(refusal: Refusal) -> Response:
    """Return the response for a refusal."""
    REFUSED.labels(refusal.code).inc()
    fields, status = refusal.data(), status_of(refusal)
    headers = {"cache-control": "no-store"}
    if "retry_after" in fields:
        headers["retry-after"] = str(fields["retry_after"])
    match status:
        case HTTPStatus.UNAUTHORIZED:
            headers["www-authenticate"] = "Bearer"
        case HTTPStatus.REQUEST_TIMEOUT:
            headers["connection"] = "close"  # what comes next would be the rest of this request
        case HTTPStatus.SERVICE_UNAVAILABLE:
            headers.setdefault("retry-after", "1")
        case HTTPStatus.METHOD_NOT_ALLOWED:
            allowed = fields["allowed"]
            assert isinstance(allowed, tuple)
            headers["allow"] = ", ".join(allowed)
    body = encode(RefusalBody(refusal.code, refusal.clause, fields))
    return Response(body, status, headers, "application/json")


def raw_refusal(refusal: Refusal, *, is_secure: bool) -> bytes:
    """Return the raw response that ends a connection before it reaches the app."""
    response = refusal_response(refusal)
    headers = (
        *response.raw_headers,
        *security_headers("application/json", is_secure=is_secure),
        (b"connection", b"close"),
    )
    status = HTTPStatus(response.status_code)
    lines = (b"%s: %s\r\n" % header for header in headers)
    start = f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode()
    return start + b"".join(lines) + b"\r\n" + bytes(response.body)
