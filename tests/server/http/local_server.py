"""A server in this process: its real endpoints, no network, and clocks set by hand."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Self

import httpx
from starlette.applications import Starlette

from foretell.bots.registry import names
from foretell.server.app import create_app
from foretell.server.http.sockets import ABORT
from foretell.server.live.table_context import table_context
from foretell.server.live.table_registry import TableRegistry
from foretell.server.settings import Settings
from foretell.testing.memory_store import MemoryStore

NAME = "table.example"
STRANGER = "203.0.113.5"
SECRET = "5ec12e7" * 9 + "5"


@dataclass
class Time:
    """Both clocks of a server; they advance only when a test says so."""

    ms: int = 1_700_000_000_000
    ahead: int = 0
    """Milliseconds by which the time of day was set forward; negative if back."""

    def now(self) -> int:
        return self.ms + self.ahead

    def ticks(self) -> int:
        return self.ms

    def seconds(self) -> float:
        return self.ms / 1_000

    def pass_by(self, seconds: float) -> None:
        self.ms += int(1_000 * seconds)


@dataclass
class LocalServer:
    """A server and its clients."""

    app: Starlette
    time: Time
    store: MemoryStore
    closers: list[Callable[[], Awaitable[None]]] = field(default_factory=list)

    def client(self, address: str = STRANGER, **headers: str) -> httpx.AsyncClient:
        """A browser or a program at an address."""
        transport = httpx.ASGITransport(self.app, client=(address, 5_000))
        client = httpx.AsyncClient(
            transport=transport, base_url=f"http://{NAME}", headers=headers, trust_env=False
        )
        self.closers.append(client.aclose)
        return client

    async def socket(self, address: str = STRANGER, **headers: str) -> "Socket":
        """A socket whose handshake has been answered."""
        socket = Socket(self.app, address, headers)
        self.closers.append(socket.leave)
        await socket.handshake()
        return socket

    async def at_table(self, code: str, **headers: str) -> "Socket":
        """A socket that has said hello at a table."""
        socket = await self.socket(**headers)
        socket.say(type="hello", table=code)
        return socket

    async def person(self, name: str = "Ann") -> dict[str, str]:
        """The authorization header of a new person, as a program sends it."""
        made = await self.client().post("/api/people", json={"name": name, "token": "bearer"})
        return {"authorization": f"Bearer {made.json()['token']}"}

    async def table(self, host: Mapping[str, str], **wish: Any) -> str:
        """The code of a new table."""
        made = await self.client(**host).post("/api/tables", json=wish)
        assert made.status_code == 201, made.text
        return str(made.json()["code"])


class Socket:
    """A WebSocket as ASGI sees it; headers are given with underscores for hyphens."""

    def __init__(self, app: Starlette, address: str, headers: Mapping[str, str]) -> None:
        told = {"host": NAME, **headers}
        raw = [
            (name.replace("_", "-").encode(), value.encode("latin-1"))
            for name, value in told.items()
        ]
        self.scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "path": "/socket",
            "raw_path": b"/socket",
            "query_string": b"",
            "root_path": "",
            "scheme": "ws",
            "client": (address, 5_000),
            "server": (NAME, 80),
            "headers": raw,
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}, ABORT: self._aborted},
        }
        self._app = app
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.answer: dict[str, Any] = {}
        self.is_aborted = False
        self.stuck = False

    def _aborted(self) -> None:
        self.is_aborted = True
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def _send(self, message: Any) -> None:
        if self.stuck and message["type"] == "websocket.send":
            await asyncio.Event().wait()
        self._out.put_nowait(message)
        if message["type"] == "websocket.close":
            self._in.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    async def handshake(self) -> None:
        """Ask for a WebSocket, and wait for the answer."""
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._serve())
        answer = asyncio.create_task(self._out.get())
        await asyncio.wait((self._task, answer), return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            answer.cancel()
            await self._task  # it failed: raise its error
        self.answer = await answer

    async def _serve(self) -> None:
        await self._app(self.scope, self._in.get, self._send)

    @property
    def status(self) -> int:
        """101 if the socket is open, else the status of the refusal."""
        is_open = self.answer["type"] == "websocket.accept"
        return 101 if is_open else int(self.answer["status"])

    async def refusal(self) -> dict[str, Any]:
        """The body of the refusal."""
        told: dict[str, Any] = json.loads((await self._out.get())["body"])
        return told

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.throw(json.dumps(message))

    def throw(self, frame: str | bytes) -> None:
        """Send a frame with any content."""
        kind = "text" if isinstance(frame, str) else "bytes"
        self._in.put_nowait({"type": "websocket.receive", kind: frame})

    async def hear(self) -> dict[str, Any]:
        """Wait for the next message; the close is ``{"closed": code}``."""
        async with asyncio.timeout(10):
            event = await self._out.get()
        if event["type"] == "websocket.close":
            return {"closed": event["code"]}
        told: dict[str, Any] = json.loads(event["text"])
        return told

    async def hear_of(self, *kinds: str) -> dict[str, Any]:
        """Wait for the next message of one of these types, or the close."""
        while True:
            message = await self.hear()
            if message.get("type") in kinds or "closed" in message:
                return message

    async def over(self) -> None:
        """Wait until the server has finished with the socket."""
        assert self._task is not None
        async with asyncio.timeout(10):
            await self._task

    async def leave(self) -> None:
        """Disconnect, like a client whose network is gone."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self.over()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()


@dataclass(frozen=True)
class Told:
    """An answer to a raw request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def code(self) -> str | None:
        """The code of a refusal, None for any other answer."""
        return json.loads(self.body)["code"] if self.status >= 400 else None


async def ask(
    server: LocalServer,
    method: str,
    path: str,
    headers: Sequence[tuple[bytes, bytes]] = (),
    body: bytes = b"",
    *,
    peer: tuple[str, int] | None = (STRANGER, 5_000),
) -> Told:
    """Send a raw request with headers that no library would send; none is added, not even Host."""
    names = {name for name, _ in headers}
    told = [*headers] if b"host" in names else [(b"host", NAME.encode()), *headers]
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "client": peer,
        "server": (NAME, 80),
        "headers": told,
    }
    received: list[dict[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return received.pop() if received else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await server.app(scope, receive, send)
    start, *parts = sent
    return Told(start["status"], start["headers"], b"".join(part["body"] for part in parts))


def new_registry(store: MemoryStore, time: Time) -> TableRegistry:
    """Deterministic tables: codes and secrets are consecutive numbers."""
    numbers = count(1)
    return TableRegistry(
        store,
        node="node",
        clock=time,
        context=table_context(lambda: SECRET, names()),
        new_code=lambda: f"T{next(numbers)}",
        alone=True,
    )


@asynccontextmanager
async def local_server(settings: Settings | None = None) -> AsyncIterator[LocalServer]:
    """Run a server while the block lasts."""
    time, store = Time(), MemoryStore()
    app = create_app(settings or Settings(), new_registry(store, time), seconds=time.seconds)
    async with app.router.lifespan_context(app):
        opened = LocalServer(app, time, store)
        try:
            yield opened
        finally:
            for close in opened.closers:
                await close()
