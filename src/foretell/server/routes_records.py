"""The games that were played at a table, which outlive it."""

from hmac import compare_digest
from http import HTTPStatus
from typing import Any, Final

from fastapi import APIRouter
from starlette.responses import Response

from foretell.server.bodies import FinishedGame, Games
from foretell.server.codes import new_link, read_code
from foretell.server.house import InHouse
from foretell.server.identity import Caller, MaybeCalling
from foretell.server.live.table_registry import UnknownCode
from foretell.server.places import COUNTS_WRONG_CODES
from foretell.server.refusals import NoSuchGame
from foretell.server.storage.values import GameRecord
from foretell.server.telling import answers, answers_with, told

router = APIRouter(prefix="/api/tables", tags=["tables"], dependencies=[COUNTS_WRONG_CODES])

RECORD: Final = "application/x-ndjson"
_TEXT: Final[dict[str, Any]] = {"type": "string"}
_LARGEST_GAME: Final = 2**31 - 1


@router.get("/{code}/games", **answers(Games, HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND))
async def tell_games(house: InHouse, caller: MaybeCalling, code: str) -> Response:
    """Tell which games of a table are over, each with the key to its record.

    While there is the table, whoever knows its code may look on, and see what was played; later
    only those who held a seat.
    """
    table, store = read_code(code), house.hub.store
    if not await store.exists(table) and not await _was_there(house, caller, table):
        raise UnknownCode(table)
    games = await store.games(table)
    missing = {game.number: new_link() for game in games if game.key is None}
    if missing:
        await store.give_keys(table, missing)
        games = await store.games(table)
    bodies = (FinishedGame(game.number, game.finished, game.key or "") for game in games)
    return told(Games(tuple(bodies)))


@router.get(
    "/{code}/games/{number}/record",
    **answers_with(
        RECORD,
        _TEXT,
        HTTPStatus.UNAUTHORIZED,
        HTTPStatus.NOT_FOUND,
        HTTPStatus.UNPROCESSABLE_ENTITY,
    ),
)
async def tell_record(
    house: InHouse, caller: MaybeCalling, code: str, number: int, key: str = ""
) -> Response:
    """Tell a finished game whole, as its record: to who held a seat there, or has its key.

    Others are told that there is no such game, as if there were none.
    """
    table = read_code(code)
    record = None
    if 0 < number <= _LARGEST_GAME:
        record = await house.hub.store.record(table, number)
    if record is None or not (_opens(record, key) or await _was_there(house, caller, table)):
        raise NoSuchGame(table, number)
    saved = f'attachment; filename="{table}-{number}.jsonl"'
    headers = {"cache-control": "no-store", "content-disposition": saved}
    return Response(record.body, media_type=RECORD, headers=headers)


def _opens(record: GameRecord, key: str) -> bool:
    return record.key is not None and compare_digest(record.key.encode(), key.encode())


async def _was_there(house: InHouse, caller: Caller | None, table: str) -> bool:
    return caller is not None and await house.hub.store.is_member(table, caller.person.id)
