"""The fault proxy: the effect of each fault on open and on new connections."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from foretell.testing.fault_proxy import (
    CLOSE_HALF,
    CUT,
    HANG,
    LOSE_ANSWERS,
    PASS,
    SWALLOW,
    Fault,
    FaultProxy,
    Flow,
    ProxiedConnection,
    ThreadedFaultProxy,
    delay,
)
from foretell.testing.fault_proxy.direction import CHUNK, MOST_HELD

LIMIT = 60.0
"""Seconds after which a test has failed that waits for something."""


@dataclass
class Echo:
    """A server that answers each line in capitals, and leaves at ``bye``."""

    received: list[bytes] = field(default_factory=list)
    """The lines that have arrived."""
    ends: list[str] = field(default_factory=list)
    """The ends of its connections, each ``closed`` or ``reset``."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a connection."""
        try:
            while line := await reader.readline():
                self.received.append(line)
                self.news.set()
                if line == b"bye\n":
                    break
                writer.write(line.upper())
            self.ends.append("closed")
        except OSError:
            self.ends.append("reset")
        finally:
            self.news.set()
            writer.close()

    async def until(self, *, received: list[bytes] | None = None, ends: list[str]) -> None:
        """Wait until exactly these lines have arrived, and connections have ended like this."""
        while self.ends != ends or self.received != (received or []):
            self.news.clear()
            await self.news.wait()


@dataclass
class Client:
    """A client of the server, by way of the proxy."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def send(self, line: bytes) -> None:
        """Send a line."""
        self.writer.write(line)

    async def receive(self) -> bytes:
        """Return the next line; empty if the stream has ended."""
        return await self.reader.readline()


class Clients:
    """Connects clients to a proxy, and closes them at the end."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._writers: list[asyncio.StreamWriter] = []

    async def connect(self) -> Client:
        """Return a new client."""
        client = Client(*await asyncio.open_connection("127.0.0.1", self._port))
        self._writers.append(client.writer)
        return client

    def close(self) -> None:
        """Close all."""
        for writer in self._writers:
            writer.close()


async def only(proxy: FaultProxy) -> ProxiedConnection:
    """Return the only connection, once the proxy has accepted it."""
    await proxy.until(lambda: len(proxy.connections) == 1)
    return proxy.connections[0]


@asynccontextmanager
async def proxied(fault: Fault = PASS) -> AsyncIterator[tuple[FaultProxy, Echo, Clients]]:
    """Run a server behind a proxy."""
    echo = Echo()
    async with (
        asyncio.timeout(LIMIT),
        await asyncio.start_server(echo.serve, "127.0.0.1", 0) as server,
        FaultProxy(server.sockets[0].getsockname()[1], fault=fault) as proxy,
    ):
        clients = Clients(proxy.port)
        try:
            yield proxy, echo, clients
        finally:
            clients.close()


async def test_without_a_fault_everything_passes_in_order() -> None:
    async with proxied() as (proxy, echo, clients):
        client = await clients.connect()
        for line in (b"one\n", b"two\n"):
            client.send(line)
            assert await client.receive() == line.upper()
        connection = await only(proxy)
        assert (connection.to_server.delivered, connection.to_client.delivered) == (8, 8)
        client.writer.close()
        await echo.until(received=[b"one\n", b"two\n"], ends=["closed"])
        await proxy.until(lambda: not proxy.connections)
        assert not connection.is_open


async def test_a_client_that_ends_its_stream_still_receives_the_answers() -> None:
    async with proxied() as (_, _, clients):
        client = await clients.connect()
        client.send(b"one\n")
        client.writer.write_eof()
        assert await client.reader.read() == b"ONE\n"


async def test_more_than_the_proxy_holds_arrives_whole_after_a_hang() -> None:
    """The rest waits with the sender."""
    async with proxied() as (proxy, echo, clients):
        client = await clients.connect()
        connection = await only(proxy)
        proxy.set(HANG)
        line = b"x" * 4_000 + b"\n"
        lines = 3 * MOST_HELD // len(line)
        sending = asyncio.create_task(_send_all(client, line * lines))
        await proxy.until(lambda: connection.to_server.held >= MOST_HELD)
        assert connection.to_server.held < MOST_HELD + CHUNK
        assert echo.received == []
        proxy.set(PASS)
        for _ in range(lines):
            assert len(await client.receive()) == len(line)
        await sending


