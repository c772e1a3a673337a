"""The server under test, and one started for the purpose."""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from foretell.errors import Refusal

START_WITHIN: Final = 30.0
END_WITHIN: Final = 10.0
"""Seconds."""
UNLIMITED: Final = "1000000"
"""Messages per second that a connection may send, so that rate limits do not interfere."""
_KIBIBYTE: Final = 1_024


class ServerEnded(Refusal, code="client/server_ended"):
    """The server to be measured did not start; ``said`` is its output."""

    said: str


@dataclass(frozen=True, slots=True)
class LocalServer:
    """A server's address and its process id on this machine, None where that is unknown."""

    url: str
    process: int | None = None

    def resident(self) -> int | None:
        """Return the resident memory of the process in bytes, None where it is unknown."""
        status = self._read("status")
        if status is None:
            return None
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * _KIBIBYTE

    def cpu(self) -> float | None:
        """Return the processor time of the process in seconds, None where it is unknown."""
        status = self._read("stat")
        if status is None:
            return None
        user, system = status.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def _read(self, name: str) -> str | None:
        with suppress(OSError):
            return Path(f"/proc/{self.process}/{name}").read_text(encoding="ascii")
        return None


@asynccontextmanager
async def own_server(store: str | None) -> AsyncIterator[LocalServer]:
    """Run ``foretell serve`` on a free port for the duration of the context.

    Its store is a temporary file unless an address is given.

    Raises:
        ServerEnded: when it does not start.
    """
    with tempfile.TemporaryDirectory(prefix="foretell-load-") as folder:
        port = _free_port()
        words = ["serve", "--port", str(port), "--frames", UNLIMITED]
        words += ["--store", store or str(Path(folder) / "tables.db")]
        output = Path(folder) / "output"
        with output.open("wb") as file:
            process = subprocess.Popen(  # noqa: S603 - our own command
                [sys.executable, "-m", "foretell", *words], stdout=file, stderr=file
            )
        try:
            await _until_up(process, port, output)
            yield LocalServer(f"http://127.0.0.1:{port}", process.pid)
        except BaseException:
            process.kill()  # nobody waits for it to say goodbye, and its store survives that
            raise
        finally:
            process.terminate()
            try:
                await asyncio.to_thread(process.wait, END_WITHIN)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


async def _until_up(process: "subprocess.Popen[bytes]", port: int, output: Path) -> None:
    deadline = time.monotonic() + START_WITHIN
    while True:
        if process.poll() is not None or time.monotonic() > deadline:
            raise ServerEnded(output.read_text(errors="replace"))
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.02)
        else:
            writer.close()
            await writer.wait_closed()
            return


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port
