"""The security headers of every response."""

from functools import cache
from typing import Final, Literal, assert_never

from foretell.web import load_documentation, load_site
from foretell.web.documentation import HOME
from foretell.web.files import WORKERS

Header = tuple[bytes, bytes]
Policy = Literal["none", "page", "documentation"]
"""Whose content security policy a response has."""

REQUEST_ID: Final = b"x-request-id"
"""The header with the id of a request or a connection, as in the log."""
API_POLICY: Final = (
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
"""The policy for everything but pages: it loads nothing and cannot be framed."""
_PERMISSIONS: Final = {
    "permissions-policy": "accelerometer=(), autoplay=(), camera=(), display-capture=(), "
    "geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
}
_ALWAYS: Final = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}
"""Without includeSubDomains: subdomains may belong to somebody else, and may lack TLS. Cookies
with the prefix __Host- are safe from them anyway."""


def security_headers(content_type: str, *, is_secure: bool, path: str = "") -> tuple[Header, ...]:
    """Return the security headers of a response.

    Pages and workers are subject to the policy that comes with them, other scripts and styles to
    that of the page which loads them: they do without long headers, as a page needs dozens.
    """
    policy: Policy = "none"
    if content_type.startswith("text/html") or path in WORKERS:
        policy = "documentation" if path.startswith(HOME) else "page"
    is_part = policy == "none" and content_type.startswith(("text/javascript", "text/css"))
    return _headers(policy, is_part=is_part, is_secure=is_secure)


def _page_policy() -> str:
    """Return the policy for pages and workers.

    They load only resources of this server, and compile the engine that they load from it.
    """
    site = load_site()
    script, style = (" ".join(("'self'", *hashes)) for hashes in (site.scripts, site.styles))
    return (
        f"default-src 'none'; script-src {script} 'wasm-unsafe-eval'; style-src {style}; "
        "img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    )


def _text(policy: Policy) -> str:
    match policy:
        case "none":
            return API_POLICY
        case "page":
            return _page_policy()
        case "documentation":
            documentation = load_documentation()
            return API_POLICY if documentation is None else documentation.policy
        case _:
            assert_never(policy)


@cache
def _headers(policy: Policy, *, is_part: bool, is_secure: bool) -> tuple[Header, ...]:
    headers = {"content-security-policy": _text(policy), **_ALWAYS}
    headers |= {} if is_part else _PERMISSIONS
    headers |= _HTTPS if is_secure else {}
    return tuple((name.encode(), value.encode()) for name, value in sorted(headers.items()))
