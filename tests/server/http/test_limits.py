"""Rate limits by connection, person and address."""

import asyncio

import pytest

from foretell.server.http import app_context, sockets
from foretell.server.live.buckets import Buckets, Rate
from foretell.server.settings import Settings
from tests.server.http.local_server import LocalServer, Socket, local_server
from tests.server.inside import settle


async def test_new_people_are_limited_by_address_but_not_on_this_machine(
    server: LocalServer,
) -> None:
    for address, last in (("203.0.113.5", 429), ("203.0.113.6", 429), ("127.0.0.1", 201)):
        client = server.client(address)
        made = [await client.post("/api/people", json={"name": "Ann"}) for _ in range(61)]
        assert {one.status_code for one in made[:60]} == {201}
        assert made[60].status_code == last, address
        if last == 429:
            assert made[60].json()["code"] == "limit/too_often"
            assert made[60].headers["retry-after"] == "10"
            assert made[60].json()["fields"] == {"retry_after": 10}


async def test_new_tables_are_limited_by_person_at_any_address(server: LocalServer) -> None:
    client = server.client("127.0.0.1", **await server.person())
    made = [await client.post("/api/tables", json={}) for _ in range(31)]
    assert [one.status_code for one in made[-2:]] == [201, 429]
    server.time.pass_by(5)
    assert (await client.post("/api/tables", json={})).status_code == 201


async def test_requests_other_than_probes_are_limited_by_address(server: LocalServer) -> None:
    client = server.client()
    found = [await client.get("/api/bots") for _ in range(601)]
    assert [one.status_code for one in found[-2:]] == [200, 429]
    assert (await client.get("/healthz")).status_code == 200
    server.time.pass_by(1)
    assert (await client.get("/api/bots")).status_code == 200


