"""Compiling bots in the background, while they already decide in the engine."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Lock, Thread, Timer
from typing import Final

from foretell.bots.cores import ONE_THREAD
from foretell.bots.preparing import code_of

LONG: Final = 20.0
"""Seconds after which a run is long enough for compiling to pay off."""
NICE: Final = 19
"""The niceness of compiling, which yields to all other processes, bots included."""


def _ignore(_: str, __: str) -> None:
    """Do nothing: the engine computes everything that is not compiled."""


class BackgroundCompiler:
    """Compiles bots in processes of low priority, one after the other.

    Args:
        failed: called in a thread with the name of a bot that could not be compiled, and what its
            process wrote to standard error.
    """

    def __init__(self, failed: Callable[[str, str], None] = _ignore) -> None:
        self._failed = failed
        self._waiting: SimpleQueue[str | None] = SimpleQueue()
        self._seen: set[str] = set()
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: Thread | None = None
        self._is_stopped = False

    def add(self, *bots: str) -> None:
        """Have bots compiled, unless that was done or is unnecessary."""
        with self._lock:
            if self._is_stopped:
                return
            codes = {code for bot in bots if (code := code_of(bot)) is not None}
            for code in sorted(codes - self._seen):
                self._waiting.put(code)
            self._seen |= codes
            if self._seen and self._thread is None:
                self._thread = Thread(target=self._run, daemon=True)
                self._thread.start()

    def stop(self) -> None:
        """Stop at once; compiled code stays in the cache."""
        with self._lock:
            self._is_stopped = True
            if self._process is not None:
                self._process.terminate()
        self._waiting.put(None)
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while (bot := self._waiting.get()) is not None:
            with self._lock:
                if self._is_stopped:
                    return
                self._process = _started(bot)
            _, errors = self._process.communicate()
            with self._lock:
                is_ended = self._is_stopped
            if self._process.returncode != 0 and not is_ended:
                self._failed(bot, errors.decode(errors="replace"))


@contextmanager
def compiled_meanwhile(bots: Iterable[str], *, after: float = LONG) -> Iterator[None]:
    """Compile bots in the background if what is done with them takes long.

    Args:
        bots: their names.
        after: the seconds after which it does.
    """
    compiler = BackgroundCompiler()
    timer = Timer(after, lambda: compiler.add(*bots))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        compiler.stop()


def _started(bot: str) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen(  # noqa: S603 - it is our own
        (sys.executable, "-m", "foretell.bots.preparing", bot),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=os.environ | ONE_THREAD,
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),  # only on Windows
    )
    if sys.platform != "win32":
        with suppress(OSError):  # it may be over
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
    return process
