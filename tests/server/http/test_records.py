"""Records of finished games: for those who held a seat, and for anyone with the key."""

import re

import pytest

from foretell.server.settings import Keep
from foretell.server.upkeep import expire
from tests.server.http.local_server import LocalServer
from tests.server.http.test_tables import SHORT, play

DAY = 24 * 3_600 * 1_000


async def played(server: LocalServer, host: dict[str, str]) -> str:
    """Play a game at a new table; return the table's code."""
    code = await server.table(host, options=SHORT, settings={"pace": 0})
    await play(server, host, code)
    return code


async def key_of(server: LocalServer, code: str, **headers: str) -> str:
    (game,) = (await server.client(**headers).get(f"/api/tables/{code}/games")).json()["games"]
    return str(game["key"])


async def away(server: LocalServer) -> None:
    """Let enough time pass for a table to be deleted after its game."""
    await expire(server.store, Keep(), server.time.now() + 31 * DAY)


async def test_a_seated_person_gets_the_whole_record_once_the_game_is_over(
    server: LocalServer,
) -> None:
    host = await server.person()
    mine = server.client(**host)
    code = await server.table(host, options=SHORT, settings={"pace": 0})
    record = f"/api/tables/{code}/games/1/record"
    early = await mine.get(record)
    assert early.json()["code"] == "table/no_such_game"
    assert (await server.client().get(f"/api/tables/{code}/games")).json() == {"games": []}
    await play(server, host, code)
    games = (await server.client().get(f"/api/tables/{code}/games")).json()["games"]
    assert [game["number"] for game in games] == [1]
    found = await mine.get(record)
    assert found.headers["content-type"] == "application/x-ndjson"
    assert f"{code}-1.jsonl" in found.headers["content-disposition"]
    assert found.text.startswith('{"type":"game"')
    assert "p-" not in found.text.partition("\n")[0]
    for number in ("0", "2", "-1", str(2**70)):
        other = await mine.get(f"/api/tables/{code}/games/{number}/record")
        assert other.status_code == 404, number
    words = await mine.get(f"/api/tables/{code}/games/one/record")
    assert words.status_code == 422


async def test_the_code_of_a_table_alone_opens_no_record(server: LocalServer) -> None:
    """A guessed code of 40 bits gets the same answer as without a game."""
    code = await played(server, await server.person())
    other = await server.person("Bea")
    none = await server.client().get(f"/api/tables/{code}/games/2/record")
    for headers in ({}, other):
        for query in ("", "?key=", "?key=0123456789ABCDEF", "?key=é"):
            found = await server.client(**headers).get(f"/api/tables/{code}/games/1/record{query}")
            assert found.status_code == none.status_code == 404
            assert found.json()["code"] == none.json()["code"] == "table/no_such_game"


async def test_a_key_of_eighty_bits_opens_one_record_to_anyone_for_ever(
    server: LocalServer,
) -> None:
    host = await server.person()
    code = await played(server, host)
    key = await key_of(server, code)
    assert re.fullmatch("[0-9A-HJKMNP-TV-Z]{16}", key)
    assert await key_of(server, code, **host) == key
    socket = await server.at_table(code, **host)
    socket.say(type="rematch", id="again")
    await socket.hear_of("done")
    await play(server, host, code)
    await away(server)
    keys = [f"/api/tables/{code}/games/{number}/record?key={key}" for number in (1, 2)]
    found = [(await server.client().get(address)).status_code for address in keys]
    assert found == [200, 404]


async def test_a_record_of_a_deleted_table_is_listed_only_for_its_players(
    server: LocalServer,
) -> None:
    host = await server.person()
    code = await played(server, host)
    await away(server)
    stranger, mine = server.client(**await server.person("Bea")), server.client(**host)
    for client in (server.client(), stranger):
        assert (await client.get(f"/api/tables/{code}/games")).json()["code"] == "table/unknown"
    (game,) = (await mine.get(f"/api/tables/{code}/games")).json()["games"]
    record = f"/api/tables/{code}/games/{game['number']}/record"
    assert (await mine.get(record)).status_code == 200
    assert (await stranger.get(f"{record}?key={game['key']}")).status_code == 200


@pytest.mark.parametrize("path", ["games", "games/1/record"])
async def test_a_bad_token_is_refused(server: LocalServer, path: str) -> None:
    code = await server.table(await server.person())
    client = server.client(authorization="Bearer nobody")
    assert (await client.get(f"/api/tables/{code}/{path}")).status_code == 401
