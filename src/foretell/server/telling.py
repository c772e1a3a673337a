"""Reading requests and writing answers, and telling the OpenAPI of both."""

from http import HTTPStatus
from typing import Any, Final, TypeVar

import msgspec
from fastapi import Request
from starlette.responses import Response

from foretell.protocol.codec import encode
from foretell.server.refusals import BadRequest

Struct = TypeVar("Struct", bound=msgspec.Struct)

_REFUSED: Final = {"$ref": "#/components/schemas/RefusalBody"}


async def read_body(request: Request, kind: type[Struct]) -> Struct:
    """Return what a request says.

    Raises:
        BadRequest: when it is not what is asked for.
        BodyTooLong: when it is longer than any request.
    """
    body = await request.body()
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(str(error)[:200]) from None


async def read_body_if_any(request: Request, kind: type[Struct]) -> Struct:
    """Return what a request says; with no body, what ``kind`` says by itself.

    Raises:
        BadRequest, BodyTooLong: as ``read_body``.
    """
    return await read_body(request, kind) if await request.body() else kind()


def told(body: msgspec.Struct, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return an answer; nothing keeps it for later."""
    return told_json(encode(body), status)


def told_json(body: bytes, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return an answer that is JSON already."""
    return Response(
        body,
        status_code=status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def answers(kind: type[msgspec.Struct], *refused: HTTPStatus, status: int = 200) -> dict[str, Any]:
    """Return how a route answers, for its decorator: with what, or with which refusals."""
    return answers_with("application/json", {"$ref": _ref(kind)}, *refused, status=status)


def answers_with(
    media_type: str, schema: dict[str, Any], *refused: HTTPStatus, status: int = 200
) -> dict[str, Any]:
    """Return how a route answers that tells no struct."""
    content = {media_type: {"schema": schema}}
    return _answers({"description": "done", "content": content}, status, refused)


def leaves(*refused: HTTPStatus) -> dict[str, Any]:
    """Return how a route answers that has nothing to say when it is done."""
    return _answers({"description": "done"}, int(HTTPStatus.NO_CONTENT), refused)


def _answers(told: dict[str, Any], status: int, refused: tuple[HTTPStatus, ...]) -> dict[str, Any]:
    usual = (HTTPStatus.BAD_REQUEST, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
    responses: dict[int | str, dict[str, Any]] = {status: told}
    for one in sorted({*usual, *refused}):
        responses[int(one)] = {
            "description": "refused",
            "content": {"application/json": {"schema": _REFUSED}},
        }
    return {"responses": responses, "status_code": status, "response_class": Response}


def done() -> Response:
    """Return an answer that has nothing to say."""
    return Response(status_code=HTTPStatus.NO_CONTENT, headers={"cache-control": "no-store"})


def asks(kind: type[msgspec.Struct], *, required: bool = True) -> dict[str, Any]:
    """Return what a route reads, for its decorator."""
    content = {"application/json": {"schema": {"$ref": _ref(kind)}}}
    return {"openapi_extra": {"requestBody": {"required": required, "content": content}}}


def _ref(kind: type[msgspec.Struct]) -> str:
    return f"#/components/schemas/{kind.__name__}"
