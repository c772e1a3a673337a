"""Who a request is from: a bearer token, or the cookie."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.datastructures import Headers

from foretell.server.cookies import read_cookie
from foretell.server.house import House, InHouse
from foretell.server.refusals import UnknownPerson
from foretell.server.table.rights import Person


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who has shown a token."""

    person: Person
    token: str
    has_outdated_cookie: bool = False
    """Whether the token came in a cookie of the name that https does not use."""


async def caller_of(headers: Headers, house: House) -> Caller | None:
    """Return who is calling, None for a stranger.

    A cookie that nobody holds any more makes a stranger, since browsers send it unasked.

    Raises:
        UnknownPerson: for a bearer token that nobody holds.
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        person = await house.people.holder(token.strip())
        if person is None:
            raise UnknownPerson
        return Caller(person, token.strip())
    cookie = read_cookie(headers, is_secure=house.settings.is_secure)
    person = await house.people.holder(cookie.token)
    return None if person is None else Caller(person, cookie.token, cookie.is_outdated)


async def _caller(request: Request, house: InHouse) -> Caller:
    caller = await caller_of(request.headers, house)
    if caller is None:
        raise UnknownPerson
    return caller


Calling = Annotated[Caller, Depends(_caller)]
