"""What there is to choose from, and how the doors work."""

from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from foretell.protocol.codec import encode
from foretell.protocol.spec import asyncapi
from foretell.record.codec import options_to_wire
from foretell.rules.presets import PRESETS, preset_options
from foretell.server.bodies import Bots, PresetBody, Presets
from foretell.server.house import InHouse
from foretell.server.sending import send
from foretell.server.telling import answers, answers_with, told
from foretell.web import WebFile, web_file

router = APIRouter(prefix="/api", tags=["about"])

_OBJECT: dict[str, Any] = {"type": "object"}


@router.get("/presets", **answers(Presets))
async def tell_presets() -> Response:
    """Tell the options that have a name."""
    presets = (
        PresetBody(
            preset.name,
            preset.source,
            preset.language,
            preset.faces.value,
            options_to_wire(preset_options(preset.name, {})),
        )
        for preset in PRESETS.values()
    )
    return told(Presets(tuple(presets)))


@router.get("/bots", **answers(Bots))
async def tell_bots(house: InHouse) -> Response:
    """Tell the bots that can take a seat."""
    return told(Bots(house.hub.context.bots))


@router.get("/asyncapi.json", **answers_with("application/json", _OBJECT))
async def tell_asyncapi(request: Request) -> Response:
    """Tell the messages of the socket."""
    return send(request, _asyncapi())


@router.get("/openapi.json", include_in_schema=False)
async def tell_openapi(request: Request) -> Response:
    """Tell the requests and their answers."""
    document: WebFile = request.app.state.openapi()
    return send(request, document)


@cache
def _asyncapi() -> WebFile:
    return web_file(encode(asyncapi()), ".json")
