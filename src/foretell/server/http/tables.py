"""Endpoints for opening, listing and viewing tables."""

from http import HTTPStatus
from io import BytesIO
from typing import Final

from starlette.responses import Response

from foretell.protocol.codec import encode
from foretell.rules.options import Options
from foretell.rules.presets import preset_options
from foretell.server.codes import read_code
from foretell.server.http.bodies import NewTable, TableCreated
from foretell.server.http.request import AppRequest, counts_wrong_codes
from foretell.server.http.responses import NO_STORE, json_response
from foretell.server.http.table_bodies import log_for, own_tables, table_body, view_body

MOST_DRAWN: Final = 256
"""Number of cached drawings."""
_drawn: Final[dict[str, bytes]] = {}
"""QR codes by link, oldest first. Drawing one takes as long as five other responses."""


@counts_wrong_codes
async def create_table(request: AppRequest) -> Response:
    """Open a table, and take its first seat as the host."""
    context, caller = request.context, await request.caller()
    new = await request.read(NewTable)
    if new.preset is None:
        options = Options.from_json(new.options)
    else:
        options = preset_options(new.preset, new.options)
    person, address = caller.person.id, request.client_address
    for key in (person, address):
        context.limits.tables.check(key)
    context.tables.locate(person, address)
    settings = new.settings.settled(min_pace=context.settings.min_pace)
    code = await context.tables.create(options, settings, caller.person)
    return json_response(TableCreated(code, f"{request.public_url}/t/{code}"), HTTPStatus.CREATED)


@counts_wrong_codes
async def list_tables(request: AppRequest) -> Response:
    """List the tables in the lobby."""
    return json_response(await request.context.lobby.body())


@counts_wrong_codes
async def list_own_tables(request: AppRequest) -> Response:
    """List the unfinished tables at which the person has a seat, and whether it is their turn."""
    context, caller = request.context, await request.caller()
    payers = caller.person.id, request.client_address
    context.limits.check_replay(*payers)
    body = encode(await own_tables(context.tables, caller.person.id))
    context.limits.replayed(len(body), *payers)
    return json_response(body)


@counts_wrong_codes
async def get_table(request: AppRequest) -> Response:
    """Return the public information about a table."""
    return json_response(await table_body(request.context.tables, _code(request)))


@counts_wrong_codes
async def get_view(request: AppRequest) -> Response:
    """Return a table as seen from the person's seat, for clients without a socket."""
    context, caller = request.context, await request.caller()
    payers = caller.person.id, request.client_address
    context.limits.check_replay(*payers)
    log = await log_for(context.tables, _code(request), caller.person.id)
    view = json_response(await view_body(log, caller.person.id))
    context.limits.replayed(len(view.body), *payers)
    return view


@counts_wrong_codes
async def draw_link(request: AppRequest) -> Response:
    """Return a QR code of a table's link, whether or not the table exists."""
    link = f"{request.public_url}/t/{_code(request)}"
    if link not in _drawn:
        request.context.limits.drawings.check(request.client_address)
        _drawn[link] = _draw(link)
        if len(_drawn) > MOST_DRAWN:
            del _drawn[next(iter(_drawn))]
    return Response(_drawn[link], headers=NO_STORE, media_type="image/svg+xml")


def _code(request: AppRequest) -> str:
    return read_code(request.path_params["code"])


def _draw(link: str) -> bytes:
    from segno import make

    drawing = BytesIO()
    make(link, micro=False).save(drawing, kind="svg", scale=8, light="#fff")
    return drawing.getvalue()
