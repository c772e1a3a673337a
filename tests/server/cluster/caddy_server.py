"""A Caddy for one test, with a given configuration, on free ports."""

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.services import DEADLINE, free_port

PROGRAM = Path(sys.executable).with_name("caddy")
SHIPPED = Path(__file__).parents[3] / "deploy" / "Caddyfile"
ANYWHERE = """{
	admin off
	servers {
		listener_wrappers {
			proxy_protocol {
				allow 127.0.0.1/32
			}
		}
	}
}
"""
"""Lets a test choose its client address with the PROXY protocol."""


class Guest:
    """A client with one persistent connection to Caddy."""

    def __init__(self, connection: http.client.HTTPConnection) -> None:
        self._connection = connection

    def ask(self, path: str, headers: Mapping[str, str], body: str | None = None) -> int:
        """Return the status of the answer."""
        method = "GET" if body is None else "POST"
        self._connection.request(method, path, body, dict(headers))
        answer = self._connection.getresponse()
        answer.read()
        return answer.status

    def be_somebody(self, headers: Mapping[str, str]) -> int:
        """Request a token; return the status of the answer."""
        return self.ask("/api/people", headers, '{"name":"Ann"}')


@dataclass(frozen=True)
class Caddy:
    """A running Caddy and its port."""

    port: int

    @contextmanager
    def guest(self, address: str) -> Iterator[Guest]:
        """Connect; Caddy takes the connection to come from that address."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        with closing(connection):
            connection.connect()
            line = f"PROXY TCP4 {address} 127.0.0.1 40000 {self.port}\r\n"
            connection.sock.sendall(line.encode())
            yield Guest(connection)


@contextmanager
def caddy(folder: Path, *nodes: str) -> Iterator[Caddy]:
    """Run a Caddy with the shipped configuration, but in front of these addresses."""
    port = free_port()
    configuration = SHIPPED.read_text()
    assert "north:8000 south:8000" in configuration
    file = folder / "Caddyfile"
    file.write_text(ANYWHERE + configuration.replace("north:8000 south:8000", " ".join(nodes)))
    process = subprocess.Popen(
        [PROGRAM, "run", "--config", file, "--adapter", "caddyfile"],
        env={
            **os.environ,
            "DOMAIN": f"http://127.0.0.1:{port}",
            "HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
        },
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        _wait(port, process)
        yield Caddy(port)
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=DEADLINE)


def _wait(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + DEADLINE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    process.kill()
    raise RuntimeError(process.communicate()[1].decode())
