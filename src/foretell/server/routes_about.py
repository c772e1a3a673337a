"""What there is to choose from, and how the doors work."""

from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from foretell.bots.registry import names
from foretell.protocol.codec import encode
from foretell.protocol.spec import asyncapi
from foretell.record.codec import options_to_wire
from foretell.rules.presets import PRESETS, preset_options
from foretell.server.bodies import Bots, PresetBody, Presets
from foretell.server.telling import answers, answers_with, told

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
async def tell_bots() -> Response:
    """Tell the bots that can take a seat."""
    return told(Bots(names()))


@router.get("/asyncapi.json", **answers_with("application/json", _OBJECT))
async def tell_asyncapi() -> Response:
    """Tell the messages of the socket."""
    return Response(encode(asyncapi()), media_type="application/json")
