"""Endpoints for people: registering a name, and returning to a previous person."""

from http import HTTPStatus

from starlette.responses import Response

from foretell.server.http.bodies import NewPerson, PersonBody
from foretell.server.http.devices import device_label
from foretell.server.http.identity import become, go_back, renew_cookie, way_back_of
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import json_response
from foretell.server.names import clean_name
from foretell.server.refusals import NoWayBack


async def create_person(request: AppRequest) -> Response:
    """Register a name, and get a token: in a cookie, or in the response for programs."""
    context, new = request.context, await request.read(NewPerson)
    label = clean_name(new.label) if new.label else label_of(request)
    context.limits.people.check(request.client_address)
    person, token = await context.people.make(new.name, label=label)
    if new.token == "bearer":  # noqa: S105 - the way to return the token
        return json_response(PersonBody(person.name, token), HTTPStatus.CREATED)
    response = json_response(PersonBody(person.name), HTTPStatus.CREATED)
    await become(response, request.headers, context, person, token)
    return response


async def get_person(request: AppRequest) -> Response:
    """Return the person signed in, and renew the cookie."""
    context, caller = request.context, await request.caller()
    before = await way_back_of(request.headers, context) if caller.by_cookie else None
    name = before.person.name if before else ""
    response = json_response(PersonBody(caller.person.name, before=name))
    renew_cookie(response, caller, context)
    return response


async def restore_person(request: AppRequest) -> Response:
    """Sign out of a person reached by a link, and return to the previous one."""
    before = await way_back_of(request.headers, request.context)
    if before is None:
        raise NoWayBack
    response = json_response(PersonBody(before.person.name))
    await go_back(response, request.headers, request.context)
    return response


def label_of(request: AppRequest) -> str:
    """Return the label of the device that sent a request."""
    return device_label(request.headers.get("user-agent", ""))
