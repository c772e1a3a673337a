"""People: coming for the first time, and going on on another device."""

from http import HTTPStatus

from fastapi import APIRouter, Request
from starlette.responses import Response

from foretell.server.bodies import LinkBody, NewPerson, PersonBody
from foretell.server.cookies import replace_cookie, set_cookie
from foretell.server.house import InHouse
from foretell.server.identity import Calling
from foretell.server.people import LINK_LASTS
from foretell.server.places import address_of, public_url
from foretell.server.telling import answers, asks, read_body, told

router = APIRouter(prefix="/api/people", tags=["people"])

_REFUSED = (HTTPStatus.FORBIDDEN, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)


@router.post(
    "",
    **asks(NewPerson),
    **answers(PersonBody, *_REFUSED, HTTPStatus.UNPROCESSABLE_ENTITY, status=201),
)
async def make_person(request: Request, house: InHouse) -> Response:
    """Come with a name, and be given a token: in a cookie, or in the answer for programs."""
    asked = await read_body(request, NewPerson)
    house.limits.people.check(address_of(request, house))
    person, token = await house.people.make(asked.name)
    if asked.token == "bearer":  # noqa: S105 - how the token is given
        return told(PersonBody(person.name, token), HTTPStatus.CREATED)
    response = told(PersonBody(person.name), HTTPStatus.CREATED)
    set_cookie(response, token, is_secure=house.settings.is_secure)
    return response


@router.get("/me", **answers(PersonBody, HTTPStatus.UNAUTHORIZED))
async def tell_person(caller: Calling) -> Response:
    """Tell who one is; a page asks this first, so an outdated cookie is replaced here."""
    response = told(PersonBody(caller.person.name))
    if caller.has_outdated_cookie:
        replace_cookie(response, caller.token)
    return response


@router.post("/me/links", **answers(LinkBody, *_REFUSED, HTTPStatus.UNAUTHORIZED, status=201))
async def make_link(request: Request, house: InHouse, caller: Calling) -> Response:
    """Make a link with which to go on on another device."""
    house.limits.links.check(caller.person.id)
    code = house.people.make_link(caller.person, caller.token)
    url = f"{public_url(request, house)}/me/{code}"
    return told(LinkBody(code, url, LINK_LASTS // 1_000), HTTPStatus.CREATED)


@router.post("/links/{code}", **answers(PersonBody, *_REFUSED, HTTPStatus.NOT_FOUND))
async def follow_link(request: Request, house: InHouse, code: str) -> Response:
    """Go on here: the cookie is set, and the link is good no more."""
    house.limits.links.check(address_of(request, house))
    person, token = await house.people.follow_link(code)
    response = told(PersonBody(person.name))
    set_cookie(response, token, is_secure=house.settings.is_secure)
    return response
