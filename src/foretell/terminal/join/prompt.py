"""The input line, while events are printed above it."""

import os
import sys
from collections.abc import Callable, Iterator
from io import UnsupportedOperation
from threading import Thread
from typing import Final

_CHUNK: Final = 4096


def listen(hear: Callable[[str | None], None]) -> None:
    """Call ``hear`` with each line typed, and with None at the end of input.

    Calls come from a daemon thread.
    """

    def follow() -> None:
        for line in _lines():
            hear(line)
        hear(None)

    Thread(target=follow, name="keyboard", daemon=True).start()


def _lines() -> Iterator[str]:
    """Yield the lines of standard input.

    A real standard input is read unbuffered: a thread blocked inside its buffer would keep the
    program from ending.
    """
    try:
        descriptor = sys.stdin.fileno()
    except UnsupportedOperation:
        yield from (line.rstrip("\n") for line in sys.stdin)
        return
    encoding, rest = sys.stdin.encoding, b""
    while True:
        try:
            read = os.read(descriptor, _CHUNK)
        except OSError:  # the terminal is gone
            return
        if not read:
            if rest:
                yield rest.decode(encoding, "replace")
            return
        *lines, rest = (rest + read).split(b"\n")
        yield from (line.decode(encoding, "replace").rstrip("\r") for line in lines)


_WIPE: Final = "\r\x1b[K"


class Question:
    """The input line; a plain one is never overwritten, so that a started line is always ended."""

    def __init__(self, *, plain: bool) -> None:
        self._begins = "" if plain else " "
        self._wipes = not plain and sys.stdout.isatty()
        self._asked = ""

    def ask(self, text: str) -> None:
        """Show a prompt and stay on its line, unless it is already shown; "" shows none."""
        if text == self._asked:
            return
        self.make_way()
        if text:
            self._write(f"{self._begins}{text} ")
        self._asked = text

    def make_way(self) -> None:
        """Clear the line for other output."""
        if self._asked:
            self._write(_WIPE if self._wipes else "\n")
        self._asked = ""

    def answered(self, typed: str) -> None:
        """Move to the next line; echo an answer from a pipe as if it had been typed."""
        if self._asked and not sys.stdin.isatty():
            self._write(f"{typed}\n")
        self._asked = ""

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
