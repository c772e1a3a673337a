"""Endpoints for the page in the browser and its files."""

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Final

from starlette.responses import Response

from foretell.errors import Refusal
from foretell.i18n import Words
from foretell.i18n.languages import accepted_language
from foretell.server.codes import read_code
from foretell.server.http.bodies import TableBody
from foretell.server.http.documentation import get_documentation
from foretell.server.http.request import AppRequest, Endpoint
from foretell.server.http.responses import file_response
from foretell.server.http.table_bodies import table_body
from foretell.server.refusals import NotFound
from foretell.table.state import HUMAN
from foretell.web import WebFile, load_site
from foretell.web.files import MANIFEST, SCREENS, manifest_address, web_file
from foretell.web.preview import Invitation, Preview, screen_preview, table_preview, with_preview

MOST_PREVIEWS: Final = 64
"""Number of cached pages with a preview."""
TABLE: Final = "t"
"""The first segment of the paths of tables."""


async def get_file(request: AppRequest) -> Response:
    """Return a file of the page."""
    file = load_site().files.get(request.scope["path"])
    if file is None:
        raise NotFound
    return file_response(request, file)


async def get_page(request: AppRequest) -> Response:
    """Return the page, with status 404 if it has no screen at this address."""
    screen = request.path_params.get("screen", "")
    if screen in SCREENS:
        language = accepted_language(request.headers.get("accept-language", ""))
        path, preview = f"/{screen}", screen_preview(screen, Words(language))
        table = await _table_at(request) if screen == TABLE else None
        if table is not None:
            path = f"/{TABLE}/{table.code}"
            preview = table_preview(_invitation(table), Words(language))
        page = _page(language, path, preview, request.public_url)
        return file_response(request, page, vary="accept-language")
    if screen == "api" or "text/html" not in request.headers.get("accept", ""):
        raise NotFound
    page = load_site().page
    return Response(page.body, status_code=404, media_type=page.kind)


def is_file(path: str) -> bool:
    """Return whether a path is that of a file, of which a page needs hundreds."""
    return path.startswith(("/docs/", "/static/", "/words/", "/sw.js"))


async def _table_at(request: AppRequest) -> TableBody | None:
    """Return the table whose invitation a page is; None if there is none, or it cannot be read now.

    Wrong codes are counted, as they are wherever a table is asked for.
    """
    context, code = request.context, request.path_params.get("rest", "")
    if code:
        with suppress(Refusal), context.guesses.counted(request.client_address):
            return await table_body(context.tables, read_code(code))
    return None


def _invitation(table: TableBody) -> Invitation:
    return Invitation(
        "" if table.host is None else table.seats[table.host].name,
        tuple(seat.name for seat in table.seats if seat.kind == HUMAN),
        players=len(table.seats),
        open_seats=sum(seat.kind == "" for seat in table.seats),
        phase=table.phase,
    )


@lru_cache(MOST_PREVIEWS)
def _page(language: str, path: str, preview: Preview, origin: str) -> WebFile:
    """Return the page at a path, with what a link to it is shown with."""
    site = load_site()
    page = site.homes[language] if path == "/" else site.page
    text = page.body.decode().replace(MANIFEST, manifest_address(language))
    text = with_preview(text, preview, origin=origin, path=path, language=language)
    return web_file(text.encode(), ".html")


PAGES: Final[Mapping[str, Endpoint]] = {
    "/static/{path:path}": get_file,
    "/words/{path:path}": get_file,
    "/sw.js": get_file,
    "/docs": get_documentation,
    "/docs/{path:path}": get_documentation,
    "/": get_page,
    "/{screen}": get_page,
    "/{screen}/{rest:path}": get_page,
}
"""Endpoints of the page by path; the last one matches every other path."""
