"""What is typed while other things happen."""

import os
import sys
from collections.abc import Callable, Iterator
from io import UnsupportedOperation
from threading import Thread
from typing import Final

_CHUNK: Final = 4096


def listen(hear: Callable[[str | None], None]) -> None:
    """Call ``hear`` with each line that is typed, and with None when nothing more comes.

    It is called in a thread of its own, which ends with the program.
    """

    def follow() -> None:
        for line in _lines():
            hear(line)
        hear(None)

    Thread(target=follow, name="keyboard", daemon=True).start()


def _lines() -> Iterator[str]:
    """Yield the lines of standard input.

    Of a real one, bytes are read past its buffer: a thread that waits in there would not let the
    program end.
    """
    try:
        descriptor = sys.stdin.fileno()
    except UnsupportedOperation:
        yield from (line.rstrip("\n") for line in sys.stdin)
        return
    encoding, left = sys.stdin.encoding, b""
    while True:
        try:
            read = os.read(descriptor, _CHUNK)
        except OSError:  # the terminal is gone
            return
        if not read:
            if left:
                yield left.decode(encoding, "replace")
            return
        *lines, left = (left + read).split(b"\n")
        yield from (line.decode(encoding, "replace").rstrip("\r") for line in lines)
