"""People who look on and do nothing, and what memory each of them costs."""

import asyncio
from typing import Final

from foretell.client.api import Api
from foretell.client.load.opening import Host, open_socket
from foretell.client.load.server import LocalServer
from foretell.client.load.socket import LeanSocket
from foretell.protocol.client import Hello
from foretell.protocol.codec import encode
from foretell.rules.options import Options

PER_TABLE: Final = 50
SETTLE: Final = 1.0
"""Seconds until the memory is looked at."""
_KILO: Final = 1_000


async def idle_kilobytes(server: LocalServer, sockets: int) -> float | None:
    """Return the memory that each idle socket costs the server, None where it cannot be told.

    Each looks at a table where people gather, and is told what there is to tell.

    Raises:
        NoSocket: when the server lets no more in.
    """
    api, host = Api(server.url), Host(server.url)
    token = await api.make_person("Host")
    opened = await _look_on(host, await api.make_table(token, Options()), 1)
    tables = [
        await api.make_table(await api.make_person("Host"), Options())
        for _ in range(-(-sockets // PER_TABLE))
    ]
    await asyncio.sleep(SETTLE)
    before = server.resident()
    try:
        for number, table in enumerate(tables):
            opened += await _look_on(host, table, min(PER_TABLE, sockets - number * PER_TABLE))
        await asyncio.sleep(SETTLE)
        after = server.resident()
    finally:
        for one in opened:
            one.close()
    if before is None or after is None or not sockets:
        return None
    return round((after - before) / sockets / _KILO, 1)


async def _look_on(host: Host, table: str, number: int) -> list[LeanSocket]:
    return await asyncio.gather(*(_look(host, table) for _ in range(number)))


async def _look(host: Host, table: str) -> LeanSocket:
    told = asyncio.Event()
    socket = await open_socket(host, None, take=lambda _: told.set())
    socket.send(encode(Hello(table)))
    await told.wait()
    return socket
