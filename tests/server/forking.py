"""``python -m tests.server.forking``: forks ``foretell`` processes on orders from standard input.

Each line gets a line in answer: ``start`` with a log file and arguments, ``look`` or ``kill``.
"""

import os
import signal
import sys

import foretell.server.process
import foretell.terminal.serve  # noqa: F401 - imports in advance what takes long to import
from foretell.terminal import main


def serve(log: str, words: list[str]) -> int:
    """Fork, run the command in the child, and return the child's process id."""
    child = os.fork()
    if child:
        return child
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(file, 1)
    os.dup2(file, 2)
    os._exit(main(words))


def forget(child: int, how: int) -> bool:
    """Wait for a child, or only poll it; return whether it has ended."""
    return not child or os.waitpid(child, how)[0] == child


def answer_lines() -> None:
    """Carry out each line of standard input until it ends."""
    child = 0
    for line in sys.stdin:
        what, *words = line.rstrip("\n").split("\t")
        if what == "start":
            child = serve(words[0], words[1:])
        elif what == "kill" and child:
            os.kill(child, signal.SIGKILL)
            forget(child, 0)
            child = 0
        elif what == "look" and forget(child, os.WNOHANG):
            child = 0
        sys.stdout.write(f"{child or 'gone'}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    answer_lines()
