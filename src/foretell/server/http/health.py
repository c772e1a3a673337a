"""Endpoints for probes: whether the server is alive, and whether it can serve."""

from starlette.responses import Response

from foretell.server.http.bodies import Health, Readiness
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import json_response
from foretell.server.refusals import Draining


async def get_health(_: AppRequest) -> Response:
    """Confirm that the process is alive."""
    return json_response(Health())


async def get_readiness(request: AppRequest) -> Response:
    """Check that the store is writable and the server is not shutting down; name failing bots.

    A server whose bots fail is still ready: tables continue with substitutes, and other nodes
    would hardly have better bots. The details of a failure are in the log only.
    """
    context = request.context
    if context.is_draining:
        raise Draining
    await context.readiness.check()
    failing = {bot: failure.cause for bot, failure in sorted(context.failing_bots.items())}
    return json_response(Readiness(bots=failing))
