"""Records of finished games: for who held a seat there, and who was given the key."""

import re

import pytest

from foretell.server.settings import Keep
from foretell.server.upkeep import expire
from tests.server.http.local_server import Doors, within
from tests.server.http.test_tables import SHORT, play

DAY = 24 * 3_600 * 1_000


async def played(doors: Doors, host: dict[str, str]) -> str:
    """Play a game at a new table; return the table's code."""
    code = await doors.table(host, options=SHORT, settings={"pace": 0})
    await play(doors, host, code)
    return code


async def key_of(doors: Doors, code: str, **headers: str) -> str:
    (game,) = (await doors.client(**headers).get(f"/api/tables/{code}/games")).json()["games"]
    return str(game["key"])


async def away(doors: Doors) -> None:
    """Let so much time pass that a table is gone after its game."""
    await expire(doors.store, Keep(), doors.time.now() + 31 * DAY)


def test_a_finished_game_is_told_whole_once_it_is_over_to_who_held_a_seat() -> None:
    async def visit(doors: Doors) -> None:
        host = await doors.person()
        mine = doors.client(**host)
        code = await doors.table(host, options=SHORT, settings={"pace": 0})
        record = f"/api/tables/{code}/games/1/record"
        early = await mine.get(record)
        assert early.json()["code"] == "table/no_such_game"
        assert (await doors.client().get(f"/api/tables/{code}/games")).json() == {"games": []}
        await play(doors, host, code)
        games = (await doors.client().get(f"/api/tables/{code}/games")).json()["games"]
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

    within(visit)


def test_the_code_of_a_table_alone_opens_no_record() -> None:
    """A guessed code of 40 bits is told what it is told without a game."""

    async def visit(doors: Doors) -> None:
        code = await played(doors, await doors.person())
        other = await doors.person("Bea")
        none = await doors.client().get(f"/api/tables/{code}/games/2/record")
        for headers in ({}, other):
            for query in ("", "?key=", "?key=0123456789ABCDEF", "?key=é"):
                found = await doors.client(**headers).get(
                    f"/api/tables/{code}/games/1/record{query}"
                )
                assert found.status_code == none.status_code == 404
                assert found.json()["code"] == none.json()["code"] == "table/no_such_game"

    within(visit)


def test_a_key_of_eighty_bits_opens_one_record_to_everybody_for_ever() -> None:
    async def visit(doors: Doors) -> None:
        host = await doors.person()
        code = await played(doors, host)
        key = await key_of(doors, code)
        assert re.fullmatch("[0-9A-HJKMNP-TV-Z]{16}", key)
        assert await key_of(doors, code, **host) == key
        socket = await doors.socket(**host)
        socket.say(type="hello", table=code)
        socket.say(type="rematch", id="again")
        await socket.hear_of("done")
        await play(doors, host, code)
        await away(doors)
        keys = [f"/api/tables/{code}/games/{number}/record?key={key}" for number in (1, 2)]
        found = [(await doors.client().get(address)).status_code for address in keys]
        assert found == [200, 404]

    within(visit)


def test_when_its_table_is_gone_a_record_is_found_by_who_held_a_seat_alone() -> None:
    async def visit(doors: Doors) -> None:
        host = await doors.person()
        code = await played(doors, host)
        await away(doors)
        stranger, mine = doors.client(**await doors.person("Bea")), doors.client(**host)
        for client in (doors.client(), stranger):
            assert (await client.get(f"/api/tables/{code}/games")).json()["code"] == "table/unknown"
        (game,) = (await mine.get(f"/api/tables/{code}/games")).json()["games"]
        record = f"/api/tables/{code}/games/{game['number']}/record"
        assert (await mine.get(record)).status_code == 200
        assert (await stranger.get(f"{record}?key={game['key']}")).status_code == 200

    within(visit)


@pytest.mark.parametrize("path", ["games", "games/1/record"])
def test_a_bad_token_is_told_of(path: str) -> None:
    async def visit(doors: Doors) -> None:
        code = await doors.table(await doors.person())
        client = doors.client(authorization="Bearer nobody")
        assert (await client.get(f"/api/tables/{code}/{path}")).status_code == 401

    within(visit)
