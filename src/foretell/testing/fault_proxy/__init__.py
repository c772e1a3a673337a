r"""A TCP proxy between a client and its server that fails on request, for tests of connections.

It forwards bytes, so it serves HTTP, WebSockets, databases and whatever else speaks TCP, and it
uses nothing but the standard library. A fault may be set at any time, for all connections
(``FaultProxy.set``) or for one (``ProxiedConnection.set``):

``PASS``
    forward everything.
``HANG``
    hold every byte until another fault is set: a network that stalls and recovers.
``SWALLOW``
    accept connections, read, and never answer: a tunnel, a captive portal, a black hole.
``LOSE_ANSWERS``
    forward to the server, and drop what it answers.
``CUT``
    reset every connection, and each new one as soon as it is accepted.
``CLOSE_HALF``
    end the stream to the client, whose own bytes still arrive.
``delay(seconds)``
    forward everything, this much later in each direction.

As with TCP itself, there are no gaps in a stream: a direction that has lost a byte delivers nothing
any more, whatever is set later, and a connection made while its first bytes were swallowed never
reaches the server. The client has to give it up.

>>> import asyncio
>>> async def answer(reader, writer):
...     while line := await reader.readline():
...         writer.write(line.upper())
...     writer.close()
>>> async def example():
...     async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
...         async with FaultProxy(server.sockets[0].getsockname()[1]) as proxy:
...             reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
...             writer.write(b"one\n")
...             print(await reader.readline())
...             proxy.set(HANG)
...             writer.write(b"two\n")
...             connection: ProxiedConnection = proxy.connections[0]
...             requests: Direction = connection.to_server
...             await proxy.until(lambda: requests.held == 4)
...             proxy.set(PASS)
...             print(await reader.readline())
...             proxy.set(CUT)
...             try:
...                 await reader.readline()
...             except ConnectionResetError:
...                 print("reset")
>>> asyncio.run(example())
b'ONE\n'
b'TWO\n'
reset

``ThreadedFaultProxy`` is the same for tests without an event loop; its proxy runs in a thread.
"""

from foretell.testing.fault_proxy.connection import ProxiedConnection
from foretell.testing.fault_proxy.direction import Direction
from foretell.testing.fault_proxy.faults import (
    CLOSE_HALF,
    CUT,
    HANG,
    LOSE_ANSWERS,
    PASS,
    SWALLOW,
    Fault,
    Flow,
    delay,
)
from foretell.testing.fault_proxy.proxy import FaultProxy
from foretell.testing.fault_proxy.threaded import ThreadedFaultProxy

__all__ = [
    "CLOSE_HALF",
    "CUT",
    "HANG",
    "LOSE_ANSWERS",
    "PASS",
    "SWALLOW",
    "Direction",
    "Fault",
    "FaultProxy",
    "Flow",
    "ProxiedConnection",
    "ThreadedFaultProxy",
    "delay",
]
