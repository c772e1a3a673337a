"""The OpenAPI of the server, its schemas made from the structs that are read and written."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from foretell import __version__
from foretell.protocol.spec import any_value
from foretell.record import wire
from foretell.rules.options import Bidding, Deal, Edition, EvenBid, WinningWizard
from foretell.server import bodies
from foretell.server.cookies import cookie_name
from foretell.server.status import RefusalBody

_STRUCTS = (
    RefusalBody,
    bodies.NewPerson,
    bodies.PersonBody,
    bodies.Sessions,
    bodies.NewLink,
    bodies.LinkBody,
    bodies.LinkPreview,
    bodies.FollowLink,
    bodies.NewTable,
    bodies.TableCreated,
    bodies.TableBody,
    bodies.Lobby,
    bodies.ViewBody,
    bodies.Games,
    bodies.Presets,
    bodies.Bots,
    bodies.Health,
)
_CHOICES = {
    "deal": Deal,
    "bidding": Bidding,
    "even_bid": EvenBid,
    "winning_wizard": WinningWizard,
    "edition": Edition,
}


def openapi_of(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document of an app."""
    document = get_openapi(
        title="Foretell",
        version=__version__,
        description="Tables of the card game Wizard; see docs/protocol.md. Play is at /socket.",
        routes=app.routes,
    )
    _, schemas = msgspec.json.schema_components(
        _STRUCTS, schema_hook=any_value, ref_template="#/components/schemas/{name}"
    )
    schemas["NewTable"]["properties"]["options"] = _some_options(schemas["Options"])
    cookie = cookie_name(is_secure=app.state.house.settings.is_secure)
    document["components"] = {
        "schemas": schemas,
        "securitySchemes": {
            "bearer": {"type": "http", "scheme": "bearer"},
            "cookie": {"type": "apiKey", "in": "cookie", "name": cookie},
        },
    }
    for path, methods in document["paths"].items():
        for operation in methods.values():
            responses = operation["responses"]
            if "422" in responses and "RefusalBody" not in str(responses["422"]):
                responses["422"] = responses["503"]  # FastAPI's own is never told
            if path not in {"/api/people", "/healthz", "/readyz"} and "401" in responses:
                operation["security"] = [{"bearer": []}, {"cookie": []}]
    return document


def _some_options(whole: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of options of which some are left out."""
    properties = {name: dict(schema) for name, schema in whole["properties"].items()}
    for name, kind in _CHOICES.items():
        properties[name] = {"enum": [member.value for member in kind]}
    properties["players"] = {"type": "integer", "minimum": 2, "maximum": 6}
    fields = set(wire.Options.__struct_fields__)
    assert properties.keys() == fields
    return {"type": "object", "additionalProperties": False, "properties": properties}