async def _send_all(client: Client, data: bytes) -> None:
    client.send(data)
    await client.writer.drain()


async def test_a_hanging_proxy_holds_the_end_of_a_stream_as_well() -> None:
    async with proxied() as (proxy, echo, clients):
        client = await clients.connect()
        connection = await only(proxy)
        proxy.set(HANG)
        client.send(b"one\n")
        client.writer.close()
        await proxy.until(lambda: connection.to_server.held == 4)
        assert (echo.received, echo.ends) == ([], [])
        proxy.set(PASS)
        await echo.until(received=[b"one\n"], ends=["closed"])


async def test_a_connection_that_has_lost_a_byte_stays_dead() -> None:
    """TCP delivers the bytes after a gap to nobody."""
    async with proxied() as (proxy, echo, clients):
        client = await clients.connect()
        connection = await only(proxy)
        proxy.set(SWALLOW)
        client.send(b"one\n")
        await proxy.until(lambda: connection.to_server.lost == 4)
        proxy.set(PASS)
        client.send(b"two\n")
        await proxy.until(lambda: connection.to_server.lost == 8)
        other = await clients.connect()
        other.send(b"new\n")
        assert await other.receive() == b"NEW\n"
        assert echo.received == [b"new\n"]
        assert connection.is_open


async def test_a_connection_that_has_lost_nothing_survives_a_black_hole() -> None:
    async with proxied() as (proxy, _, clients):
        client = await clients.connect()
        client.send(b"one\n")
        assert await client.receive() == b"ONE\n"
        proxy.set(SWALLOW)
        proxy.set(PASS)
        client.send(b"two\n")
        assert await client.receive() == b"TWO\n"


async def test_a_connection_made_in_a_black_hole_never_reaches_the_server() -> None:
    async with proxied(SWALLOW) as (proxy, echo, clients):
        client = await clients.connect()
        connection = await only(proxy)
        client.send(b"one\n")
        await proxy.until(lambda: connection.to_server.lost == 4)
        proxy.set(PASS)
        client.send(b"two\n")
        await proxy.until(lambda: connection.to_server.lost == 8)
        assert (echo.received, echo.ends) == ([], [])
        client.writer.close()
        await proxy.until(lambda: not proxy.connections)


async def test_a_client_does_not_learn_that_the_server_has_left() -> None:
    async with proxied() as (proxy, echo, clients):
        client = await clients.connect()
        connection = await only(proxy)
        proxy.set(LOSE_ANSWERS)
        client.send(b"bye\n")
        await echo.until(received=[b"bye\n"], ends=["closed"])
        await proxy.until(lambda: connection.to_client.is_dead)
        client.send(b"still here\n")
        await proxy.until(lambda: connection.to_server.delivered > 4 or not connection.is_open)
        assert not client.reader.at_eof()


async def test_lost_answers_have_reached_the_server_as_questions() -> None:
    async with proxied() as (proxy, echo, clients):
        client = await clients.connect()
        connection = await only(proxy)
        proxy.set(LOSE_ANSWERS)
        client.send(b"one\n")
        await proxy.until(lambda: connection.to_client.lost == 4)
        assert echo.received == [b"one\n"]
        assert connection.to_client.delivered == 0


async def test_a_cut_resets_both_ends_and_every_new_connection() -> None:
    async with proxied() as (proxy, echo, clients):
        client = await clients.connect()
        client.send(b"one\n")
        assert await client.receive() == b"ONE\n"
        proxy.set(CUT)
        with pytest.raises(ConnectionResetError):
            await client.receive()
        await echo.until(received=[b"one\n"], ends=["reset"])
        with pytest.raises(ConnectionResetError):  # noqa: PT012 - either line may raise it
            late = await clients.connect()
            await late.receive()
        proxy.set(PASS)
        again = await clients.connect()
        again.send(b"two\n")
        assert await again.receive() == b"TWO\n"


