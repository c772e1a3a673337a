"""Tables: opened, found, looked at."""

from http import HTTPStatus
from io import BytesIO
from typing import Any, Final

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from foretell.record.codec import options_to_wire
from foretell.rules.options import Options
from foretell.rules.presets import preset_options
from foretell.server.board import Board
from foretell.server.bodies import (
    ListedTable,
    Lobby,
    NewTable,
    SeatBody,
    TableBody,
    TableCreated,
    ViewBody,
)
from foretell.server.codes import read_code
from foretell.server.house import InHouse
from foretell.server.identity import Calling
from foretell.server.places import address_of, public_url
from foretell.server.store.values import Summary
from foretell.server.summary import TableSummary, seat_summary, summary_of
from foretell.server.table.refusals import NotSeated
from foretell.server.telling import answers, answers_with, asks, read_body, told

router = APIRouter(prefix="/api/tables", tags=["tables"])

MOST_LISTED: Final = 100
_TEXT: Final[dict[str, Any]] = {"type": "string"}


@router.post(
    "",
    **asks(NewTable),
    **answers(
        TableCreated,
        HTTPStatus.UNAUTHORIZED,
        HTTPStatus.FORBIDDEN,
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
    settings = msgspec.structs.replace(
        asked.settings, pace=max(asked.settings.pace, house.settings.min_pace)
    )
    code = await house.hub.create(options, settings, caller.person)
    url = f"{public_url(request, house)}/t/{code}"
    return told(TableCreated(code, url), HTTPStatus.CREATED)


@router.get("", **answers(Lobby))
async def tell_lobby(house: InHouse) -> Response:
    """Tell the tables that want to be found."""
    listed = await house.hub.store.lobby(limit=MOST_LISTED)
    return told(Lobby(tuple(_listed(code, summary) for code, summary in listed)))


@router.get("/{code}", **answers(TableBody, HTTPStatus.NOT_FOUND))
async def tell_table(house: InHouse, code: str) -> Response:
    """Tell what everybody may know of a table."""
    access = await house.hub.access(read_code(code))
    return told(_table(access.board))


@router.get(
    "/{code}/view",
    **answers(ViewBody, HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND),
)
async def tell_view(house: InHouse, caller: Calling, code: str) -> Response:
    """Tell a table as one's own seat knows it, all in one, for those without a socket."""
    board = (await house.hub.access(read_code(code))).board
    seat = board.state.seat_of(caller.person.id)
    if seat is None:
        raise NotSeated
    seen = board.events(seat, 0, board.version)
    return told(
        ViewBody(board.code, seat, board.version, seen.events, seen.to_act, seen.legal, seen.clocks)
    )


@router.get("/{code}/qr.svg", **answers_with("image/svg+xml", _TEXT, HTTPStatus.NOT_FOUND))
async def draw_link(request: Request, house: InHouse, code: str) -> Response:
    """Draw the link to a table, for a telephone to read; whether there is one is not said."""
    from segno import make

    drawn = BytesIO()
    link = f"{public_url(request, house)}/t/{read_code(code)}"
    make(link, micro=False).save(drawn, kind="svg", scale=8, light="#fff")
    headers = {"cache-control": "no-store"}
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers=headers)


def _listed(code: str, summary: Summary) -> ListedTable:
    body = msgspec.json.decode(summary.body, type=TableSummary)
    return ListedTable(
        code, summary.phase, summary.players, summary.taken, summary.host, body.options
    )


def _table(board: Board) -> TableBody:
    state = board.state
    seats = zip(map(seat_summary, state.seats), board.present, strict=True)
    return TableBody(
        board.code,
        summary_of(state).phase,
        options_to_wire(state.options),
        state.settings,
        tuple(SeatBody(seat.name, seat.kind, is_there) for seat, is_there in seats),
        state.host,
        state.games,
        board.version,
    )
