"""Sessions: the devices of a person, signing out, and links to sign in by."""

from http import HTTPStatus

from fastapi import APIRouter, Request
from starlette.responses import Response

from foretell.server.bodies import (
    FollowLink,
    LinkBody,
    LinkPreview,
    NewLink,
    PersonBody,
    SessionBody,
    Sessions,
)
from foretell.server.house import InHouse
from foretell.server.identity import Calling, become, browser_of, go_back
from foretell.server.people import LINK_LASTS
from foretell.server.places import address_of, public_url
from foretell.server.refusals import OtherPersonHere
from foretell.server.routes_people import REFUSED, label_of
from foretell.server.telling import answers, asks, done, leaves, read_body_if_any, told

router = APIRouter(prefix="/api/people", tags=["people"])


@router.get("/me/sessions", **answers(Sessions, HTTPStatus.UNAUTHORIZED))
async def tell_sessions(house: InHouse, caller: Calling) -> Response:
    """Tell where one is signed in."""
    found = await house.people.sessions(caller.person)
    bodies = (
        SessionBody(
            one.id,
            one.label,
            one.created,
            one.used,
            one.expires,
            current=one.id == caller.session,
        )
        for one in found
    )
    return told(Sessions(tuple(bodies)))


@router.delete("/me/sessions", **leaves(*REFUSED, HTTPStatus.UNAUTHORIZED))
async def sign_out_others(house: InHouse, caller: Calling) -> Response:
    """Sign out everywhere but here; what is connected there is closed."""
    await house.people.revoke_others(caller.person, caller.session)
    return done()


@router.delete(
    "/me/sessions/{session}", **leaves(*REFUSED, HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND)
)
async def sign_out(request: Request, house: InHouse, caller: Calling, session: str) -> Response:
    """Sign out there, which may be here; what is connected there is closed."""
    response = done()
    if session == caller.session and caller.by_cookie:
        await go_back(response, request, house)
    else:
        await house.people.revoke(caller.person, session)
    return response


@router.post(
    "/me/links",
    **asks(NewLink, required=False),
    **answers(
        LinkBody,
        *REFUSED,
        HTTPStatus.UNAUTHORIZED,
        HTTPStatus.UNPROCESSABLE_ENTITY,
        status=201,
    ),
)
async def make_link(request: Request, house: InHouse, caller: Calling) -> Response:
    """Make a link by which to sign in on another device."""
    from segno import make

    asked = await read_body_if_any(request, NewLink)
    house.limits.links.check(caller.person.id)
    code = await house.people.make_link(caller.holder)
    url = f"{public_url(request, house)}/me/{code}"
    if asked.table:
        url += f"?table={asked.table}"
    drawn = make(url, micro=False).svg_data_uri(scale=8, light="#fff")
    return told(LinkBody(code, url, LINK_LASTS // 1_000, drawn), HTTPStatus.CREATED)


@router.post("/links/{code}/preview", **answers(LinkPreview, *REFUSED, HTTPStatus.NOT_FOUND))
async def preview_link(request: Request, house: InHouse, code: str) -> Response:
    """Tell whose link it is, and to whom this browser belongs; the link stays good."""
    house.limits.links.check(address_of(request, house))
    owner = await house.people.link_owner(code)
    here = await browser_of(request.headers, house)
    if here is None:
        return told(LinkPreview(owner.name, "", is_same=False))
    return told(LinkPreview(owner.name, here.person.name, is_same=here.person.id == owner.id))


@router.post(
    "/links/{code}",
    **asks(FollowLink, required=False),
    **answers(
        PersonBody,
        *REFUSED,
        HTTPStatus.NOT_FOUND,
        HTTPStatus.CONFLICT,
        HTTPStatus.UNPROCESSABLE_ENTITY,
    ),
)
async def follow_link(request: Request, house: InHouse, code: str) -> Response:
    """Let this browser belong to the link's owner: a new session, and the link is good no more."""
    asked = await read_body_if_any(request, FollowLink)
    house.limits.links.check(address_of(request, house))
    owner = await house.people.link_owner(code)
    here = await browser_of(request.headers, house)
    if here is not None and here.person.id == owner.id:
        return told(PersonBody(owner.name))  # the link stays good, for another device
    if here is not None and not asked.replace:
        raise OtherPersonHere(here=here.person.name, there=owner.name)
    person, token = await house.people.follow_link(code, label=label_of(request))
    response = told(PersonBody(person.name))
    await become(response, request, house, person, token)
    return response
