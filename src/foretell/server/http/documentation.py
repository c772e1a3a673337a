"""The endpoint of the documentation."""

import asyncio
from http import HTTPStatus

from starlette.responses import RedirectResponse, Response

from foretell.i18n import Words
from foretell.i18n.languages import accepted_language
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import NO_STORE, file_response
from foretell.web import load_documentation


async def get_documentation(request: AppRequest) -> Response:
    """Return a file of the documentation, or a sentence why there is none."""
    path, documentation = request.scope["path"], await asyncio.to_thread(load_documentation)
    missing = "page-no-documentation"
    if documentation is not None:
        file = documentation.file(path)
        if file is not None:
            return file_response(request, file)
        if documentation.is_folder(path):
            return RedirectResponse(f"{path}/", HTTPStatus.PERMANENT_REDIRECT)
        missing = "request-not-found"
    words = Words(accepted_language(request.headers.get("accept-language", "")))
    return Response(words(missing), HTTPStatus.NOT_FOUND, NO_STORE, "text/plain")
