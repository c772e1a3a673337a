"""Measure how soon a class behind one address is back after a restart: prints seconds.

    python lab/benchmarks/class_back.py               # 200 people at tables of four
    python lab/benchmarks/class_back.py --people 300

A server with a file is started, and people sit down at its tables with the client library. It is
killed and restarted as behind a proxy at 127.0.0.1 that sends no address, so that all of them count
as one address, and the clients reconnect by themselves. Nothing here passes or fails.
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
from contextlib import aclosing
from functools import partial
from pathlib import Path

from comeback import Server

from foretell.client.api import Api
from foretell.client.connection import Connection
from foretell.client.table_session import TableSession
from foretell.protocol.client import Sit
from foretell.protocol.server import Welcome
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options

PLAYERS = 4


class Pupil:
    """A person with a seat, whose client reconnects by itself.

    Args:
        session: the session at the table.
        connection: its connection.
    """

    def __init__(self, session: TableSession, connection: Connection) -> None:
        self.there = asyncio.Event()
        """Set when the server has welcomed the client, and has seated the person."""
        self._session = session
        self._connection = connection

    async def run(self, seat: int) -> None:
        """Connect, take a seat, and stay."""
        asked = seat == 0  # the host has one
        async with aclosing(self._connection.messages()) as messages:
            async for message in messages:
                if not asked:
                    asked = True
                    await self._connection.send(self._session.ask(partial(Sit, seat=seat)))
                if isinstance(message, Welcome) and message.seat is not None:
                    self.there.set()


async def gather(server: Server, people: int) -> list[tuple[Pupil, asyncio.Task[None]]]:
    """Return people who have taken their seats."""
    api, pupils, code = Api(server.url), [], ""
    for number in range(people):
        seat, token = number % PLAYERS, await api.make_person(f"Pupil {number}")
        if seat == 0:
            settings = TableSettings(grace=3_600)
            code = await api.make_table(token, Options(players=PLAYERS), settings)
        session = TableSession(code, prefix=f"{number}")
        choices = random.Random(number)
        pupil = Pupil(session, Connection(session, api.socket_url, token=token, choices=choices))
        pupils.append((pupil, asyncio.create_task(pupil.run(seat))))
        await pupil.there.wait()
    return pupils


async def measure(server: Server, people: int) -> None:
    """Print how soon everybody is back."""
    await server.until_up()
    pupils = await gather(server, people)
    for pupil, _ in pupils:
        pupil.there.clear()
    server.kill()
    server.start("--proxies", "127.0.0.1")
    await server.until_up()
    began, back = time.monotonic(), []
    for waiting in asyncio.as_completed([pupil.there.wait() for pupil, _ in pupils]):
        await waiting
        back.append(time.monotonic() - began)
    cpu = server.cpu()
    for _, task in pupils:
        task.cancel()
    await asyncio.gather(*(task for _, task in pupils), return_exceptions=True)
    print(f"{people} people behind one address; load {os.getloadavg()[0]:.1f}")
    print("back after the server listened, in seconds:")
    for place in (people // 2, 3 * people // 4, people):
        print(f"{place:6} {back[place - 1]:6.1f}")
    print(f"processor time of the server: {cpu:.1f} s")


def main() -> None:
    """Parse the command line, and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--people", type=int, default=200, help="people (default: 200)")
    parser.add_argument(
        "--port", type=int, default=8_766, help="port of the server (default: 8766)"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="foretell-class-") as folder:
        server = Server(Path(folder), given.port)
        try:
            asyncio.run(measure(server, given.people))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
