"""The OpenAPI document of the server, generated from its operations and their structs."""

import re
from typing import Any, Final

import msgspec
from starlette.responses import Response

from foretell import __version__
from foretell.address import address
from foretell.protocol.spec import any_value
from foretell.rules.declaration import Choice, Number
from foretell.rules.options import MIN_PLAYERS, OPTIONS
from foretell.rules.schedule import largest_hand
from foretell.server.http.bodies import RefusalBody
from foretell.server.http.cookies import TOKEN
from foretell.server.http.origin_policy import SAFE
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import file_response
from foretell.server.http.routes import ROUTES, Operation

_SCHEMAS: Final = "#/components/schemas/"
_INTEGERS: Final = frozenset({"number"})
"""Path parameters that are not strings."""


async def get_openapi(request: AppRequest) -> Response:
    """Return the OpenAPI document."""
    return file_response(request, request.app.state.openapi())


def openapi(*, is_secure: bool) -> dict[str, Any]:
    """Return the OpenAPI document."""
    source = address()
    operations = [one for methods in ROUTES.values() for one in methods.values()]
    kinds = {kind: None for one in operations for kind in (one.reads, one.returns)}
    structs = [kind for kind in kinds if isinstance(kind, type)]
    _, schemas = msgspec.json.schema_components(
        (RefusalBody, *structs), schema_hook=any_value, ref_template=_SCHEMAS + "{name}"
    )
    schemas["NewTable"]["properties"]["options"] = _some_options(schemas["Options"])
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Foretell",
            "description": (
                "Tables of the card game Wizard; see docs/build/protocol.md. Play is at /socket. "
                "HEAD is answered like GET, without the body."
            ),
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            **({"contact": {"name": "Foretell", "url": source.issues}} if source else {}),
        },
        **({"externalDocs": {"url": source.file("docs/build/protocol.md")}} if source else {}),
        "paths": {
            path: {method.lower(): _operation(path, method, one) for method, one in methods.items()}
            for path, methods in ROUTES.items()
        },
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": TOKEN.name(is_secure=is_secure),
                },
            },
        },
    }


def _operation(path: str, method: str, one: Operation) -> dict[str, Any]:
    summary, _, description = (one.endpoint.__doc__ or "").partition("\n")
    places = dict.fromkeys(re.findall(r"{(\w+)}", path), "path") | dict.fromkeys(one.query, "query")
    operation: dict[str, Any] = {
        "tags": [one.endpoint.__module__.rpartition(".")[2]],
        "summary": summary,
        "description": " ".join(description.split()),
        "operationId": one.endpoint.__name__,
        "parameters": [_parameter(name, place) for name, place in places.items()],
        "responses": {
            str(one.status): {"description": "done", **_content(one.returns)},
            **{
                str(status): {"description": "refused", **_content(RefusalBody)}
                for status in sorted(_refusals(method, one))
            },
        },
    }
    if one.reads is not None:
        operation["requestBody"] = {"required": one.needs_body, **_content(one.reads)}
    if one.caller is not None:
        anybody: list[dict[str, Any]] = [{}] if one.caller == "optional" else []
        operation["security"] = [{"bearer": []}, {"cookie": []}, *anybody]
    return operation


def _refusals(method: str, one: Operation) -> set[int]:
    """Return the possible statuses of an operation's refusals."""
    statuses = {400, 429, 503, *one.refuses}
    if method not in SAFE:
        statuses |= {403, 413}
    if one.reads is not None:
        statuses |= {408, 422}
    if one.caller is not None:
        statuses.add(401)
    return statuses


def _content(kind: type[msgspec.Struct] | str | None) -> dict[str, Any]:
    """Return the content object of a body from its struct or media type, empty for no body."""
    match kind:
        case None:
            return {}
        case str(media_type):
            schema = {"type": "object" if media_type == "application/json" else "string"}
            return {"content": {media_type: {"schema": schema}}}
        case struct:
            reference = {"$ref": _SCHEMAS + struct.__name__}
            return {"content": {"application/json": {"schema": reference}}}


def _parameter(name: str, place: str) -> dict[str, Any]:
    kind = "integer" if name in _INTEGERS else "string"
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": kind}}


def _some_options(whole: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a subset of the options."""
    properties = {name: dict(schema) for name, schema in whole["properties"].items()}
    for name, option in OPTIONS.items():
        match option.kind:
            case Choice(names):
                properties[name] = {"enum": [member.value for member in names]}
            case Number(least, most):
                limit = largest_hand(MIN_PLAYERS) if most is None else most
                properties[name] = {"type": "integer", "minimum": least, "maximum": limit}
    return {"type": "object", "additionalProperties": False, "properties": properties}
