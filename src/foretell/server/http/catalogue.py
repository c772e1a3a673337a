"""Endpoints for the lists of presets and bots, and for the messages of the socket."""

from functools import cache

from starlette.responses import Response

from foretell.protocol.codec import encode
from foretell.protocol.spec import asyncapi
from foretell.record.codec import options_to_wire
from foretell.rules.presets import PRESETS, preset_options
from foretell.server.http.bodies import Bots, PresetBody, Presets
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import file_response, json_response
from foretell.web import WebFile, web_file


async def list_presets(_: AppRequest) -> Response:
    """List the presets."""
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
    return json_response(Presets(tuple(presets)))


async def list_bots(request: AppRequest) -> Response:
    """List the bots that can take a seat."""
    return json_response(Bots(request.context.hub.context.bots))


async def get_asyncapi(request: AppRequest) -> Response:
    """Return the AsyncAPI document of the socket."""
    return file_response(request, _asyncapi())


@cache
def _asyncapi() -> WebFile:
    return web_file(encode(asyncapi()), ".json")
