"""Responses: JSON that is not cached, and files that browsers cache until they change."""

from http import HTTPStatus
from typing import Final

import msgspec
from starlette.responses import Response

from foretell.protocol.codec import encode
from foretell.server.http.request import AppRequest
from foretell.web import WebFile

NO_STORE: Final = {"cache-control": "no-store"}
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_UNTIL_CHANGED: Final = "no-cache"


def json_response(body: msgspec.Struct | bytes, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return a response with a struct, or with encoded JSON."""
    content = body if isinstance(body, bytes) else encode(body)
    return Response(content, status, NO_STORE, "application/json")


def no_content() -> Response:
    """Return a response without a body."""
    return Response(status_code=HTTPStatus.NO_CONTENT, headers=NO_STORE)


def file_response(request: AppRequest, file: WebFile, *, vary: str = "") -> Response:
    """Return a response with a file, or 304 if the browser has it already.

    ``vary`` is a header of the request by which the file was chosen.
    """
    headers = {
        "etag": file.tag,
        "cache-control": _FOR_EVER if file.is_immutable else _UNTIL_CHANGED,
        "vary": ", ".join(filter(None, ("accept-encoding", vary))),
    }
    if _is_known(file.tag, request.headers.getlist("if-none-match")):
        # with its type: it determines the policy, which replaces the one that the browser cached
        return Response(status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"], body = "gzip", file.zipped
    return Response(body, headers=headers, media_type=file.kind)


def _is_known(tag: str, values: list[str]) -> bool:
    """Return whether a tag is in ``If-None-Match``; proxies turn tags into weak ones."""
    listed = (one.strip() for value in values for one in value.split(","))
    return any(one.removeprefix("W/") == tag for one in listed)
