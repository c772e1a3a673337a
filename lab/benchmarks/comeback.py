"""Measure a server's cost of mass reconnection after a kill: prints processor seconds.

    python lab/benchmarks/comeback.py                   # 1,000 tables of four
    python lab/benchmarks/comeback.py --tables 200      # faster

A server with a file is started, and people join tables and play. It is killed and restarted, all
reconnect at once, and each table plays one move. Figures are the server's processor time since its
start, so a busy machine changes little. Nothing here passes or fails; acknowledged moves that are
lost are counted.
"""

import argparse
import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

from foretell.client.api import Api
from foretell.client.load.frames import move_from, read
from foretell.client.load.server import LocalServer
from foretell.client.load.socket import Host, LeanSocket, open_socket
from foretell.protocol.client import ClientMessage, Hello, Sit, Start
from foretell.protocol.codec import encode
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options

NAMES = ("Ann", "Ben", "Cleo", "Dora")
PLAYERS = len(NAMES)
CONCURRENCY = 25
"""The number of tables opened at a time."""
UNLIMITED = "1000000"


class Table:
    """A table, its people, and their progress.

    Args:
        code: the table's code.
        tokens: the tokens of its people, the host's first.
        moves: the number of moves before the kill.
    """

    def __init__(self, code: str, tokens: list[str], moves: int) -> None:
        self.code = code
        self.lost = 0
        """Events that somebody had received and that were lost later."""
        self.arrived = asyncio.Event()
        """Set when the requested moves have been made."""
        self._tokens = tokens
        self._missing = moves
        self._ids = map(str, count(1))
        self._moves: set[str | None] = set()
        """The ids of unanswered moves."""
        self._seated = asyncio.Event()
        """Set when the latest request for a seat is granted."""
        self._acted = 0
        """The version at which somebody last acted."""
        self._choices = random.Random(code)
        self._sockets: list[LeanSocket | None] = [None] * len(tokens)
        self._versions = [0] * len(tokens)

    async def begin(self, host: Host) -> None:
        """Connect for the first time, sit down, and play."""
        for number in range(len(self._tokens)):
            await self._connect(host, number)
            if number:
                self._say(number, Sit(f"sit-{number}", number))
                await self._seated.wait()
                self._seated.clear()
        self._say(0, Start(next(self._ids)))
        await self.arrived.wait()

    async def come_back(self, host: Host) -> None:
        """Reconnect, and make one move."""
        self.arrived.clear()
        self._missing, self._acted = 1, 0
        await asyncio.gather(*(self._connect(host, number) for number in range(PLAYERS)))
        await self.arrived.wait()

    def leave(self) -> None:
        """Close all connections."""
        for socket in self._sockets:
            if socket is not None:
                socket.close()

    async def _connect(self, host: Host, number: int) -> None:
        def take(message: bytes) -> None:
            self._take(number, message)

        self._sockets[number] = await open_socket(host, self._tokens[number], take=take)
        version = self._versions[number]
        self._say(number, Hello(self.code, version, number if version else None))

    def _take(self, number: int, message: bytes) -> None:
        told = read(message)
        match told.type:
            case "welcome":
                if told.since and told.since < self._versions[number]:
                    self.lost += self._versions[number] - told.since
            case "done" if told.id in self._moves:
                self._moves.discard(told.id)
                if not self._missing and not self._moves:
                    self.arrived.set()
            case "done" if told.id is not None and told.id.startswith("sit-"):
                self._seated.set()
            case "events":
                self._versions[number] = told.version
                if told.legal is not None and self._missing and told.version > self._acted:
                    self._missing, self._acted = self._missing - 1, told.version
                    name = "m" + next(self._ids)
                    self._moves.add(name)
                    self._say(number, move_from(told.legal, name, self._choices))
            case "refused":
                raise SystemExit(f"refused: {told.code}")
            case _:
                pass

    def _say(self, number: int, what: ClientMessage) -> None:
        socket = self._sockets[number]
        if socket is not None:
            socket.send(encode(what))


class Server:
    """``foretell serve`` with a file, to be killed and restarted.

    Args:
        folder: the folder for its file and its output.
        port: the port to listen on.
    """

    def __init__(self, folder: Path, port: int) -> None:
        self._words = [sys.executable, "-m", "foretell", "serve", "--port", str(port)]
        self._words += ["--store", str(folder / "tables.db"), "--frames", UNLIMITED]
        self._said = folder / "said"
        self.url = f"http://127.0.0.1:{port}"
        self.start()

    def start(self, *words: str) -> None:
        """Start the server with more arguments, without waiting until it listens."""
        command = [*self._words, *words]
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(command, stdout=said, stderr=said)  # noqa: S603 - this Python, and a script of the project
        self.local = LocalServer(self.url, self._process.pid)

    async def until_up(self) -> None:
        """Wait until the server listens."""
        host = Host(self.url)
        while self._process.poll() is None:
            try:
                _, writer = await asyncio.open_connection(host.name, host.port)
            except OSError:
                await asyncio.sleep(0.01)
            else:
                writer.close()
                return
        raise SystemExit(self._said.read_text())

    def kill(self) -> None:
        """Kill the server, as a crash would."""
        self._process.kill()
        self._process.wait()

    def cpu(self) -> float:
        """Return the server's processor time, in seconds."""
        seconds = self.local.cpu()
        assert seconds is not None, "this takes a system that has /proc"
        return seconds


async def measure(server: Server, tables: int, moves: int) -> None:
    """Print the cost of everybody reconnecting."""
    await server.until_up()
    api, host = Api(server.url), Host(server.url)
    settings = TableSettings(pace=0, grace=3_600)
    there: list[Table] = []

    async def begin() -> None:
        tokens = [await api.make_person(name) for name in NAMES]
        code = await api.make_table(tokens[0], Options(players=PLAYERS), settings)
        there.append(table := Table(code, tokens, moves))
        await table.begin(host)

    for done in range(0, tables, CONCURRENCY):
        await asyncio.gather(*(begin() for _ in range(min(CONCURRENCY, tables - done))))
    server.kill()
    server.start()
    began = time.monotonic()
    await server.until_up()
    listening, ready = server.cpu(), time.monotonic() - began
    await asyncio.gather(*(table.come_back(host) for table in there))
    spent, took = server.cpu(), time.monotonic() - began
    for table in there:
        table.leave()
    server.kill()
    load = os.getloadavg()[0]
    print(f"{tables} tables of {PLAYERS}, {moves} moves each before the kill; load {load:.1f}")
    print(f"until it listened        {listening:5.2f} s of CPU  {ready:6.1f} s by the clock")
    print(f"until each table moved   {spent:5.2f} s of CPU  {took:6.1f} s by the clock")
    each = 1_000 * (spent - listening) / (tables * PLAYERS)
    print(f"each who came back       {each:5.2f} ms of CPU")
    print(f"entries lost             {sum(table.lost for table in there):5}")


def main() -> None:
    """Parse the command line, and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1_000, help="tables (default: 1000)")
    parser.add_argument("--moves", type=int, default=20, help="moves per person (default: 20)")
    parser.add_argument(
        "--port", type=int, default=8_765, help="port of the server (default: 8765)"
    )
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(prefix="foretell-comeback-") as folder:
        server = Server(Path(folder), given.port)
        try:
            asyncio.run(measure(server, given.tables, given.moves))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
