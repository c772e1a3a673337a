"""The page for the browser, and everything that it is made of."""

from functools import cache

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from foretell.server.refusals import NotFound
from foretell.server.sending import send
from foretell.web import Site, load_site
from foretell.web.files import SCREENS

router = APIRouter(include_in_schema=False)


@router.get("/static/{path:path}")
@router.get("/words/{path:path}")
@router.get("/sw.js")
async def send_file(request: Request) -> Response:
    """Send a file of the page."""
    file = _site().files.get(request.scope["path"])
    if file is None:
        raise NotFound
    return send(request, file)


@router.get("/")
@router.get("/{screen}")
@router.get("/{screen}/{rest:path}")
async def send_page(request: Request, screen: str = "") -> Response:
    """Send the page, which shows what its address says, or that there is nothing."""
    if screen in SCREENS:
        return send(request, _site().page)
    if screen == "api" or "text/html" not in request.headers.get("accept", ""):
        raise NotFound
    page = _site().page
    return Response(page.body, status_code=404, media_type=page.kind)


@cache
def _site() -> Site:
    return load_site()
