"""The endpoint for the list of presets."""

from starlette.responses import Response

from foretell.record.codec import options_to_wire
from foretell.rules.presets import PRESETS, preset_options
from foretell.server.http.bodies import PresetBody, Presets
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import json_response


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
