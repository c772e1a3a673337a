"""Strangers at the server's sockets cannot fill its log or cause a traceback."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from foretell.server.http.identity import Caller
from foretell.server.http.websocket_protocol import WebSocketProtocol
from foretell.server.live.client_session import HelloFirst
from foretell.server.logs import start_logging
from tests.server.http.listening import UPGRADE, listening, until

HANDSHAKE = f"GET /socket HTTP/1.1\r\nHost: a\r\n{UPGRADE}"
GARBAGE = b"\xff" * 64
"""Frames with reserved bits set."""


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """The log as an operator sees it."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    start_logging(stream)
    yield stream
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


async def test_refused_handshakes_are_counted_and_not_logged(log: io.StringIO) -> None:
    async with listening() as server:
        for _ in range(5):
            told = await server.get("/socket", f"{UPGRADE}Origin: https://other.example\r\n")
            assert told.startswith("HTTP/1.1 403 ")
        told = await server.get("/other", UPGRADE)
        assert told.startswith("HTTP/1.1 403 ")
        await until(lambda: not len(server.context.connections))
    assert lines(log) == []


@pytest.mark.parametrize(
    "said",
    [
        f"POST /socket HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n{UPGRADE}\r\n",
        f"{HANDSHAKE}X-Long: {'x' * 9_000}\r\n\r\n",
        HANDSHAKE + "X-Many: x\r\n" * 200 + "\r\n",
        HANDSHAKE.replace("Version: 13", "Version: 7") + "\r\n",
        HANDSHAKE.replace("dGhlIHNhbXBsZSBub25jZQ==", "x") + "\r\n",
        HANDSHAKE.replace("dGhlIHNhbXBsZSBub25jZQ==", "\xe9") + "\r\n",
        HANDSHAKE + UPGRADE + "\r\n",
        f"{HANDSHAKE}Sec-WebSocket-Extensions: ;;=\r\n\r\n",
        f"{HANDSHAKE}Sec-WebSocket-Protocol: \xe9,,\r\n\r\n",
        "GET /\xe9 HTTP/1.1\r\nHost: a\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
        f"GET / HTTP/1.1\r\nHost: a\r\nX-Long: {'x' * 20_000}",
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    ],
)
async def test_malformed_handshakes_and_requests_are_answered_below_500(
    said: str, log: io.StringIO
) -> None:
    async with listening() as server:
        wire = await server.wire(said)
        head = await wire.head()
        assert head[:10] in {"HTTP/1.1 4", "HTTP/1.1 1"}, head
        await wire.close()
        await until(lambda: not len(server.context.connections))
    assert all("exception" not in line and line["level"] == "warning" for line in lines(log))


async def test_frames_sent_before_the_handshake_is_answered_end_the_connection(
    log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with listening() as server:
        asked, gate = asyncio.Event(), asyncio.Event()

        async def slow(*_: object) -> Caller | None:
            asked.set()
            await gate.wait()
            return None

        monkeypatch.setattr("foretell.server.http.handshakes.caller_of", slow)
        wire = await server.wire(f"{HANDSHAKE}\r\n")
        await asked.wait()
        wire.send(GARBAGE)
        assert await wire.rest() == b""
        gate.set()
    assert lines(log) == []


def frame(opcode: int, body: bytes) -> bytes:
    """Return a client's frame, masked with zeros."""
    assert len(body) < 126
    return bytes([0x80 | opcode, 0x80 | len(body)]) + b"\0\0\0\0" + body


@pytest.mark.parametrize(
    "said",
    [
        GARBAGE,
        frame(1, b"\xff\xfe"),
        frame(9, b"x") * 3 + GARBAGE,
        frame(1, b'{"type":"ping"}') * 80 + GARBAGE,
        frame(8, b"\x03\xe8") + frame(1, b'{"type":"ping"}'),
        frame(8, b"\x00"),
        b"",
    ],
)
async def test_a_client_that_breaks_the_protocol_or_leaves_causes_no_traceback(
    said: bytes, log: io.StringIO
) -> None:
    async with listening() as server:
        wire = await server.wire(f"{HANDSHAKE}\r\n")
        assert (await wire.head()).startswith("HTTP/1.1 101 ")
        wire.send(said)
        if said:
            await wire.rest()
        await wire.close()
        await until(lambda: not len(server.context.connections))
        await until(lambda: not server.app.state.sockets._open)
    assert all("exception" not in line and line["count"] == 1 for line in lines(log))
    assert "raceback" not in log.getvalue()


async def test_a_message_sent_while_the_connection_closes_is_no_error(
    log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    close = WebSocketProtocol.handle_parser_exception
    async with listening() as server:
        wire = await server.wire(f"{HANDSHAKE}\r\n")
        await wire.head()
        (conversation,) = server.app.state.sockets._open

        def at_the_same_time(connection: WebSocketProtocol) -> None:
            conversation.refuse(HelloFirst(), None)
            close(connection)

        monkeypatch.setattr(WebSocketProtocol, "handle_parser_exception", at_the_same_time)
        wire.send(GARBAGE)
        assert (await wire.rest())[2:4] == b"\x03\xea"  # 1002
        await until(lambda: not server.app.state.sockets._open)
    assert lines(log) == []


async def test_a_client_that_leaves_during_its_request_is_no_error(log: io.StringIO) -> None:
    async with listening() as server:
        wire = await server.wire(
            "POST /api/people HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{"
        )
        await until(lambda: len(server.context.connections) == 1)
        await wire.close()
        await until(lambda: not len(server.context.connections))
    assert lines(log) == []


async def test_garbage_during_an_answer_ends_the_connection_without_a_traceback(
    log: io.StringIO,
) -> None:
    async with listening() as server:
        wire = await server.wire(
            "POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        assert (await wire.head()).startswith("HTTP/1.1 405 ")
        wire.send("no chunk\r\n")
        assert b"HTTP/1.1" not in await wire.rest()
        await until(lambda: not len(server.context.connections))
    assert [line["event"] for line in lines(log)] == ["Invalid HTTP request received."]
    assert "raceback" not in log.getvalue()
