"""Fuzzing of headers: no request or handshake makes the server fail."""

import asyncio
import re
from collections.abc import Iterable, Iterator
from ipaddress import ip_network
from itertools import product

import pytest
from hypothesis import HealthCheck, given, seed
from hypothesis import settings as examples
from hypothesis import strategies as st

from foretell.server.http.connections import Deadlines
from foretell.server.settings import Settings
from tests.server.http.listening import listening
from tests.server.http.local_server import LocalServer, Socket, ask, local_server
from tests.server.http.test_openapi import DOCUMENT

Header = tuple[bytes, bytes]
Server = tuple[asyncio.Runner, LocalServer, Header]

PAGES = ("/", "/t/T1", "/static/ui/app.js", "/words/en.ftl", "/sw.js", "/nothing", "/x/y")
PATHS = (
    *(re.sub(r"\{\w+\}", "1", path.replace("{code}", "T1")) for path in DOCUMENT["paths"]),
    "/api/openapi.json",
    *PAGES,
)
NAMES = (
    *("host", "origin", "forwarded", "x-forwarded-for", "x-real-ip", "cookie", "authorization"),
    *("sec-fetch-site", "content-length", "transfer-encoding", "accept", "accept-encoding"),
    *("if-none-match", "range", "content-type", "user-agent", "x-request-id", "connection"),
)
NAMES_OF_FILES = {"host", "accept-encoding", "if-none-match", "range"}
"""Headers that matter when a file is sent."""
ODD = (
    *("http://[", "https://[::1", "http://a]b", "[", "[::1", "[1:2]", "//", ":", "http://a:b"),
    *("null", "cross-site", "http://table.example", "table.example", "table.example:99999"),
    *('for="', "for=[", "for=;;,", "for=192.0.2.9", "unknown", ",", ",,198.51.100.7", "::1%eth0"),
    *("Bearer", "Bearer \xff", "bearer  x", "Basic =", "foretell=\xff", '="', "foretell=x; =;="),
    *("-1", "9" * 30, "\xb2", "1e3", "chunked", "bytes=0-", "bytes=9-1", 'W/"x", *', "gzip;q=x"),
    *("text/html", "\xff" * 40, "%00", "\x00", "x" * 5_000),
)
OF_HANDSHAKES = (
    *("connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13", "expect"),
    *("sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", "sec-websocket-protocol"),
)
STARTS = (
    *(b"GET /socket HTTP/1.1", b"POST /api/people HTTP/1.1"),
    *(b"GET / HTTP/1.0", b"GET * HTTP/2.0"),
)
VALUES = st.sampled_from(ODD).map(lambda text: text.encode("latin-1")) | st.binary(max_size=40)
HEADERS = st.lists(st.tuples(st.sampled_from(NAMES).map(str.encode), VALUES), max_size=6)
EXAMPLES = examples(
    deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
PLAIN = Settings(proxies=(ip_network("127.0.0.1"),))
PUBLIC = Settings(
    public_url="https://table.example", proxies=(ip_network("127.0.0.1"),), proxy_header="forwarded"
)


@pytest.fixture(params=[PLAIN, PUBLIC], ids=["plain", "public"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server with a person at a table, in a loop that runs across requests."""
    with asyncio.Runner() as runner:
        opened = local_server(request.param)
        found = runner.run(opened.__aenter__())
        person = runner.run(found.person())
        runner.run(found.table(person, settings={"listed": True}))
        yield runner, found, (b"authorization", person["authorization"].encode())
        runner.run(opened.__aexit__(None, None, None))


def sweep(server: Server, headers: Iterable[tuple[str, str]]) -> None:
    """Send each of some headers in two requests."""
    runner, town, person = server

    async def send() -> None:
        for name, value in headers:
            header = (name.encode(), value.encode("latin-1"))
            town.time.pass_by(60)
            path = "/api/people/me/links"
            answer = await ask(town, "POST", path, [header, person], peer=("127.0.0.1", 1))
            assert answer.status < 500, header
            if name in NAMES_OF_FILES:
                answer = await ask(town, "GET", "/static/ui/app.js", [header])
                assert answer.status < 500, header

    runner.run(send())


def test_no_odd_value_of_any_header_makes_the_server_fail(
    server: Server, request: pytest.FixtureRequest
) -> None:
    """Each header and each value are sent to both servers, both together to one of them."""
    first = request.node.callspec.id == "public"
    sweep(server, ((n, v) for at, n in enumerate(NAMES, first) for v in ODD[at % 2 :: 2]))


@pytest.mark.thorough
def test_no_odd_value_of_any_header_makes_any_server_fail(server: Server) -> None:
    sweep(server, product(NAMES, ODD))


def test_no_headers_of_a_request_make_the_server_fail(server: Server) -> None:
    runner, town, person = server

    @seed(1)
    @EXAMPLES
    @given(
        method=st.sampled_from(["GET", "HEAD", "OPTIONS", "POST", "DELETE", "QUERY"]),
        path=st.sampled_from(PATHS),
        headers=HEADERS,
        peer=st.sampled_from([("127.0.0.1", 1), ("203.0.113.5", 1), ("::1", 1), None]),
        is_known=st.booleans(),
        body=st.sampled_from([b"", b"{}", b'{"name":"Ann"}']),
    )
    def asked(
        *,
        method: str,
        path: str,
        headers: list[Header],
        peer: tuple[str, int] | None,
        is_known: bool,
        body: bytes,
    ) -> None:
        town.time.pass_by(60)
        told = [*headers, person] if is_known else headers
        answer = runner.run(ask(town, method, path, told, body, peer=peer))
        assert answer.status < 500, answer
        if answer.status >= 400 and (b"content-type", b"application/json") in answer.headers:
            assert answer.code not in {None, "server/failed"}

    asked()


def test_no_headers_of_a_handshake_make_the_server_fail(server: Server) -> None:
    runner, town, person = server

    async def handshake(headers: list[Header], peer: tuple[str, int] | None) -> int:
        socket = Socket(town.app, "", {})
        socket.scope["client"] = peer
        socket.scope["headers"] = headers
        await socket.handshake()
        status = socket.status
        await socket.leave()
        return status

    @seed(1)
    @EXAMPLES
    @given(
        headers=HEADERS,
        peer=st.sampled_from([("127.0.0.1", 1), ("203.0.113.5", 1), None]),
        is_known=st.booleans(),
        has_host=st.booleans(),
    )
    def handshaken(
        *, headers: list[Header], peer: tuple[str, int] | None, is_known: bool, has_host: bool
    ) -> None:
        town.time.pass_by(60)
        host = [(b"host", b"table.example")] if has_host else []
        told = [*host, *headers, *([person] if is_known else [])]
        assert runner.run(handshake(told, peer)) < 500, told

    handshaken()


def test_no_bytes_of_a_request_make_the_server_fail() -> None:
    """Test the libraries that parse raw bytes before a request reaches the app."""
    fragments = st.sampled_from((*NAMES, *OF_HANDSHAKES)).map(str.encode)
    lines = st.tuples(fragments, st.sampled_from([b": ", b":", b" : ", b""]), VALUES)
    starts = st.sampled_from(STARTS)

    @seed(1)
    @EXAMPLES
    @given(start=starts, headers=st.lists(lines, max_size=8), has_host=st.booleans())
    def asked(*, start: bytes, headers: list[tuple[bytes, ...]], has_host: bool) -> None:
        host = [b"host: a"] if has_host else []
        told = b"\r\n".join([start, *host, *map(b"".join, headers), b"connection: close", b"", b""])
        answer = runner.run(answered(told))
        assert not answer.startswith((b"HTTP/1.1 5", b"Internal")), (told, answer)

    async def answered(told: bytes) -> bytes:
        wire = await server.wire(told)
        answer = await wire.rest()
        await wire.close()
        return answer

    with asyncio.Runner() as runner:
        opened = listening(deadlines=Deadlines(head=0.05, idle=0.05, rest=0.05, hello=0.05))
        server = runner.run(opened.__aenter__())
        asked()
        runner.run(opened.__aexit__(None, None, None))
