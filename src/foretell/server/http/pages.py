"""Endpoints for the page in the browser and its files."""

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from foretell.i18n.languages import accepted_language
from foretell.server.http.request import AppRequest, Endpoint
from foretell.server.http.responses import file_response
from foretell.server.refusals import NotFound
from foretell.web import load_site
from foretell.web.files import SCREENS


async def get_file(request: AppRequest) -> Response:
    """Return a file of the page."""
    file = load_site().files.get(request.scope["path"])
    if file is None:
        raise NotFound
    return file_response(request, file)


async def get_page(request: AppRequest) -> Response:
    """Return the page, with status 404 if it has no screen at this address."""
    screen = request.path_params.get("screen", "")
    if screen == "":
        language = accepted_language(request.headers.get("accept-language", ""))
        return file_response(request, load_site().homes[language], vary="accept-language")
    if screen in SCREENS:
        return file_response(request, load_site().page)
    if screen == "api" or "text/html" not in request.headers.get("accept", ""):
        raise NotFound
    page = load_site().page
    return Response(page.body, status_code=404, media_type=page.kind)


def is_file(path: str) -> bool:
    """Return whether a path is that of a file, of which a page needs hundreds."""
    return path.startswith(_FILES)


_FILES: Final = ("/static/", "/words/", "/sw.js")

PAGES: Final[Mapping[str, Endpoint]] = {
    "/static/{path:path}": get_file,
    "/words/{path:path}": get_file,
    "/sw.js": get_file,
    "/": get_page,
    "/{screen}": get_page,
    "/{screen}/{rest:path}": get_page,
}
"""Endpoints of the page by path; the last one matches every other path."""
