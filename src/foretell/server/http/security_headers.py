"""The headers of every answer: what a browser may do with it, and with pages of this server."""

from functools import cache
from typing import Final

Header = tuple[bytes, bytes]

REQUEST_ID: Final = b"x-request-id"
"""The name of a request or a connection, by which the log speaks of it."""
API_POLICY: Final = (
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
"""What is no page loads nothing and is shown nowhere."""
PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
"""A page, and a script that works for it, loads what this server has, and nothing else."""

_ALWAYS: Final = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), "
        "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}
"""Without includeSubDomains: other names below this one may be somebody else's, and may have no
TLS. A cookie with the prefix __Host- is safe from them anyway."""


def security_headers(content_type: str, *, is_secure: bool) -> tuple[Header, ...]:
    """Return the headers that protect an answer.

    Args:
        content_type: of the answer.
        is_secure: whether people reach the server by https.
    """
    # the service worker is held by the policy of its script, and fetches all files of the page
    is_page = content_type.startswith(("text/html", "text/javascript"))
    return _headers(is_page=is_page, is_secure=is_secure)


@cache
def _headers(*, is_page: bool, is_secure: bool) -> tuple[Header, ...]:
    policy = {"content-security-policy": PAGE_POLICY if is_page else API_POLICY}
    headers = {**policy, **_ALWAYS, **(_HTTPS if is_secure else {})}
    return tuple((name.encode(), value.encode()) for name, value in sorted(headers.items()))
