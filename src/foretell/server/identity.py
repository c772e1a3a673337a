"""Who a request is from: a bearer token, or the cookie."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import Response

from foretell.server.house import House, InHouse
from foretell.server.people import People
from foretell.server.refusals import UnknownPerson
from foretell.server.table.rights import Person

COOKIE: Final = "foretell"
COOKIE_LASTS: Final = 400 * 24 * 3_600
"""Seconds; browsers keep none for longer."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who has shown a token."""

    person: Person
    token: str


async def caller_of(headers: Headers, people: People) -> Caller | None:
    """Return who is calling, None for a stranger.

    A cookie that nobody holds any more makes a stranger, since browsers send it unasked.

    Raises:
        UnknownPerson: for a bearer token that nobody holds.
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        person = await people.holder(token.strip())
        if person is None:
            raise UnknownPerson
        return Caller(person, token.strip())
    token = _cookies(headers).get(COOKIE, "")
    person = await people.holder(token)
    return None if person is None else Caller(person, token)


async def _caller(request: Request, house: InHouse) -> Caller:
    caller = await caller_of(request.headers, house.people)
    if caller is None:
        raise UnknownPerson
    return caller


Calling = Annotated[Caller, Depends(_caller)]


def set_cookie(response: Response, token: str, house: House) -> None:
    """Give a browser its token: no script sees it, no other site makes use of it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_LASTS,
        path="/",
        secure=house.settings.is_secure,
        httponly=True,
        samesite="lax",
    )


def _cookies(headers: Headers) -> Mapping[str, str]:
    return cookie_parser(headers.get("cookie", ""))
