"""The endpoint for the list of bots."""

from starlette.responses import Response

from foretell.server.http.bodies import Bots
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import json_response


async def list_bots(request: AppRequest) -> Response:
    """List the bots that can take a seat, and those of them that fail."""
    context = request.context
    return json_response(Bots(context.tables.context.bots, tuple(sorted(context.failing_bots))))
