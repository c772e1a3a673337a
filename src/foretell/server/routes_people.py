"""People: coming with a name, and being whom one was before."""

from http import HTTPStatus

from fastapi import APIRouter, Request
from starlette.responses import Response

from foretell.server.bodies import NewPerson, PersonBody
from foretell.server.devices import device_label
from foretell.server.house import InHouse
from foretell.server.identity import Calling, become, go_back, renew_cookie, way_back_of
from foretell.server.names import clean_name
from foretell.server.places import address_of
from foretell.server.refusals import NoWayBack
from foretell.server.telling import answers, asks, read_body, told

router = APIRouter(prefix="/api/people", tags=["people"])

REFUSED = (HTTPStatus.FORBIDDEN, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)


@router.post(
    "",
    **asks(NewPerson),
    **answers(PersonBody, *REFUSED, HTTPStatus.UNPROCESSABLE_ENTITY, status=201),
)
async def make_person(request: Request, house: InHouse) -> Response:
    """Come with a name, and be given a token: in a cookie, or in the answer for programs."""
    asked = await read_body(request, NewPerson)
    label = clean_name(asked.label) if asked.label else label_of(request)
    house.limits.people.check(address_of(request, house))
    person, token = await house.people.make(asked.name, label=label)
    if asked.token == "bearer":  # noqa: S105 - how the token is given
        return told(PersonBody(person.name, token), HTTPStatus.CREATED)
    response = told(PersonBody(person.name), HTTPStatus.CREATED)
    await become(response, request, house, person, token)
    return response


@router.get("/me", **answers(PersonBody, HTTPStatus.UNAUTHORIZED))
async def tell_person(request: Request, house: InHouse, caller: Calling) -> Response:
    """Tell who one is; a page asks this first, so the cookie is renewed here."""
    before = await way_back_of(request.headers, house) if caller.by_cookie else None
    response = told(PersonBody(caller.person.name, before=before.person.name if before else ""))
    renew_cookie(response, caller, house)
    return response


@router.post("/me/back", **answers(PersonBody, *REFUSED, HTTPStatus.NOT_FOUND))
async def be_as_before(request: Request, house: InHouse) -> Response:
    """Sign out of whom this browser became by a link, and be whom it was before."""
    before = await way_back_of(request.headers, house)
    if before is None:
        raise NoWayBack
    response = told(PersonBody(before.person.name))
    await go_back(response, request, house)
    return response


def label_of(request: Request) -> str:
    """Return what to call the device that asks."""
    return device_label(request.headers.get("user-agent", ""))
