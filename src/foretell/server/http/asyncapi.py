"""The endpoint for the AsyncAPI document of the socket."""

from functools import cache

from starlette.responses import Response

from foretell.protocol.codec import encode
from foretell.protocol.spec import asyncapi
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import file_response
from foretell.web import WebFile, web_file


async def get_asyncapi(request: AppRequest) -> Response:
    """Return the AsyncAPI document of the socket."""
    return file_response(request, _asyncapi())


@cache
def _asyncapi() -> WebFile:
    return web_file(encode(asyncapi()), ".json")
