"""Idle spectators, and the memory that each costs the server."""

import asyncio
from typing import Final

from foretell.client.api import Api
from foretell.client.load.server import LocalServer
from foretell.client.load.socket import Host, LeanSocket, open_socket
from foretell.protocol.client import Hello
from foretell.protocol.codec import encode
from foretell.rules.options import Options

PER_TABLE: Final = 50
SETTLE: Final = 1.0
"""Seconds to wait before memory is measured."""
_KILO: Final = 1_000


async def idle_kilobytes(server: LocalServer, sockets: int) -> float | None:
    """Return the memory per idle socket in units of 1,000 bytes, None where it is unknown.

    Each socket watches a table where people gather and has received its state.

    Raises:
        NoSocket: when the server accepts no more connections.
    """
    api, host = Api(server.url), Host(server.url)
    token = await api.make_person("Host")
    opened = await _watch_all(host, await api.make_table(token, Options()), 1)
    tables = [
        await api.make_table(await api.make_person("Host"), Options())
        for _ in range(-(-sockets // PER_TABLE))
    ]
    await asyncio.sleep(SETTLE)
    before = server.resident()
    try:
        for number, table in enumerate(tables):
            opened += await _watch_all(host, table, min(PER_TABLE, sockets - number * PER_TABLE))
        await asyncio.sleep(SETTLE)
        after = server.resident()
    finally:
        for one in opened:
            one.close()
    if before is None or after is None or not sockets:
        return None
    return round((after - before) / sockets / _KILO, 1)


async def _watch_all(host: Host, table: str, number: int) -> list[LeanSocket]:
    return await asyncio.gather(*(_watch(host, table) for _ in range(number)))


async def _watch(host: Host, table: str) -> LeanSocket:
    received = asyncio.Event()
    socket = await open_socket(host, None, take=lambda _: received.set())
    socket.send(encode(Hello(table)))
    await received.wait()
    return socket
