"""Bot worker processes, for tests that talk to them."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from foretell.bots.worker import Reply, Request, decode_reply, encode_request


@contextmanager
def worker(*command: str) -> Iterator["Worker"]:
    """Run a worker; it ends with the block."""
    pipe = subprocess.PIPE
    words = command or ("-m", "foretell.bots.worker")
    process = subprocess.Popen(
        [sys.executable, *words], stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL
    )
    with process:
        try:
            yield Worker(process)
        finally:
            process.kill()


class Worker:
    """A worker and its pipes."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process

    def send(self, request: Request) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(encode_request(request))
        self.process.stdin.flush()

    def receive(self) -> Reply:
        assert self.process.stdout is not None
        return decode_reply(self.process.stdout.readline())

    def ask(self, request: Request) -> Reply:
        self.send(request)
        return self.receive()
