"""Endpoints for the finished games of a table, which outlive it."""

from hmac import compare_digest
from typing import Final

import msgspec
from starlette.responses import Response

from foretell.server.codes import new_link, read_code
from foretell.server.http.bodies import FinishedGame, Games
from foretell.server.http.identity import Caller
from foretell.server.http.request import AppRequest, counts_wrong_codes
from foretell.server.http.responses import NO_STORE, json_response
from foretell.server.live.tables import UnknownCode
from foretell.server.refusals import BadRequest, NoSuchGame
from foretell.server.storage.store import Store
from foretell.server.storage.values import GameRecord

RECORD: Final = "application/x-ndjson"
_LARGEST_GAME: Final = 2**31 - 1


@counts_wrong_codes
async def list_games(request: AppRequest) -> Response:
    """List the finished games of a table, each with the key to its record.

    While the table exists, anyone who knows its code can see its games; afterwards only those who
    held a seat.
    """
    store, caller = request.context.tables.store, await request.caller_if_any()
    table = read_code(request.path_params["code"])
    if not await store.log.exists(table) and not await _was_there(store, caller, table):
        raise UnknownCode(table)
    games = await store.records.games(table)
    missing = {game.number: new_link() for game in games if game.key is None}
    if missing:
        await store.records.give_keys(table, missing)
        games = await store.records.games(table)
    bodies = (FinishedGame(game.number, game.finished, game.key or "") for game in games)
    return json_response(Games(tuple(bodies)))


@counts_wrong_codes
async def get_record(request: AppRequest) -> Response:
    """Return the record of a finished game to those who held a seat at the table or have its key.

    For all others, the game does not exist.
    """
    store, caller = request.context.tables.store, await request.caller_if_any()
    number = _number(request.path_params["number"])
    table = read_code(request.path_params["code"])
    record = None
    if 0 < number <= _LARGEST_GAME:
        record = await store.records.record(table, number)
    key = request.query_params.get("key", "")
    if record is None or not (_opens(record, key) or await _was_there(store, caller, table)):
        raise NoSuchGame(table, number)
    disposition = f'attachment; filename="{table}-{number}.jsonl"'
    headers = {**NO_STORE, "content-disposition": disposition}
    return Response(record.body, headers=headers, media_type=RECORD)


def _number(text: str) -> int:
    try:
        return msgspec.convert(text, int, strict=False)
    except msgspec.ValidationError as error:
        raise BadRequest(f"{error} - at `number` in the address") from None


def _opens(record: GameRecord, key: str) -> bool:
    return record.key is not None and compare_digest(record.key.encode(), key.encode())


async def _was_there(store: Store, caller: Caller | None, table: str) -> bool:
    return caller is not None and await store.records.is_member(table, caller.person.id)
