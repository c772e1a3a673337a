"""Connections: a session survives broken connections, and ends when it is rejected."""

import asyncio
import random
from contextlib import aclosing
from functools import partial
from itertools import chain, repeat
from pathlib import Path

import pytest

from foretell.client.api import Api, ApiRefused
from foretell.client.connection import Connection, ConnectionRejected
from foretell.client.errors import UnreadableMessage
from foretell.client.table_session import TableSession
from foretell.protocol.client import GiveNonce, Sit
from foretell.protocol.codec import encode
from foretell.protocol.server import Closing, Done, Refused, Welcome
from foretell.rules.options import Options
from tests.server.process import ServerProcess, Warm, server_process

OPTIONS = Options(players=3, hand_sizes=(1,))


def connection_to(url: str, session: TableSession, token: str | None) -> Connection:
    """Return a connection with short delays."""
    return Connection(session, url, token=token, choices=random.Random(1), longest_wait=0.05)


async def until_settled(connection: Connection) -> None:
    """Read until every command is answered and its events have arrived."""
    async with aclosing(connection.messages()) as messages:
        async for _ in messages:
            if connection.session.is_welcome and connection.session.is_settled:
                return


async def test_a_command_made_while_disconnected_is_sent_over_the_next_connection(
    server: ServerProcess,
) -> None:
    api = Api(server.url)
    host, guest = await api.make_person("Ann"), await api.make_person("Bob")
    code = await api.make_table(host, OPTIONS)
    session = TableSession(code, prefix="a")
    connection = connection_to(api.socket_url, session, guest)
    await connection.send(session.ask(partial(Sit, seat=2)))
    await until_settled(connection)
    assert isinstance(session.answers["a-1"], Done)
    assert session.view.seat == 2
    assert [getattr(held, "name", "") for held in session.view.seats] == ["Ann", "", "Bob"]
    session.ask(partial(GiveNonce, nonce="5a"))
    await until_settled(connection)
    assert isinstance(session.answers["a-2"], Done)


@pytest.mark.parametrize("token", [None, "nobody's"])
async def test_an_unknown_table_or_token_ends_the_connection(
    server: ServerProcess, token: str | None
) -> None:
    session = TableSession("NOTABLE", prefix="a")
    connection = connection_to(Api(server.url).socket_url, session, token)
    with pytest.raises(ConnectionRejected) as caught:
        await until_settled(connection)
    assert caught.value.code == ("401" if token else "table/unknown")


