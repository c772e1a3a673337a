"""Commands interrupted at chosen moments, and what is left of them."""

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FORETELL: Final = (sys.executable, "-m", "foretell_start")
"""The installed command, without the script that pip writes."""
STATUSES: Final = {
    signal.SIGINT: {130, -signal.SIGINT},
    signal.SIGTERM: {143, -signal.SIGTERM},
}
"""The statuses of a command that a signal ended; a shell shows both as the first of them."""
MARK: Final = "FORETELL_INTERRUPTED"
"""An environment variable by which the processes of a command are recognised."""


@dataclass(frozen=True)
class Ended:
    """The end of an interrupted command.

    Attributes:
        status: its exit status.
        took: seconds from the signal to the end.
        error: its standard error.
        remaining: its processes that still run, as command lines.
    """

    status: int
    took: float
    error: str
    remaining: tuple[str, ...]
    was_over: bool
    """Whether it had ended before the signal."""

    def fault(self, number: signal.Signals, *, within: float) -> str | None:
        """Return the fault of this end, None if there is none."""
        if self.took > within:
            return f"it took {self.took:.1f} s"
        if not self.was_over and self.status not in STATUSES[number] and not self._came_late:
            return f"its status is {self.status}"
        if "Traceback" in self.error or "Exception ignored" in self.error:
            return "it shows a traceback"
        return f"processes remain: {self.remaining}" if self.remaining else None

    @property
    def _came_late(self) -> bool:
        """Whether the command had done its work, or refused it, when the signal came."""
        return self.status == 0 or (self.status == 2 and self.error.startswith("foretell: "))


def moments(seed: int, count: int, *, longest: float) -> Iterator[tuple[float, signal.Signals]]:
    """Yield moments in seconds since the start, each with a signal; more of them early."""
    choices = random.Random(seed)
    for _ in range(count):
        number = choices.choice((signal.SIGINT, signal.SIGTERM))
        yield longest * choices.random() ** 2, number


def interrupt(
    words: tuple[str, ...], folder: Path, *, after: float, number: signal.Signals, typed: str = ""
) -> Ended:
    """Start a command in a folder, send it a signal after some seconds, and see it end.

    The seconds count from the moment when the program takes signals: before, while Python starts,
    they end it at once in Python's own way.
    SIGINT goes to the whole process group, as a terminal sends it; SIGTERM to the command alone.
    """
    mark = f"{folder}-{time.monotonic_ns()}"
    with subprocess.Popen(
        [*FORETELL, *words],
        cwd=folder,
        env={**os.environ, MARK: mark, "XDG_STATE_HOME": str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        try:
            if typed:
                process.stdin.write(typed.encode())
                process.stdin.flush()
            while process.poll() is None and not _takes_signals(process.pid):
                time.sleep(0.002)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(after)
            sent = time.monotonic()
            was_over = process.poll() is not None
            if not was_over:
                if number is signal.SIGINT:
                    os.killpg(process.pid, number)
                else:
                    process.send_signal(number)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
            took = time.monotonic() - sent
            remaining = _gone(mark)
            error = process.stderr.read().decode(errors="replace")
        finally:
            for pid in _marked(mark):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            process.stdin.close()
    return Ended(process.returncode, took, error, remaining, was_over)


def _takes_signals(pid: int) -> bool:
    """Return whether a process has a handler for SIGTERM."""
    try:
        status = (Path("/proc") / str(pid) / "status").read_text()
    except OSError:
        return False
    caught = int(status.partition("SigCgt:")[2].split()[0], 16)
    return bool(caught >> (signal.SIGTERM - 1) & 1)


def _gone(mark: str, *, within: float = 2.0) -> tuple[str, ...]:
    """Wait until no process with this mark is there; return those that remain."""
    until = time.monotonic() + within
    while (pids := _marked(mark)) and time.monotonic() < until:
        time.sleep(0.02)
    return tuple(filter(None, map(_command_line, pids)))


def _marked(mark: str) -> list[int]:
    """Return the processes whose environment has this mark, without zombies."""
    wanted = f"{MARK}={mark}".encode()
    pids = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                if wanted in (entry / "environ").read_bytes().split(b"\0"):
                    pids.append(int(entry.name))
    return pids


def _command_line(pid: int) -> str:
    try:
        return (Path("/proc") / str(pid) / "cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


Check = Callable[[Path], None]
"""Checks a folder after a command was interrupted: each file in it is readable, or absent."""
