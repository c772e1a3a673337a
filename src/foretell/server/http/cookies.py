"""The cookies that hold a browser's tokens."""

from dataclasses import dataclass
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import Response

PLAIN: Final = "foretell"
"""The name over plain http, as on localhost."""
HOST_ONLY: Final = "__Host-foretell"
"""The name over https: browsers accept it only from this host, not from other subdomains."""
COOKIE_LASTS: Final = 400 * 24 * 3_600
"""Seconds, the maximum that browsers allow."""
WAY_BACK_LASTS: Final = 24 * 3_600
"""Seconds for which a browser can return to its previous person."""


@dataclass(frozen=True, slots=True)
class Cookie:
    """A cookie with a token: hidden from scripts, and not sent by requests of other sites."""

    suffix: str
    """The end of its name."""
    lasts: int
    """Its lifetime in seconds."""

    def name(self, *, is_secure: bool) -> str:
        """Return its name, which depends on whether people reach the server over https."""
        return (HOST_ONLY if is_secure else PLAIN) + self.suffix

    def read(self, headers: Headers, *, is_secure: bool) -> str:
        """Return the token in a request, empty if there is none."""
        cookies = cookie_parser(headers.get("cookie", ""))
        return cookies.get(self.name(is_secure=is_secure), "")

    def set(self, response: Response, token: str, *, is_secure: bool) -> None:
        """Set the cookie; an empty token deletes it."""
        response.set_cookie(
            self.name(is_secure=is_secure),
            token,
            max_age=self.lasts if token else 0,
            path="/",
            secure=is_secure,
            httponly=True,
            samesite="lax",
        )


TOKEN: Final = Cookie("", COOKIE_LASTS)
"""Identifies the browser's person."""
WAY_BACK: Final = Cookie("-before", WAY_BACK_LASTS)
"""Identifies the browser's previous person."""


def read_token(headers: Headers, *, is_secure: bool) -> tuple[str, bool]:
    """Return the token in a request, and whether its cookie has an outdated name.

    Over https, a cookie with the plain name is accepted if it is the only one, since a browser may
    have received it before the server had a public URL; ``replace_cookie`` renames it.
    """
    token = TOKEN.read(headers, is_secure=is_secure)
    is_outdated = is_secure and not token
    return (TOKEN.read(headers, is_secure=False), True) if is_outdated else (token, False)


def replace_cookie(response: Response, token: str) -> None:
    """Set the cookie under its name for https, and delete the outdated one."""
    TOKEN.set(response, token, is_secure=True)
    response.delete_cookie(PLAIN, path="/", secure=True, httponly=True, samesite="lax")
