"""The file that says how to report a vulnerability (RFC 9116)."""

from datetime import UTC, datetime, timedelta
from typing import Final

from starlette.responses import Response

from foretell.server.http.request import AppRequest
from foretell.server.refusals import NotFound

VALID: Final = timedelta(days=180)
"""The time for which the file is valid, counted from the day it is read."""
_A_DAY: Final = {"cache-control": "public, max-age=86400"}


async def get_security_txt(request: AppRequest) -> Response:
    """Return the contacts for reports of vulnerabilities, if the server's host has named any."""
    context, settings = request.context, request.context.settings
    if not settings.contact:
        raise NotFound
    today = datetime.fromtimestamp(context.clock.now() / 1_000, UTC).date()
    lines = [f"Contact: {uri}" for uri in settings.contact]
    lines.append(f"Expires: {today + VALID}T00:00:00Z")
    if settings.is_secure:
        lines.append(f"Canonical: {settings.public_url}{request.url.path}")
    text = "".join(f"{line}\r\n" for line in lines)
    return Response(text, headers=_A_DAY, media_type="text/plain")
