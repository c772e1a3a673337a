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
_WAY_BACK: Final = "-before"


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
    _set(response, cookie_name(is_secure=is_secure), token, COOKIE_LASTS, is_secure=is_secure)


def delete_cookie(response: Response, *, is_secure: bool) -> None:
    """Take a browser's token away."""
    _set(response, cookie_name(is_secure=is_secure), "", 0, is_secure=is_secure)


def read_way_back(headers: Headers, *, is_secure: bool) -> str:
    """Return the token that a browser had before it became another person, empty without one."""
    name = cookie_name(is_secure=is_secure) + _WAY_BACK
    return cookie_parser(headers.get("cookie", "")).get(name, "")


def set_way_back(response: Response, token: str, *, is_secure: bool) -> None:
    """Let a browser keep the token that it had, as safe from scripts as its own; for a day."""
    name = cookie_name(is_secure=is_secure) + _WAY_BACK
    _set(response, name, token, WAY_BACK_LASTS, is_secure=is_secure)


def delete_way_back(response: Response, *, is_secure: bool) -> None:
    """Let a browser forget the token that it had before."""
    _set(response, cookie_name(is_secure=is_secure) + _WAY_BACK, "", 0, is_secure=is_secure)


def replace_cookie(response: Response, token: str) -> None:
    """Give a browser that comes by https its token under the right name, and delete the other."""
    set_cookie(response, token, is_secure=True)
    response.delete_cookie(PLAIN, path="/", secure=True, httponly=True, samesite="lax")


def _set(response: Response, name: str, token: str, lasts: int, *, is_secure: bool) -> None:
    response.set_cookie(
        name, token, max_age=lasts, path="/", secure=is_secure, httponly=True, samesite="lax"
    )
