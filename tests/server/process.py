"""A server as its own process, to be killed and restarted."""

import atexit
import socket
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

from tests.server.services import free_port

ROOT = Path(__file__).parents[2]
DEADLINE = 20.0
"""Seconds within which a server has to listen."""


class Launcher(Protocol):
    """Starts a command of ``foretell`` as a process, one at a time, and kills it."""

    def start(self, words: Sequence[str], log: Path) -> None:
        """Start ``foretell`` with these arguments; its output goes to a file."""

    def has_ended(self) -> bool:
        """Return whether it has exited."""
        ...

    def kill(self) -> None:
        """Kill it, as a crash would; do nothing if there is none."""

    def close(self) -> None:
        """Release the launcher, which can start nothing more."""


class Fresh:
    """A launcher that starts a new interpreter each time.

    Args:
        module: the module whose command it is.
    """

    def __init__(self, module: str = "foretell") -> None:
        self._module = module
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, words: Sequence[str], log: Path) -> None:
        """See ``Launcher``."""
        with log.open("ab") as file:
            command = [sys.executable, "-m", self._module, *words]
            self._process = subprocess.Popen(command, stdout=file, stderr=file, cwd=ROOT)

    def has_ended(self) -> bool:
        """See ``Launcher``."""
        return self._process is not None and self._process.poll() is not None

    def kill(self) -> None:
        """See ``Launcher``."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def close(self) -> None:
        """See ``Launcher``."""


_idle: Final[dict[str, list["subprocess.Popen[str]"]]] = defaultdict(list)
"""The interpreters that wait for the next launcher, by the module that they run."""


class Warm:
    """A launcher that forks an interpreter with everything imported, in a tenth of the time.

    The interpreter outlives it, and serves the next one.

    Args:
        module: the module whose process forks.
    """

    def __init__(self, module: str = "tests.server.forking") -> None:
        self._module = module
        self._parent = _idle[module].pop() if _idle[module] else _forking(module)

    def start(self, words: Sequence[str], log: Path) -> None:
        """See ``Launcher``."""
        self._tell("start", str(log), *words)

    def has_ended(self) -> bool:
        """See ``Launcher``."""
        return self._tell("look") == "gone"

    def kill(self) -> None:
        """See ``Launcher``."""
        self._tell("kill")

    def close(self) -> None:
        """See ``Launcher``."""
        _idle[self._module].append(self._parent)

    def _tell(self, *words: str) -> str:
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write("\t".join(words) + "\n")
        self._parent.stdin.flush()
        return self._parent.stdout.readline().strip()


def _forking(module: str) -> "subprocess.Popen[str]":
    """Start an interpreter, which ends with this process."""
    command = [sys.executable, "-m", module]
    parent = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    atexit.register(parent.communicate)
    return parent


@dataclass
class ServerProcess:
    """``foretell serve`` on a free port.

    Args:
        store: the URL of its store.
        log: the file of its log.
        launcher: the launcher that starts it.
        flags: further command-line options.
    """

    store: str
    log: Path
    launcher: Launcher
    flags: tuple[str, ...] = ()
    port: int = field(default_factory=free_port)

    @property
    def url(self) -> str:
        """Its URL."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it without waiting until it listens."""
        words = ["serve", "--port", str(self.port), "--store", self.store, *self.flags]
        self.launcher.start(words, self.log)

    def is_listening(self) -> bool:
        """Return whether it accepts connections; it may not answer yet.

        Raises:
            RuntimeError: if it has exited.
        """
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=0.2).close()
        except OSError:
            if self.launcher.has_ended():
                raise RuntimeError(self.log.read_text()) from None
            return False
        return True

    def wait(self) -> None:
        """Wait until it listens."""
        deadline = time.monotonic() + DEADLINE
        while not self.is_listening():
            if time.monotonic() > deadline:
                raise TimeoutError(self.log.read_text())
            time.sleep(0.005)

    def kill(self) -> None:
        """Kill it, as a crash would; do nothing if it is not running."""
        self.launcher.kill()


@contextmanager
def server_process(
    store: str, log: Path, *flags: str, launcher: Launcher | None = None
) -> Iterator[ServerProcess]:
    """Run a listening server, and kill it when the block ends."""
    server = ServerProcess(store, log, launcher or Fresh(), flags)
    try:
        server.start()
        server.wait()
        yield server
    finally:
        server.kill()
        server.launcher.close()
