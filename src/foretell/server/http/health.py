"""Endpoints for probes: whether the server is alive, and whether it can serve."""

from starlette.responses import Response

from foretell.server.http.bodies import Health
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import json_response
from foretell.server.refusals import Draining


async def get_health(_: AppRequest) -> Response:
    """Say that the process is alive."""
    return json_response(Health())


async def get_readiness(request: AppRequest) -> Response:
    """Say whether new requests are welcome: the store can be written, and the end is not near."""
    if request.context.is_draining:
        raise Draining
    await request.context.readiness.check()
    return json_response(Health())
