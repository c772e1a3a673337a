"""Table codes cannot be found by guessing: wrong ones are counted by address."""

import asyncio

import pytest

from foretell.server.live.buckets import Rate
from foretell.server.refusals import TooOften
from tests.server.http.local_server import STRANGER, LocalServer

WRONG_CODES = Rate(0.5, 60)
OTHER = "203.0.113.6"


async def exhausted(server: LocalServer) -> None:
    """Let a stranger try as many wrong codes as are allowed."""
    client = server.client()
    for number in range(WRONG_CODES.burst):
        path = ("", "/games", "/games/1/record")[number % 3]
        assert (await client.get(f"/api/tables/WRONG{number}{path}")).status_code == 404
        server.time.pass_by(0.05)  # slow enough for the limit of requests


@pytest.mark.parametrize("path", ["", "/games", "/games/1/record"])
async def test_after_too_many_wrong_codes_no_code_is_looked_up(
    server: LocalServer, path: str
) -> None:
    code = await server.table(await server.person())
    await exhausted(server)
    server.time.ms -= 50 * WRONG_CODES.burst
    wait = 0
    for tried in (code, "WRONG"):
        refused = await server.client().get(f"/api/tables/{tried}{path}")
        assert (refused.status_code, refused.json()["code"]) == (429, "limit/too_often")
        wait = refused.json()["fields"]["retry_after"]
    assert (await server.client(OTHER).get(f"/api/tables/{code}")).status_code == 200
    server.time.pass_by(wait)
    assert (await server.client().get(f"/api/tables/{code}")).status_code == 200


async def test_wrong_codes_over_all_sockets_are_counted_together(server: LocalServer) -> None:
    code = await server.table(await server.person())
    sockets = [await server.socket() for _ in range(WRONG_CODES.burst // 10)]
    for number in range(10):
        for socket in sockets:
            socket.say(type="hello", table=f"WRONG{number}")
            assert (await socket.hear())["code"] == "table/unknown"
        server.time.pass_by(1)
    for _ in range(5):  # as many as ten seconds restore
        assert (await server.client().get("/api/tables/WRONG")).status_code == 404
    late = await server.at_table(code)
    assert (await late.hear())["code"] == "limit/too_often"
    other = await server.socket(OTHER)
    other.say(type="hello", table=code)
    assert (await other.hear())["type"] == "welcome"


async def test_codes_tried_at_the_same_time_are_all_counted(server: LocalServer) -> None:
    guesses, exists = server.app.state.context.guesses, server.store.log.exists
    all_are_asking = asyncio.Barrier(100)

    async def slow(code: str) -> bool:
        await all_are_asking.wait()
        return await exists(code)

    server.store.log.exists = slow  # type: ignore[method-assign]  # a slow one in its place
    tries = [
        asyncio.create_task(server.client().get(f"/api/tables/WRONG{number}/games"))
        for number in range(100)
    ]
    answers = {one.status_code for one in await asyncio.gather(*tries)}
    assert answers == {404}
    server.time.pass_by((100 - WRONG_CODES.burst) / WRONG_CODES.per_second)
    with pytest.raises(TooOften), guesses.counted(STRANGER):
        pass


async def test_right_codes_cost_nothing(server: LocalServer) -> None:
    code = await server.table(await server.person())
    client = server.client()
    for _ in range(2 * WRONG_CODES.burst):
        assert (await client.get(f"/api/tables/{code}")).status_code == 200
        server.time.pass_by(0.05)
