"""The socket: its handshake, its messages, its closing."""

import asyncio

import pytest
import structlog

from foretell.server.http import sockets as endpoint
from foretell.server.http.connections import Deadlines
from foretell.server.live.client_session import ClientSession
from tests.server.http.local_server import LocalServer, Socket, local_server


async def test_a_seats_owner_is_recognised_by_cookie_and_by_bearer_token(
    server: LocalServer,
) -> None:
    host = await server.person()
    code = await server.table(host)
    token = host["authorization"].removeprefix("Bearer ")
    for header, seat in ((host, 0), ({"cookie": f"foretell={token}"}, 0), ({}, None)):
        socket = await server.at_table(code, **header)
        assert (await socket.hear())["seat"] == seat


async def test_an_unknown_bearer_token_is_refused_at_the_handshake(server: LocalServer) -> None:
    socket = await server.socket(authorization="Bearer nobody")
    assert socket.status == 401
    assert await socket.refusal() == {"code": "person/unknown", "clause": "", "fields": {}}


async def test_a_refused_handshake_is_closed_where_it_cannot_be_answered(
    server: LocalServer,
) -> None:

    def door_of(server: LocalServer) -> Socket:
        socket = Socket(server.app, "203.0.113.5", {"origin": "https://other.example"})
        socket.scope["extensions"] = {}
        return socket

    socket = door_of(server)
    await socket.handshake()
    assert socket.answer == {"type": "websocket.close", "code": 1008}


async def test_only_the_path_of_the_socket_accepts_websockets(server: LocalServer) -> None:
    socket = Socket(server.app, "203.0.113.5", {})
    socket.scope["path"] = "/other"
    await socket.handshake()
    assert socket.answer["type"] != "websocket.accept"
    await socket.over()


async def test_messages_may_be_text_or_bytes_and_long_ones_are_refused(server: LocalServer) -> None:
    socket = await server.socket()
    socket.throw(b'{"type":"ping"}')
    assert await socket.hear() == {"type": "pong"}
    socket.throw("x" * 8_193)
    assert (await socket.hear())["code"] == "frame/too_long"
    socket.say(type="hello", table="NONE")
    assert (await socket.hear())["code"] == "table/unknown"
    socket.say(type="start", id="1")
    assert (await socket.hear())["code"] == "frame/hello_first"


async def test_a_server_that_stops_notifies_every_client_and_waits_until_they_are_gone(
    server: LocalServer,
) -> None:
    code = await server.table(await server.person())
    sockets = [await server.socket() for _ in range(3)]
    for socket in sockets:
        socket.say(type="hello", table=code)
        await socket.hear_of("events")
    await server.app.state.sockets.end()
    for socket in sockets:
        closing = await socket.hear_of("closing")
        assert closing["reason"] == "restart"
        assert await socket.hear() == {"closed": 1012}


@pytest.mark.parametrize(("nodes", "first"), [(1, 1.0), (2, 0.0)])
async def test_a_server_that_stops_asks_its_clients_to_return_one_after_the_other(
    server: LocalServer, nodes: int, first: float
) -> None:
    """A single server needs a moment to restart; in a cluster, the other nodes are up already."""
    server.app.state.context.tables.alone = nodes == 1
    sockets = [await server.socket() for _ in range(5)]
    await server.app.state.sockets.end()
    heard = [await socket.hear_of("closing") for socket in sockets]
    waits = sorted(closing.get("retry_after", 0.0) for closing in heard)
    assert waits == [round(first + endpoint.RETURN_INTERVAL * each, 3) for each in range(5)]


async def test_no_client_is_asked_to_stay_away_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "RETURN_INTERVAL", 1_000)
    async with local_server() as server:
        sockets = [await server.socket() for _ in range(3)]
        await server.app.state.sockets.end()
        heard = [await socket.hear_of("closing") for socket in sockets]
        waits = sorted(closing["retry_after"] for closing in heard)
        assert waits == [1.0, endpoint.LONGEST_PAUSE, endpoint.LONGEST_PAUSE]


async def test_a_connection_that_reads_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "WRITE_WITHIN", 0.01)
    async with local_server() as server:
        socket = await server.socket()
        socket.stuck = True
        socket.say(type="ping")
        await socket.over()
        assert socket.is_aborted


@pytest.mark.parametrize("said", ["nothing", "ping", "command"])
async def test_a_connection_that_names_no_table_is_closed(server: LocalServer, said: str) -> None:
    server.app.state.context.deadlines = Deadlines(hello=0.05)
    socket = await server.socket()
    if said != "nothing":
        socket.say(type="ping" if said == "ping" else "start", id="1")
    assert await socket.hear_of("closing") == {"type": "closing", "reason": "no_hello"}
    assert await socket.hear() == {"closed": 1008}
    await socket.over()


async def test_a_connection_that_has_named_a_table_may_stay_silent(server: LocalServer) -> None:
    server.app.state.context.deadlines = Deadlines(hello=0.05)
    socket, silent = await server.socket(), await server.socket()
    socket.say(type="hello", table="NONE")
    await socket.hear_of("refused")
    await silent.over()
    socket.say(type="ping")
    assert await socket.hear() == {"type": "pong"}


async def test_a_store_that_does_not_answer_keeps_no_handshake_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def asleep(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(endpoint, "ANSWER_WITHIN", 0.01)
    async with local_server() as server:
        monkeypatch.setattr(server.app.state.context.people, "holder", asleep)
        socket = await server.socket(authorization="Bearer somebody")
        assert socket.status == 503
        assert (await socket.refusal())["code"] == "server/unavailable"


async def test_an_error_of_the_server_ends_one_connection_and_is_logged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def broken(_: ClientSession) -> bytes | None:
        raise RuntimeError

    monkeypatch.setattr(ClientSession, "next", broken)
    async with local_server() as server:
        with structlog.testing.capture_logs() as logged:
            socket = await server.socket()
            assert await socket.hear() == {"closed": 1011}
            await socket.over()
        assert [line["event"] for line in logged] == ["connection closed by an error"]


async def test_a_client_that_has_left_is_dropped(server: LocalServer) -> None:
    code = await server.table(await server.person())
    socket = await server.at_table(code)
    await socket.hear_of("events")
    await socket.leave()
    access = await server.app.state.context.tables.access(code)
    assert not access.broadcaster.subscribers
    await asyncio.wait_for(server.app.state.sockets.end(), 1)
