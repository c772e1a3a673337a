"""The number of writes of a server: messages sent in a row go out together."""

import asyncio
import json
from typing import Any

import pytest
from starlette.types import Send

from foretell.rules.options import Options
from foretell.server.http import sockets, websocket_protocol
from foretell.server.http.websocket_protocol import WebSocketProtocol
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings
from tests.server.http.listening import UPGRADE, Listening, Wire, listening

CLOSE, TEXT = 0x88, 0x81


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """Return a short frame as a client sends it."""
    return bytes((kind, 0x80 | len(payload), 0, 0, 0, 0)) + payload


async def next_payload(wire: Wire) -> bytes:
    """Return the payload of the server's next frame."""
    _, length = await wire.read(2)
    if length == 126:
        length = int.from_bytes(await wire.read(2), "big")
    return await wire.read(length)


class Counting:
    """A transport that counts what is written."""

    def __init__(self, transport: Any, writes: list[bytes]) -> None:
        self._transport = transport
        self._writes = writes

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        self._writes.append(data)
        self._transport.write(data)


@pytest.fixture
def writes(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The data of each write by a WebSocket."""
    found: list[bytes] = []
    made = WebSocketProtocol.connection_made

    def counted(protocol: WebSocketProtocol, transport: Any) -> None:
        made(protocol, transport)
        protocol.transport = Counting(transport, found)  # type: ignore[assignment]  # it counts, and passes all on

    monkeypatch.setattr(WebSocketProtocol, "connection_made", counted)
    return found


async def told(server: Listening) -> tuple[Wire, list[str]]:
    """Subscribe to a table, and return the kinds of messages that arrive."""
    code = await server.context.tables.create(Options(), TableSettings(), Person("p", "Ann"))
    wire = await server.wire(f"GET /socket HTTP/1.1\r\nHost: a\r\n{UPGRADE}\r\n")
    assert (await wire.head()).startswith("HTTP/1.1 101 ")
    hello = json.dumps({"type": "hello", "table": code}).encode()
    wire.send(frame(hello))
    return wire, [json.loads(await next_payload(wire))["type"] for _ in range(3)]


async def test_a_new_client_gets_the_whole_table_in_one_write(writes: list[bytes]) -> None:
    async with listening() as server:
        _, kinds = await told(server)
        assert kinds == ["welcome", "events", "presence"]
        assert len(writes) == 2, "the handshake and one more"


async def test_messages_over_the_buffer_limit_are_written_at_once(
    writes: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket_protocol, "MOST_HELD", 0)
    async with listening() as server:
        _, kinds = await told(server)
        assert kinds == ["welcome", "events", "presence"]
        assert len(writes) == 4


async def test_messages_sent_before_the_close_are_written_with_it(writes: list[bytes]) -> None:
    async with listening() as server:
        wire, _ = await told(server)
        ending = asyncio.create_task(server.app.state.sockets.end())
        assert json.loads(await next_payload(wire))["type"] == "closing"
        assert await wire.read(1) == bytes([CLOSE])
        wire.send(frame(b"", CLOSE))
        await wire.rest()
        await ending
        assert len(writes) == 3, "the last message and the end are one write"


@pytest.mark.parametrize("takes", [True, False])
async def test_only_a_client_that_reads_nothing_costs_a_deadline_and_is_cut_off(
    *, takes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    protocols: list[WebSocketProtocol] = []
    deadlines: list[str] = []
    made, send_in_time = WebSocketProtocol.connection_made, sockets._send_in_time

    def noted(protocol: WebSocketProtocol, transport: Any) -> None:
        made(protocol, transport)
        protocols.append(protocol)

    async def counted(text: str, send: Send) -> None:
        deadlines.append(text)
        await send_in_time(text, send)

    monkeypatch.setattr(WebSocketProtocol, "connection_made", noted)
    monkeypatch.setattr(sockets, "_send_in_time", counted)
    monkeypatch.setattr(sockets, "WRITE_WITHIN", 0.01)
    async with listening() as server:
        wire, _ = await told(server)
        if not takes:
            protocols[0].pause_writing()
        wire.send(frame(b'{"type":"ping"}'))
        if takes:
            assert json.loads(await next_payload(wire)) == {"type": "pong"}
        else:
            assert await wire.rest() == b""
        assert len(deadlines) == (0 if takes else 1)
