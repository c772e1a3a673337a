"""The HTTP server: its socket, its limits and deadlines, and its graceful shutdown."""

import asyncio
import errno
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from starlette.applications import Starlette
from uvicorn import Config, Server

from foretell.protocol.codec import LONGEST_FRAME
from foretell.server.http.http_protocol import HttpProtocol
from foretell.server.http.sockets import Sockets
from foretell.server.http.websocket_protocol import WebSocketProtocol
from foretell.server.refusals import CannotListen
from foretell.server.settings import Settings

PART_WITHIN: Final = 4.0
"""Seconds for clients to take their last messages when the server shuts down."""
END_WITHIN: Final = 3
"""Seconds for open requests to complete after that."""
BACKLOG: Final = 2_048
LONGEST_HEAD: Final = 16 * 1_024
"""Bytes of unfinished headers that are buffered."""
MARGIN: Final = 1_024
"""Bytes read beyond the longest message, so that a refusal can follow."""

_WHY: Final = {
    errno.EADDRINUSE: "taken",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EADDRNOTAVAIL: "elsewhere",
    socket.EAI_NONAME: "elsewhere",  # no number of the system's, but it comes in its place
}


def listening(settings: Settings) -> socket.socket:
    """Return a socket that listens on the configured address.

    Raises:
        CannotListen: when the address cannot be used.
    """
    host, port = settings.host.strip("[]"), settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise cannot_listen(host, port, error) from None
    # Connections inherit it; asyncio sets it only where a socket was made with its protocol's
    # number, and without it a message waits until the one before it is acknowledged: 40 ms.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def cannot_listen(host: str, port: int, error: OSError) -> CannotListen:
    """Return the refusal for an address that cannot be listened on."""
    number = error.errno or 0
    detail = os.strerror(number) if number > 0 else error.strerror or str(error)
    return CannotListen(host, str(port), _WHY.get(number, "other"), detail)


def url_of(listener: socket.socket) -> str:
    """Return the URL of a listening socket, for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - what a socket says of itself
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def serve(app: Starlette, *, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve an app from ``create_app`` until the process is asked to end.

    Raises:
        Refusal: when the store cannot be opened.
    """
    async with app.router.lifespan_context(app):
        await make_server(app, ready).serve(sockets=[listener])


def make_server(app: Starlette, ready: Callable[[], None]) -> Server:
    """Return the server of an app whose lifespan has started."""
    return _Server(
        Config(
            app,
            ws=WebSocketProtocol,
            ws_max_size=LONGEST_FRAME + MARGIN,
            ws_per_message_deflate=False,
            http=HttpProtocol,
            h11_max_incomplete_event_size=LONGEST_HEAD,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=END_WITHIN,
        ),
        app.state.sockets,
        ready,
    )


class _Server(Server):
    """Uvicorn's server, which closes all WebSockets with a reason before it shuts down."""

    def __init__(self, config: Config, sockets: Sockets, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._sockets = sockets
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(PART_WITHIN):
                await self._sockets.end()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down on SIGINT or SIGTERM, without an error."""
        loop = asyncio.get_running_loop()
        taken = []
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError, RuntimeError):
                loop.add_signal_handler(number, self.handle_exit, number, None)
                taken.append(number)
        try:
            yield
        finally:
            for number in taken:
                loop.remove_signal_handler(number)
