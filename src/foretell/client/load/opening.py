"""Opening lean sockets."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from foretell.client.load.socket import LeanSocket, Take


@dataclass(frozen=True)
class Host:
    """Where to connect, from the address of a server."""

    url: str
    name: str = field(init=False)
    port: int = field(init=False)

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        object.__setattr__(self, "name", parts.hostname or "")
        object.__setattr__(self, "port", parts.port or 80)


async def open_socket(
    host: Host,
    token: str | None,
    *,
    take: Take,
    lost: Callable[[], None] = lambda: None,
) -> LeanSocket:
    """Return a connection once its handshake is over.

    Raises:
        NoSocket: when the server refuses it.
        OSError: when there is no server.
    """
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LeanSocket(f"{host.name}:{host.port}", token, take=take, lost=lost),
        host.name,
        host.port,
    )
    await socket.opened()
    return socket
