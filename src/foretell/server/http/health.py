"""Endpoints for probes: whether the server is alive, and whether it can serve."""

from starlette.responses import Response

from foretell.server.http.bodies import Health
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import json_response
from foretell.server.refusals import Draining


async def get_health(_: AppRequest) -> Response:
    """Confirm that the process is alive."""
    return json_response(Health())


async def get_readiness(request: AppRequest) -> Response:
    """Check that the store is writable and the server is not shutting down."""
    if request.context.is_draining:
        raise Draining
    await request.context.readiness.check()
    return json_response(Health())