async def test_refusals_to_an_address_with_very_many_are_delayed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(app_context, "LONGEST_DELAY", 5.0)
    async with local_server() as server:
        client = server.client()
        found = [await client.get("/api/bots") for _ in range(600 + 100)]
        assert found[-1].status_code == 429
        asking = [client.get("/api/bots") for _ in range(100)]
        connecting = [server.socket() for _ in range(101)]
        waiting = [asyncio.ensure_future(one) for one in (*asking, *connecting)]
        assert (await server.client("198.51.100.7").get("/api/bots")).status_code == 200
        await settle()
        # the last twenty requests, and the handshake over the limit; the others wait, too, but how
        # long depends on the machine
        assert sum(not one.done() for one in waiting[80:]) == 21
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def test_concurrent_sockets_are_limited_by_person(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    header = await server.person()
    opened = [await server.socket("127.0.0.1", **header) for _ in range(65)]
    assert [one.status for one in opened[-2:]] == [101, 429]
    assert (await opened[-1].refusal())["code"] == "limit/too_many_sockets"
    await opened[0].leave()
    assert (await server.socket("127.0.0.1", **header)).status == 101


async def test_new_sockets_are_limited_by_address(server: LocalServer) -> None:
    opened = [await server.socket() for _ in range(101)]
    assert [one.status for one in opened[-2:]] == [101, 429]


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read messages over the limit at once."""
    monkeypatch.setattr(sockets, "PAUSE", 0)


@pytest.mark.parametrize("message", [{"type": "ping"}, {"type": "hello", "table": "NONE"}])
async def test_a_connection_that_has_sent_too_much_is_not_read_for_a_while(
    server: LocalServer, message: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = asyncio.Event()

    async def rest() -> None:
        await reading.wait()

    monkeypatch.setattr(sockets, "_rest", rest)
    socket = await server.socket()
    for _ in range(70):
        socket.say(**message)
    while (await socket.hear()).get("code") != "frame/too_many":
        pass
    await settle()
    left = socket._in.qsize()
    reading.set()
    await settle()
    assert left >= 9 > socket._in.qsize()


async def test_too_many_messages_are_refused_by_id_and_then_end_the_connection(
    server: LocalServer,
) -> None:
    socket = await server.socket()
    for _ in range(60):
        socket.say(type="ping")
    for _ in range(60):
        assert await socket.hear() == {"type": "pong"}
    socket.say(type="start", id="mine")
    assert await socket.hear() == {
        "type": "refused",
        "id": "mine",
        "code": "frame/too_many",
        "fields": {"retry_after": 1},
    }
    server.time.pass_by(0.06)
    socket.say(type="ping")
    assert await socket.hear() == {"type": "pong"}
    for frame in ("{", "x" * 9_000, '{"id": 1}', b"\xff", f'{{"id":"{"x" * 65}"}}'):
        socket.throw(frame)
        assert (await socket.hear())["id"] is None
    for _ in range(100):
        socket.say(type="ping")
    closing = {"type": "closing", "reason": "too_much", "retry_after": 3}
    assert await socket.hear_of("closing") == closing
    assert await socket.hear() == {"closed": 1008}
    await socket.over()


async def pings(socket: Socket, number: int) -> list[str]:
    """Send pings; return the types, or codes, of the answers."""
    for _ in range(number):
        socket.say(type="ping")
    heard = [await socket.hear() for _ in range(number)]
    return [message.get("code", message["type"]) for message in heard]


async def test_messages_are_limited_by_person_over_all_connections(server: LocalServer) -> None:
    mine, others = await server.person(), await server.person("Ben")
    sockets = [await server.socket("127.0.0.1", **mine) for _ in range(3)]
    for socket in sockets[:2]:
        assert set(await pings(socket, 60)) == {"pong"}
    sockets[2].say(type="start", id="mine")
    assert await sockets[2].hear() == {
        "type": "refused",
        "id": "mine",
        "code": "frame/too_many",
        "fields": {"retry_after": 1},
    }
    other = await server.socket("127.0.0.1", **others)
    assert set(await pings(other, 60)) == {"pong"}
    server.time.pass_by(1)
    heard = [code for socket in sockets for code in await pings(socket, 20)]
    assert heard.count("pong") == 40
    for _ in range(100):
        sockets[2].say(type="ping")
    assert (await sockets[2].hear_of("closing"))["reason"] == "too_much"


async def test_messages_are_limited_by_address_over_all_persons(server: LocalServer) -> None:
    for _ in range(10):
        assert set(await pings(await server.socket(), 60)) == {"pong"}
    assert await pings(await server.socket(), 2) == ["frame/too_many"] * 2
    assert await pings(await server.socket("203.0.113.6"), 2) == ["pong"] * 2
    assert await pings(await server.socket("127.0.0.1"), 2) == ["pong"] * 2
    server.time.pass_by(1)
    assert await pings(await server.socket(), 2) == ["pong"] * 2


async def test_the_view_of_a_table_counts_against_the_replay_limit(server: LocalServer) -> None:
    host = await server.person()
    code = await server.table(host)
    client = server.client("127.0.0.1", **host)
    limits = server.app.state.context.limits
    assert (await client.get(f"/api/tables/{code}/view")).status_code == 200
    limits._replayed_to_person._buckets = Buckets(Rate(100, 100))
    seen = [await client.get(f"/api/tables/{code}/view") for _ in range(2)]
    assert [one.status_code for one in seen] == [200, 429]
    assert seen[1].json()["code"] == "limit/too_often"
    server.time.pass_by(int(seen[1].headers["retry-after"]))
    assert (await client.get(f"/api/tables/{code}/view")).status_code == 200


async def test_a_connection_that_slows_down_is_not_closed() -> None:
    async with local_server(Settings(frames=1)) as server:
        socket = await server.socket()
        for _ in range(4):
            for _ in range(4):
                socket.say(type="ping")
            for _ in range(4):
                await socket.hear()
            server.time.pass_by(10)
        socket.say(type="ping")
        assert await socket.hear() == {"type": "pong"}