@pytest.mark.parametrize("fault", [HANG, SWALLOW, LOSE_ANSWERS, CLOSE_HALF])
async def test_a_cut_ends_every_other_fault(fault: Fault) -> None:
    async with proxied() as (proxy, _, clients):
        client = await clients.connect()
        client.send(b"one\n")
        assert await client.receive() == b"ONE\n"
        proxy.set(fault)
        client.send(b"two\n")
        proxy.set(CUT)
        await proxy.until(lambda: not proxy.connections)


async def test_half_a_connection_can_be_closed() -> None:
    async with proxied() as (proxy, echo, clients):
        client = await clients.connect()
        client.send(b"one\n")
        assert await client.receive() == b"ONE\n"
        proxy.set(CLOSE_HALF)
        assert await client.receive() == b""
        client.send(b"two\n")
        await echo.until(received=[b"one\n", b"two\n"], ends=[])
        connection = await only(proxy)
        await proxy.until(lambda: connection.to_client.lost == 4)


async def test_a_delay_applies_to_each_direction() -> None:
    async with proxied() as (proxy, _, clients):
        client = await clients.connect()
        proxy.set(delay(0.05))
        clock = asyncio.get_running_loop().time
        began = clock()
        for line in (b"one\n", b"two\n"):
            client.send(line)
            assert await client.receive() == line.upper()
        assert clock() - began >= 4 * 0.05


async def test_a_fault_may_be_set_for_one_connection_and_one_direction() -> None:
    async with proxied() as (proxy, echo, clients):
        first = await clients.connect()
        second = await clients.connect()
        await proxy.until(lambda: proxy.accepted == 2)
        proxy.connections[0].set(Fault(to_server=Flow.HOLD))
        first.send(b"held\n")
        second.send(b"through\n")
        assert await second.receive() == b"THROUGH\n"
        await proxy.until(lambda: proxy.connections[0].to_server.held == 5)
        assert echo.received == [b"through\n"]
        proxy.connections[0].set(PASS)
        assert await first.receive() == b"HELD\n"


async def test_a_client_that_resets_its_connection_resets_that_of_the_server() -> None:
    async with proxied() as (_, echo, clients):
        client = await clients.connect()
        client.send(b"one\n")
        assert await client.receive() == b"ONE\n"
        taken: socket.socket = client.writer.get_extra_info("socket")
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        client.writer.transport.abort()
        await echo.until(received=[b"one\n"], ends=["reset"])


async def test_a_server_that_does_not_listen_resets_its_clients() -> None:
    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    async with asyncio.timeout(LIMIT), FaultProxy(port) as proxy:
        clients = Clients(proxy.port)
        with pytest.raises(ConnectionResetError):  # noqa: PT012 - either line may raise it
            client = await clients.connect()
            await client.receive()
        clients.close()


async def test_a_proxy_that_stops_leaves_no_connection() -> None:
    echo = Echo()
    async with asyncio.timeout(LIMIT):
        server = await asyncio.start_server(echo.serve, "127.0.0.1", 0)
        async with FaultProxy(server.sockets[0].getsockname()[1]) as proxy:
            clients = Clients(proxy.port)
            client = await clients.connect()
            client.send(b"one\n")
            assert await client.receive() == b"ONE\n"
        with pytest.raises(ConnectionResetError):
            await client.receive()
        await echo.until(received=[b"one\n"], ends=["reset"])
        assert proxy.connections == []
        clients.close()
        server.close()


def test_the_proxy_in_a_thread_does_the_same() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as listening,
        ThreadedFaultProxy(listening.getsockname()[1]) as proxy,
        socket.create_connection(("127.0.0.1", proxy.port), timeout=LIMIT) as client,
    ):
        assert proxy.url == f"http://127.0.0.1:{proxy.port}"
        server, _ = listening.accept()
        proxy.set(HANG)
        client.sendall(b"one")
        proxy.until(lambda running: running.connections[0].to_server.held == 3)
        proxy.set(PASS)
        assert server.recv(9) == b"one"
        assert proxy.accepted == 1
        with pytest.raises(TimeoutError):
            proxy.until(lambda _: False, within=0.01)
        proxy.set(CUT)
        with pytest.raises(ConnectionResetError):
            client.recv(9)
        server.close()