def test_a_connection_survives_a_killed_server(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        api = Api(server.url)
        token = await api.make_person("Ann")
        session = TableSession(await api.make_table(token, OPTIONS), prefix="a")
        connection = connection_to(api.socket_url, session, token)
        async with aclosing(connection.messages()) as messages:
            async for _ in messages:
                if session.view.version == 4 and not session.unanswered and not session.answers:
                    server.kill()
                    await connection.send(session.ask(partial(GiveNonce, nonce="5a")))
                    server.start()
                if session.answers and session.is_settled:
                    break
        assert session.view.version == 5

    store, log = str(tmp_path / "tables.db"), tmp_path / "log"
    with server_process(store, log, launcher=Warm()) as server:
        asyncio.run(asyncio.wait_for(play(server), 20))


async def test_commands_refused_for_now_are_sent_again() -> None:
    """A fake server refuses with busy and elsewhere before it answers."""
    from websockets.asyncio.server import ServerConnection, serve

    received: list[str] = []
    hellos = [
        encode(Refused(None, "table/elsewhere")),
        encode(Welcome("T1", None, 0, 0)),
    ]
    answers = [
        encode(Refused("a-1", "frame/hello_first")),
        encode(Refused("a-1", "table/busy")),
        encode(Done("a-1", 0)),
    ]

    async def busy(socket: ServerConnection) -> None:
        async for frame in socket:
            received.append(str(frame))
            answer = hellos if '"hello"' in received[-1] else answers
            await socket.send(answer.pop(0), text=True)

    async with serve(busy, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        session = TableSession("T1", prefix="a")
        session.ask(Sit)
        await asyncio.wait_for(
            until_settled(connection_to(f"ws://127.0.0.1:{port}", session, None)), 10
        )
    assert session.answers == {"a-1": Done("a-1", 0)}
    assert len([frame for frame in received if '"sit"' in frame]) == 3


async def test_a_client_waits_for_the_retry_after_of_an_unavailable_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with asyncio.timeout(10):
        from websockets.asyncio.server import ServerConnection, serve
        from websockets.datastructures import Headers
        from websockets.http11 import Request, Response

        waits: list[float] = []
        answers = iter(("7", "soon", "999999"))

        async def wait(seconds: float) -> None:
            waits.append(seconds)

        def handshake(_: ServerConnection, __: Request) -> Response | None:
            asked = next(answers, None)
            if asked is None:
                return None
            headers = Headers({"Retry-After": asked, "Content-Length": "0"})
            return Response(503, "Service Unavailable", headers)

        async def welcome(socket: ServerConnection) -> None:
            await socket.recv()
            await socket.send(encode(Welcome("T1", None, 0, 0)), text=True)
            await socket.wait_closed()

        monkeypatch.setattr("foretell.client.connection.asyncio.sleep", wait)
        async with serve(welcome, "127.0.0.1", 0, process_request=handshake) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            session = TableSession("T1", prefix="a")
            await until_settled(connection_to(f"ws://127.0.0.1:{port}", session, None))
        asked, unreadable, too_long = waits[:3]
        assert 3.5 <= asked <= 7
        assert unreadable <= 0.05
        assert 15 <= too_long <= 30


async def test_a_client_waits_once_for_the_retry_after_of_a_closing_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with asyncio.timeout(10):
        from websockets.asyncio.server import ServerConnection, serve

        waits: list[float] = []
        asked = chain((7, 0, 1e9), repeat(0))

        async def wait(seconds: float) -> None:
            waits.append(seconds)

        async def close(socket: ServerConnection) -> None:
            await socket.recv()
            await socket.send(encode(Welcome("T1", None, 0, 0)), text=True)
            await socket.send(encode(Closing("restart", next(asked))), text=True)

        monkeypatch.setattr("foretell.client.connection.asyncio.sleep", wait)
        async with serve(close, "127.0.0.1", 0, ping_interval=None) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            connection = connection_to(
                f"ws://127.0.0.1:{port}", TableSession("T1", prefix="a"), None
            )
            async with aclosing(connection.messages()) as messages:
                async for _ in messages:
                    if len(waits) == 3:
                        break
        as_asked, as_usual, too_long = waits
        assert 3.5 <= as_asked <= 7
        assert as_usual <= 0.05
        assert 15 <= too_long <= 30


async def test_a_damaged_table_ends_the_connection_even_after_a_welcome() -> None:
    async with asyncio.timeout(10):
        from websockets.asyncio.server import ServerConnection, serve

        async def damaged(socket: ServerConnection) -> None:
            await socket.recv()
            for message in (Welcome("T1", None, 0, 0), Refused(None, "table/damaged")):
                await socket.send(encode(message), text=True)
            await socket.wait_closed()

        async with serve(damaged, "127.0.0.1", 0) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            connection = connection_to(
                f"ws://127.0.0.1:{port}", TableSession("T1", prefix="a"), None
            )
            with pytest.raises(ConnectionRejected, match="table/damaged"):
                async for _ in connection.messages():
                    pass


async def test_an_unreadable_message_ends_the_connection() -> None:
    async with asyncio.timeout(10):
        from websockets.asyncio.server import ServerConnection, serve

        async def babble(socket: ServerConnection) -> None:
            await socket.recv()
            await socket.send("?", text=True)
            await socket.wait_closed()

        async with serve(babble, "127.0.0.1", 0) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            connection = connection_to(
                f"ws://127.0.0.1:{port}", TableSession("T1", prefix="a"), None
            )
            with pytest.raises(UnreadableMessage):
                async for _ in connection.messages():
                    pass


async def test_the_api_raises_with_the_status_and_reason_of_a_refusal(
    server: ServerProcess,
) -> None:
    api = Api(server.url)
    with pytest.raises(ApiRefused) as caught:
        await api.make_person("")
    assert (caught.value.status, caught.value.reason) == (422, "name/empty")
    with pytest.raises(ApiRefused) as caught:
        await api.record("NOTABLE", 1)
    assert caught.value.status == 404
    assert Api("https://wizard.example").socket_url == "wss://wizard.example/socket"
