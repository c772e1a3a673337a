"""Connections: their greatest number, and the longest that one may keep the server waiting."""

import asyncio
import json
from ipaddress import ip_network
from typing import Any

import pytest
import structlog

from foretell.server.http import client_address, security_middleware
from foretell.server.http.connections import RESERVE, Deadlines, most_connections
from foretell.server.settings import Settings
from tests.server.http.listening import UPGRADE, Wire, listening, until

SOON = 0.2
"""Seconds; even on a busy machine a test's honest requests are quicker."""
REQUEST = "GET /healthz HTTP/1.1\r\nHost: a\r\n"


@pytest.fixture
def own_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let only 127.0.0.1 count as this machine, not all of 127.0.0.x."""
    monkeypatch.setattr(client_address, "_is_local", lambda address: str(address) == "127.0.0.1")


@pytest.mark.parametrize("said", ["", "GET", REQUEST, f"GET /socket HTTP/1.1\r\n{UPGRADE}"])
async def test_a_connection_that_does_not_finish_its_headers_is_closed(said: str) -> None:
    async with listening(deadlines=Deadlines(head=SOON)) as server:
        wire = await server.wire(said)
        assert await wire.rest() == b""
        assert not len(server.context.connections)


async def drip(wire: Wire, drop: str) -> None:
    while True:
        wire.send(drop)
        await asyncio.sleep(SOON / 10)


async def is_closed_although(wire: Wire, drop: str) -> None:
    """Wait until the server closes a connection on which a little keeps arriving."""
    dripping = asyncio.create_task(drip(wire, drop))
    await wire.rest()
    dripping.cancel()


async def test_headers_that_trickle_in_do_not_extend_the_deadline() -> None:
    async with listening(deadlines=Deadlines(head=SOON)) as server:
        wire = await server.wire("GET / HTTP/1.1\r\nX-Long: ")
        await is_closed_although(wire, "x")
        again = await server.wire(f"{REQUEST}\r\n")
        assert (await again.head()).startswith("HTTP/1.1 200 ")
        again.send("GET / HTTP/1.1\r\nX-Long: ")
        await is_closed_although(again, "x")


async def test_the_rest_of_an_answered_request_is_not_waited_for() -> None:
    async with listening(deadlines=Deadlines(rest=SOON)) as server:
        wire = await server.wire("POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n")
        assert (await wire.head()).startswith("HTTP/1.1 405 ")
        await is_closed_although(wire, "x")


@pytest.mark.parametrize(
    "length", ["Content-Length: 100", "Transfer-Encoding: chunked\r\nContent-Length: 100"]
)
@pytest.mark.parametrize("body", ["", "5\r\n{}"])
async def test_a_body_that_does_not_end_is_the_clients_fault_and_ends_the_connection(
    monkeypatch: pytest.MonkeyPatch, length: str, body: str
) -> None:
    monkeypatch.setattr(security_middleware, "ANSWER_WITHIN", SOON)
    async with listening() as server:
        head = f"POST /api/people HTTP/1.1\r\nHost: a\r\n{length}\r\n\r\n"
        wire = await server.wire(head + body)
        told, _, rest = (await wire.rest()).partition(b"\r\n\r\n")
        assert told.startswith(b"HTTP/1.1 408 ")
        assert b"\r\nconnection: close" in told
        assert json.loads(rest) == {"code": "request/unfinished", "clause": "", "fields": {}}


async def test_a_connection_stays_open_for_another_request_but_not_for_long() -> None:
    async with listening(deadlines=Deadlines(idle=SOON)) as server:
        wire = await server.wire()
        for _ in range(3):
            wire.send(f"{REQUEST}\r\n")
            assert (await wire.head()).startswith("HTTP/1.1 200 ")
            assert await wire.read(15) == b'{"status":"ok"}'
            assert len(server.context.connections) == 1
        assert await wire.rest() == b""
        assert not len(server.context.connections)


async def test_a_proxy_may_connect_ahead_of_its_first_request() -> None:

    settings = Settings(proxies=(ip_network("127.0.0.1"),))
    async with listening(settings=settings, deadlines=Deadlines(head=SOON, idle=60)) as server:
        ahead, other = await server.wire(), await server.wire("G")
        await other.rest()
        ahead.send(f"{REQUEST}\r\n")
        assert (await ahead.head()).startswith("HTTP/1.1 200 ")


async def test_a_client_that_reads_nothing_is_cut_off() -> None:
    async with listening(deadlines=Deadlines(stalled=SOON)) as server:
        await server.wire("GET /static/icons/icon-512.png HTTP/1.1\r\nHost: a\r\n\r\n" * 400)
        await until(lambda: len(server.context.connections) == 1)
        await until(lambda: not len(server.context.connections))


@pytest.mark.usefixtures("own_addresses")
async def test_connections_are_limited_by_address_while_others_get_in() -> None:
    async with listening(settings=Settings(connections=3)) as server:
        with structlog.testing.capture_logs() as logged:
            held = [await server.wire("GET", "127.0.0.2") for _ in range(3)]
            await until(lambda: len(server.context.connections) == 3)
            for _ in range(5):
                refused = await server.wire("", "127.0.0.2")
                head, _, body = (await refused.rest()).partition(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
                assert b"\r\nx-content-type-options: nosniff" in head
                assert json.loads(body)["code"] == "limit/too_many_connections"
                assert json.loads(body)["fields"] == {"most": 3}
        for address in ("127.0.0.3", "127.0.0.1"):
            other = await server.wire(f"{REQUEST}\r\n", address)
            assert (await other.head()).startswith("HTTP/1.1 200 "), address
        await held[0].close()
        await until(lambda: len(server.context.connections) == 4)
        again = await server.wire(f"{REQUEST}\r\n", "127.0.0.2")
        assert (await again.head()).startswith("HTTP/1.1 200 ")
        (line,) = logged
        assert line["event"] == "connection refused: limit/too_many_connections"
        assert (line["address"], line["open"], line["count"]) == ("127.0.0.2", 3, 1)


async def test_connections_beyond_the_file_descriptors_are_refused() -> None:
    async with listening(descriptors=RESERVE + 4) as server:
        for _ in range(4):
            await server.wire("GET")
        await until(lambda: len(server.context.connections) == 4)
        with structlog.testing.capture_logs() as logged:
            refused = [await (await server.wire()).rest() for _ in range(3)]
        assert all(b'"code":"server/full"' in one for one in refused)
        assert all(one.startswith(b"HTTP/1.1 503 ") for one in refused)
        assert [line["event"] for line in logged] == ["connection refused: server/full"]


@pytest.mark.usefixtures("own_addresses")
async def test_no_address_gets_more_than_half_of_all_connections() -> None:
    async with listening(descriptors=RESERVE + 4) as server:
        for _ in range(2):
            await server.wire("GET", "127.0.0.2")
        await until(lambda: len(server.context.connections) == 2)
        refused = await server.wire("", "127.0.0.2")
        assert b"limit/too_many_connections" in await refused.rest()


def test_file_descriptors_are_reserved_for_everything_else() -> None:
    assert most_connections(None) is None
    assert [most_connections(number) for number in (64, 256, 1_024, 65_536)] == [
        1,
        128,
        896,
        57_344,
    ]


async def test_concurrent_requests_are_limited_by_client_behind_a_proxy() -> None:

    settings = Settings(proxies=(ip_network("127.0.0.1"),), connections=1)
    async with listening(settings=settings) as server:
        served, gate = asyncio.Event(), asyncio.Event()

        async def slow(**_: Any) -> tuple[()]:
            served.set()
            await gate.wait()
            return ()

        server.context.tables.store.summaries.lobby = slow  # type: ignore[method-assign]  # a slow one in its place
        told = "X-Forwarded-For: 203.0.113.5\r\n"
        first = asyncio.create_task(server.get("/api/tables", told))
        await served.wait()
        assert (await server.get("/api/bots", told)).startswith("HTTP/1.1 429 ")
        for other in ("", "X-Forwarded-For: 203.0.113.6\r\n"):
            assert (await server.get("/api/bots", other)).startswith("HTTP/1.1 200 ")
        gate.set()
        assert (await first).startswith("HTTP/1.1 200 ")
        assert (await server.get("/api/bots", told)).startswith("HTTP/1.1 200 ")


async def test_a_connection_that_becomes_a_socket_counts_once_until_it_ends() -> None:
    async with listening(deadlines=Deadlines(head=SOON)) as server:
        wire = await server.wire(f"GET /socket HTTP/1.1\r\nHost: a\r\n{UPGRADE}\r\n")
        assert (await wire.head()).startswith("HTTP/1.1 101 ")
        assert len(server.context.connections) == 1
        await wire.close()
        await until(lambda: not len(server.context.connections))
