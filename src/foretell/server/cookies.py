"""The cookie that holds a browser's token: its name, reading it, setting it."""

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


@dataclass(frozen=True, slots=True)
class CookieToken:
    """The token in a request's cookie; empty without one."""

    token: str
    is_outdated: bool = False
    """Whether it came under the plain name although people come by https."""


def cookie_name(*, is_secure: bool) -> str:
    """Return the name of the cookie, by whether people reach the server by https."""
    return HOST_ONLY if is_secure else PLAIN


def read_cookie(headers: Headers, *, is_secure: bool) -> CookieToken:
    """Return the token that a browser sends.

    Over https a cookie of the plain name counts where there is no other, so that browsers that
    got theirs before the server had a public URL are known; ``set_cookie`` replaces it.
    """
    cookies = cookie_parser(headers.get("cookie", ""))
    token = cookies.get(cookie_name(is_secure=is_secure), "")
    if token or not is_secure:
        return CookieToken(token)
    return CookieToken(cookies.get(PLAIN, ""), is_outdated=True)


def set_cookie(response: Response, token: str, *, is_secure: bool) -> None:
    """Give a browser its token: no script sees it, and no other site can use it."""
    response.set_cookie(
        cookie_name(is_secure=is_secure),
        token,
        max_age=COOKIE_LASTS,
        path="/",
        secure=is_secure,
        httponly=True,
        samesite="lax",
    )


def replace_cookie(response: Response, token: str) -> None:
    """Give a browser that comes by https its token under the right name, and delete the other."""
    set_cookie(response, token, is_secure=True)
    response.delete_cookie(PLAIN, path="/", secure=True, httponly=True, samesite="lax")
