"""The cookies with a browser's tokens: their names, reading and setting them."""

from dataclasses import dataclass
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import Response

PLAIN: Final = "foretell"
"""The name over plain http, as on this machine."""
HOST_ONLY: Final = "__Host-foretell"
"""The name over https: browsers take it from this very host alone, never from another subdomain."""
COOKIE_LASTS: Final = 400 * 24 * 3_600
"""Seconds; browsers keep none for longer."""
WAY_BACK_LASTS: Final = 24 * 3_600
"""Seconds for which a browser that has become another person can be the one before again."""


@dataclass(frozen=True, slots=True)
class Cookie:
    """A cookie with a token: no script sees it, and no other site can use it.

    Args:
        suffix: the end of its name.
        lasts: seconds.
    """

    suffix: str
    lasts: int

    def name(self, *, is_secure: bool) -> str:
        """Return its name, by whether people reach the server by https."""
        return (HOST_ONLY if is_secure else PLAIN) + self.suffix

    def read(self, headers: Headers, *, is_secure: bool) -> str:
        """Return the token that a browser sends, empty without one."""
        cookies = cookie_parser(headers.get("cookie", ""))
        return cookies.get(self.name(is_secure=is_secure), "")

    def set(self, response: Response, token: str, *, is_secure: bool) -> None:
        """Give a browser a token; an empty one takes the cookie away."""
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
"""To whom a browser belongs."""
WAY_BACK: Final = Cookie("-before", WAY_BACK_LASTS)
"""To whom it belonged before it became another person."""


def read_token(headers: Headers, *, is_secure: bool) -> tuple[str, bool]:
    """Return the token that a browser sends, and whether it came under an outdated name.

    Over https a cookie of the plain name counts where there is no other, so that browsers that
    got theirs before the server had a public URL are known; ``replace_cookie`` renames it.
    """
    token = TOKEN.read(headers, is_secure=is_secure)
    is_outdated = is_secure and not token
    return (TOKEN.read(headers, is_secure=False), True) if is_outdated else (token, False)


def replace_cookie(response: Response, token: str) -> None:
    """Give a browser that comes by https its token under the right name, and delete the other."""
    TOKEN.set(response, token, is_secure=True)
    response.delete_cookie(PLAIN, path="/", secure=True, httponly=True, samesite="lax")
