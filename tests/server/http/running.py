"""``foretell serve`` as its own process, on a free port."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

DEADLINE = 30.0
"""Seconds within which a command has to end, and a server to start."""
COMMAND = (sys.executable, "-W", "error::ResourceWarning", "-m", "foretell")


def command(*words: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run a ``foretell`` command to its end."""
    return subprocess.run(
        [*COMMAND, *words],
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )


def environment(folder: Path) -> dict[str, str]:
    """Return an environment that keeps all data in a folder and sets the language to English."""
    kept = {name: value for name, value in os.environ.items() if "FORETELL" not in name}
    return {**kept, "XDG_DATA_HOME": str(folder), "HOME": str(folder), "FORETELL_LANG": "en"}


@dataclass
class Running:
    """A running server."""

    process: "subprocess.Popen[str]"
    url: str

    def ask(self, path: str, body: object = None, token: str = "") -> Any:
        """Return the JSON of the answer."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        method = "GET" if body is None else "POST"
        answer = httpx.request(method, self.url + path, json=body, headers=headers, timeout=10)
        return answer.raise_for_status().json()

    def person(self, name: str) -> str:
        """Return the token of a new person."""
        token: str = self.ask("/api/people", {"name": name, "token": "bearer"})["token"]
        return token

    def end(self) -> tuple[int, str]:
        """Shut it down; return its exit status and its standard error."""
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=10)
        return self.process.returncode, errors


@contextmanager
def running(folder: Path, *words: str, launcher: Sequence[str] = ()) -> Iterator[Running]:
    """Run a server while the block lasts, started by another program if one is given."""
    process = subprocess.Popen(
        [*launcher, *COMMAND, "serve", "--port", "0", *words],
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    late = threading.Timer(DEADLINE, process.kill)
    late.start()
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        late.cancel()
        urls = [word for word in line.split() if word.startswith("http://")]
        if not urls:
            raise RuntimeError(process.communicate()[1])
        yield Running(process, urls[0])
    finally:
        late.cancel()
        process.kill()
        process.communicate()
