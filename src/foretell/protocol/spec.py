"""The AsyncAPI document of the socket's messages, generated from their types."""

from typing import Any, Final, get_args

import msgspec

from foretell import __version__
from foretell.protocol.client import ClientMessage
from foretell.protocol.codec import LONGEST_FRAME
from foretell.protocol.server import Said

SCHEMAS: Final = "#/components/schemas/"
MESSAGES: Final = "#/components/messages/"


def asyncapi() -> dict[str, Any]:
    """Return an AsyncAPI 3.0 document of the socket's messages, as JSON values."""
    sent, received = get_args(ClientMessage), get_args(Said)
    _, schemas = msgspec.json.schema_components(
        (*sent, *received), schema_hook=any_value, ref_template=SCHEMAS + "{name}"
    )
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Foretell",
            "version": __version__,
            "description": (
                "A table of the card game Wizard over a WebSocket; see docs/build/protocol.md. "
                f"A message is one text frame of JSON, a client's of {LONGEST_FRAME} bytes at most."
            ),
        },
        "defaultContentType": "application/json",
        "channels": {
            "socket": {
                "address": "/socket",
                "messages": {kind.__name__: _ref(MESSAGES, kind) for kind in (*sent, *received)},
            }
        },
        "operations": {
            "say": _operation("receive", sent, "Messages of clients."),
            "hear": _operation("send", received, "Messages of the server."),
        },
        "components": {
            "schemas": schemas,
            "messages": {
                kind.__name__: {
                    "name": kind.__struct_config__.tag,
                    "summary": (kind.__doc__ or "").partition("\n")[0],
                    "payload": _ref(SCHEMAS, kind),
                }
                for kind in (*sent, *received)
            },
        },
    }


def any_value(kind: type) -> dict[str, Any]:
    """Return the schema of an arbitrary value, for the fields of refusals."""
    if kind is object:
        return {"description": "anything"}
    raise NotImplementedError


def _operation(action: str, kinds: tuple[Any, ...], summary: str) -> dict[str, Any]:
    channel = "#/channels/socket"
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": channel},
        "messages": [_ref(f"{channel}/messages/", kind) for kind in kinds],
    }


def _ref(base: str, kind: Any) -> dict[str, str]:
    return {"$ref": base + kind.__name__}
