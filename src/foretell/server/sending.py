"""Sending what was made once: files of the page, and documents."""

from starlette.requests import Request
from starlette.responses import Response

from foretell.web import WebFile


def send(request: Request, file: WebFile) -> Response:
    """Return a file, or that the browser has it already."""
    headers = {"etag": file.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if _is_known(file.tag, request.headers.getlist("if-none-match")):
        # with its kind: the policy follows from it, and replaces the one that the browser has kept
        return Response(status_code=304, headers=headers, media_type=file.kind)
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


def _is_known(tag: str, values: list[str]) -> bool:
    """Return whether a tag is among those of ``If-None-Match``; proxies make them weak."""
    listed = (one.strip() for value in values for one in value.split(","))
    return any(one.removeprefix("W/") == tag for one in listed)
