"""Tables: opened, found, looked at."""

from http import HTTPStatus
from io import BytesIO
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from foretell.rules.options import Options
from foretell.rules.presets import preset_options
from foretell.server.bodies import Lobby, NewTable, TableBody, TableCreated, ViewBody
from foretell.server.codes import read_code
from foretell.server.house import InHouse
from foretell.server.identity import Calling
from foretell.server.overview import log_for, table_body, view_body
from foretell.server.places import COUNTS_WRONG_CODES, address_of, public_url
from foretell.server.telling import answers, answers_with, asks, read_body, told, told_json

router = APIRouter(prefix="/api/tables", tags=["tables"], dependencies=[COUNTS_WRONG_CODES])

MOST_DRAWN: Final = 256
"""Links that are kept as they were drawn."""
_drawn: Final[dict[str, bytes]] = {}
"""The oldest first. Drawing one takes as long as five other answers."""
_TEXT: Final[dict[str, Any]] = {"type": "string"}


@router.post(
    "",
    **asks(NewTable),
    **answers(
        TableCreated,
        HTTPStatus.UNAUTHORIZED,
        HTTPStatus.FORBIDDEN,
        HTTPStatus.CONFLICT,
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        HTTPStatus.UNPROCESSABLE_ENTITY,
        status=201,
    ),
)
async def open_table(request: Request, house: InHouse, caller: Calling) -> Response:
    """Open a table, and be its host on the first seat."""
    asked = await read_body(request, NewTable)
    if asked.preset is None:
        options = Options.from_json(asked.options)
    else:
        options = preset_options(asked.preset, asked.options)
    house.limits.tables.check(caller.person.id)
    address = address_of(request, house)
    house.limits.tables.check(address)
    house.hub.locate(caller.person.id, address)
    settings = asked.settings.settled(min_pace=house.settings.min_pace)
    code = await house.hub.create(options, settings, caller.person)
    url = f"{public_url(request, house)}/t/{code}"
    return told(TableCreated(code, url), HTTPStatus.CREATED)


@router.get("", **answers(Lobby))
async def tell_lobby(house: InHouse) -> Response:
    """Tell the tables that want to be found."""
    return told_json(await house.lobby.body())


@router.get("/{code}", **answers(TableBody, HTTPStatus.NOT_FOUND))
async def tell_table(house: InHouse, code: str) -> Response:
    """Tell what everybody may know of a table."""
    return told(await table_body(house.hub, read_code(code)))


@router.get(
    "/{code}/view",
    **answers(ViewBody, HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND),
)
async def tell_view(request: Request, house: InHouse, caller: Calling, code: str) -> Response:
    """Tell a table as one's own seat knows it, all in one, for those without a socket."""
    counted = caller.person.id, address_of(request, house)
    house.limits.check_replay(*counted)
    log = await log_for(house.hub, read_code(code), caller.person.id)
    view = told(await view_body(log, caller.person.id))
    house.limits.replayed(len(view.body), *counted)
    return view


@router.get("/{code}/qr.svg", **answers_with("image/svg+xml", _TEXT, HTTPStatus.NOT_FOUND))
async def draw_link(request: Request, house: InHouse, code: str) -> Response:
    """Draw the link to a table, for a telephone to read; whether there is one is not said."""
    link = f"{public_url(request, house)}/t/{read_code(code)}"
    if link not in _drawn:
        house.limits.drawings.check(address_of(request, house))
        _drawn[link] = _draw(link)
        if len(_drawn) > MOST_DRAWN:
            del _drawn[next(iter(_drawn))]
    headers = {"cache-control": "no-store"}
    return Response(_drawn[link], media_type="image/svg+xml", headers=headers)


def _draw(link: str) -> bytes:
    from segno import make

    drawn = BytesIO()
    make(link, micro=False).save(drawn, kind="svg", scale=8, light="#fff")
    return drawn.getvalue()
