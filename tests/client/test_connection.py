"""Connections: a talk goes on whatever happens to the wire, and ends when there is no point."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import aclosing
from functools import partial
from itertools import chain, repeat
from pathlib import Path

import pytest

from foretell.client.api import Api, ApiRefused
from foretell.client.astray import Unreadable
from foretell.client.connection import Connection, NotLetIn
from foretell.client.talk import Talk
from foretell.protocol.client import GiveNonce, Sit
from foretell.protocol.codec import encode
from foretell.protocol.server import Closing, Done, Refused, Welcome
from foretell.rules.options import Options
from tests.server.process import ServerProcess, Warm, server_process

OPTIONS = Options(players=3, hand_sizes=(1,))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that is there for all tests of this module."""
    folder: Path = tmp_path_factory.mktemp("server")
    with server_process(str(folder / "tables.db"), folder / "log", launcher=Warm()) as running:
        yield running


def connection_to(url: str, talk: Talk, token: str | None) -> Connection:
    """Return a connection that does not wait long."""
    return Connection(talk, url, token=token, choices=random.Random(1), longest_wait=0.05)


async def until_settled(connection: Connection) -> None:
    """Read until everything asked is answered and told."""
    async with aclosing(connection.messages()) as messages:
        async for _ in messages:
            if connection.talk.is_welcome and connection.talk.is_settled:
                return


def test_what_was_asked_without_a_connection_is_sent_with_the_next(server: ServerProcess) -> None:
    async def play() -> None:
        api = Api(server.url)
        host, guest = await api.make_person("Ann"), await api.make_person("Bob")
        code = await api.make_table(host, OPTIONS)
        talk = Talk(code, prefix="a")
        connection = connection_to(api.socket_url, talk, guest)
        await connection.send(talk.ask(partial(Sit, seat=2)))
        await until_settled(connection)
        assert isinstance(talk.answers["a-1"], Done)
        assert talk.story.seat == 2
        assert [getattr(held, "name", "") for held in talk.story.seats] == ["Ann", "", "Bob"]
        talk.ask(partial(GiveNonce, nonce="5a"))
        await until_settled(connection)
        assert isinstance(talk.answers["a-2"], Done)

    asyncio.run(play())


@pytest.mark.parametrize("token", [None, "nobody's"])
def test_a_table_that_there_is_not_ends_it(server: ServerProcess, token: str | None) -> None:
    async def look() -> None:
        talk = Talk("NOTABLE", prefix="a")
        await until_settled(connection_to(Api(server.url).socket_url, talk, token))

    with pytest.raises(NotLetIn) as caught:
        asyncio.run(look())
    assert caught.value.code == ("401" if token else "table/unknown")


def test_a_killed_server_is_waited_for(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        api = Api(server.url)
        token = await api.make_person("Ann")
        talk = Talk(await api.make_table(token, OPTIONS), prefix="a")
        connection = connection_to(api.socket_url, talk, token)
        async with aclosing(connection.messages()) as messages:
            async for _ in messages:
                if talk.story.version == 4 and not talk.unanswered and not talk.answers:
                    server.kill()
                    await connection.send(talk.ask(partial(GiveNonce, nonce="5a")))
                    server.start()
                if talk.answers and talk.is_settled:
                    break
        assert talk.story.version == 5

    store, log = str(tmp_path / "tables.db"), tmp_path / "log"
    with server_process(store, log, launcher=Warm()) as server:
        asyncio.run(asyncio.wait_for(play(server), 20))


def test_what_was_put_off_is_asked_again() -> None:
    """A stand-in for the server says that it is busy, and to go elsewhere, before it answers."""

    async def play() -> None:
        from websockets.asyncio.server import ServerConnection, serve

        heard: list[str] = []
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
                heard.append(str(frame))
                told = hellos if '"hello"' in heard[-1] else answers
                await socket.send(told.pop(0), text=True)

        async with serve(busy, "127.0.0.1", 0) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            talk = Talk("T1", prefix="a")
            talk.ask(Sit)
            await asyncio.wait_for(
                until_settled(connection_to(f"ws://127.0.0.1:{port}", talk, None)), 10
            )
        assert talk.answers == {"a-1": Done("a-1", 0)}
        assert len([frame for frame in heard if '"sit"' in frame]) == 3

    asyncio.run(play())


def test_a_server_that_cannot_write_is_left_alone_for_as_long_as_it_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
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
            talk = Talk("T1", prefix="a")
            await until_settled(connection_to(f"ws://127.0.0.1:{port}", talk, None))
        asked, unreadable, too_long = waits[:3]
        assert 3.5 <= asked <= 7
        assert unreadable <= 0.05
        assert 15 <= too_long <= 30

    asyncio.run(asyncio.wait_for(play(), 10))


def test_a_server_that_closes_is_left_alone_for_as_long_as_it_asks_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
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
        monkeypatch.setattr("foretell.client.connection.PING_EVERY", None)  # it sleeps, too
        async with serve(close, "127.0.0.1", 0, ping_interval=None) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            connection = connection_to(f"ws://127.0.0.1:{port}", Talk("T1", prefix="a"), None)
            async with aclosing(connection.messages()) as messages:
                async for _ in messages:
                    if len(waits) == 3:
                        break
        as_asked, as_usual, too_long = waits
        assert 3.5 <= as_asked <= 7
        assert as_usual <= 0.05
        assert 15 <= too_long <= 30

    asyncio.run(asyncio.wait_for(play(), 10))


def test_a_damaged_table_ends_it_even_when_it_was_shown_before() -> None:
    async def play() -> None:
        from websockets.asyncio.server import ServerConnection, serve

        async def damaged(socket: ServerConnection) -> None:
            await socket.recv()
            for message in (Welcome("T1", None, 0, 0), Refused(None, "table/damaged")):
                await socket.send(encode(message), text=True)
            await socket.wait_closed()

        async with serve(damaged, "127.0.0.1", 0) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            connection = connection_to(f"ws://127.0.0.1:{port}", Talk("T1", prefix="a"), None)
            with pytest.raises(NotLetIn, match="table/damaged"):
                async for _ in connection.messages():
                    pass

    asyncio.run(asyncio.wait_for(play(), 10))


def test_what_no_server_says_ends_it() -> None:
    async def play() -> None:
        from websockets.asyncio.server import ServerConnection, serve

        async def babble(socket: ServerConnection) -> None:
            await socket.recv()
            await socket.send("?", text=True)
            await socket.wait_closed()

        async with serve(babble, "127.0.0.1", 0) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            connection = connection_to(f"ws://127.0.0.1:{port}", Talk("T1", prefix="a"), None)
            with pytest.raises(Unreadable):
                async for _ in connection.messages():
                    pass

    asyncio.run(asyncio.wait_for(play(), 10))


def test_the_api_says_what_was_refused(server: ServerProcess) -> None:
    async def ask() -> None:
        api = Api(server.url)
        with pytest.raises(ApiRefused) as caught:
            await api.make_person("")
        assert (caught.value.status, caught.value.reason) == (422, "name/empty")
        with pytest.raises(ApiRefused) as caught:
            await api.record("NOTABLE", 1)
        assert caught.value.status == 404

    asyncio.run(ask())
    assert Api("https://wizard.example").socket_url == "wss://wizard.example/socket"
