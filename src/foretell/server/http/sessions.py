"""Endpoints for sessions: listing devices, signing out, and sign-in links."""

from http import HTTPStatus

from starlette.responses import Response

from foretell.server.http.bodies import (
    FollowLink,
    LinkBody,
    LinkPreview,
    NewLink,
    PersonBody,
    SessionBody,
    Sessions,
)
from foretell.server.http.identity import become, browser_of, go_back
from foretell.server.http.people import label_of
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import json_response, no_content
from foretell.server.people import LINK_LASTS
from foretell.server.refusals import OtherPersonHere


async def list_sessions(request: AppRequest) -> Response:
    """List the devices where the person is signed in."""
    caller = await request.caller()
    bodies = (
        SessionBody(
            one.id, one.label, one.created, one.used, one.expires, current=one.id == caller.session
        )
        for one in await request.context.people.sessions(caller.person)
    )
    return json_response(Sessions(tuple(bodies)))


async def revoke_other_sessions(request: AppRequest) -> Response:
    """Sign out on all other devices, and close their connections."""
    caller = await request.caller()
    await request.context.people.revoke_others(caller.person, caller.session)
    return no_content()


async def revoke_session(request: AppRequest) -> Response:
    """Sign out on one device, which may be this one, and close its connections."""
    context, caller = request.context, await request.caller()
    session, response = request.path_params["session"], no_content()
    if session == caller.session and caller.by_cookie:
        await go_back(response, request.headers, context)
    else:
        await context.people.revoke(caller.person, session)
    return response


async def create_link(request: AppRequest) -> Response:
    """Create a link for signing in on another device."""
    from segno import make

    context, caller = request.context, await request.caller()
    new = await request.read(NewLink, needs_body=False)
    context.limits.links.check(caller.person.id)
    code = await context.people.make_link(caller.holder)
    url = f"{request.public_url}/me/{code}"
    if new.table:
        url += f"?table={new.table}"
    drawing = make(url, micro=False).svg_data_uri(scale=8, light="#fff")
    return json_response(LinkBody(code, url, LINK_LASTS // 1_000, drawing), HTTPStatus.CREATED)


async def preview_link(request: AppRequest) -> Response:
    """Show the link's owner and this browser's person, without using the link."""
    context = request.context
    context.limits.links.check(request.client_address)
    owner = await context.people.link_owner(request.path_params["code"])
    here = await browser_of(request.headers, context)
    if here is None:
        return json_response(LinkPreview(owner.name, "", is_same=False))
    is_same = here.person.id == owner.id
    return json_response(LinkPreview(owner.name, here.person.name, is_same))


async def follow_link(request: AppRequest) -> Response:
    """Sign this browser in as the link's owner, in a new session, and use up the link."""
    context, code = request.context, request.path_params["code"]
    choice = await request.read(FollowLink, needs_body=False)
    context.limits.links.check(request.client_address)
    owner = await context.people.link_owner(code)
    here = await browser_of(request.headers, context)
    if here is not None and here.person.id == owner.id:
        return json_response(PersonBody(owner.name))  # the link stays valid, for another device
    if here is not None and not choice.replace:
        raise OtherPersonHere(here=here.person.name, there=owner.name)
    person, token = await context.people.follow_link(code, label=label_of(request))
    response = json_response(PersonBody(person.name))
    await become(response, request.headers, context, person, token)
    return response
