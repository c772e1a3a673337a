"""A worker process: bots decide in it, one observation after another.

    python -m foretell.bots.worker

Each request on standard input is a length in four bytes, then a pickled ``Request``. Each reply on
standard output is a line: the index of the action among the legal ones, and the processor time in
microseconds. Only the parent process writes requests, so unpickling them is safe; replies are two
numbers, so the parent unpickles nothing.
"""

import os
import pickle
import signal
import struct
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final, NamedTuple

from foretell.bots.preparing import prepare
from foretell.bots.registry import create
from foretell.game.observation import Observation

ERRED: Final = -1
"""Instead of an index: the bot raised, or its action is illegal."""
NICE: Final = 10
"""The niceness of a worker, so that bots give way to everything else on the machine."""
LARGEST: Final = 1 << 30
"""Bytes of memory beyond which a worker exits after its reply; another one takes its place."""

_LENGTH: Final = struct.Struct("!I")


class Request(NamedTuple):
    """A decision to make; without an observation, a warm-up."""

    bot: str
    """Its name, as ``foretell.bots.registry.create`` takes it."""
    seed: str = ""
    observation: Observation | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """A worker's answer to a request."""

    index: int
    """Of the action in ``Observation.legal_actions``, or ``ERRED``."""
    seconds: float
    """Processor time."""


def encode_request(request: Request) -> bytes:
    """Return a request as a worker reads it."""
    body = pickle.dumps(tuple(request), protocol=pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def decode_reply(line: bytes) -> Reply:
    """Return the reply in a line.

    Raises:
        ValueError: when no worker wrote the line.
    """
    index, microseconds = line.split()
    return Reply(int(index), int(microseconds) / 1e6)


def choice(request: Request) -> int:
    """Return the index of the action that a bot takes, or ``ERRED``."""
    bot, seed, observation = request
    try:
        if observation is None:
            prepare(bot)
            return 0
        return observation.legal_actions.index(create(bot, seed).act(observation))
    except Exception:  # noqa: BLE001 - other packages' bots may do anything; the table goes on
        return ERRED


def work(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests until memory runs short; ``_read`` ends the process at the end of input."""
    waiting: SimpleQueue[Request] = SimpleQueue()
    Thread(target=_read, args=(requests, waiting), daemon=True).start()
    while not _is_large():
        began, index = time.process_time(), choice(waiting.get())
        replies.write(b"%d %d\n" % (index, (time.process_time() - began) * 1e6))
        replies.flush()


def _read(requests: BinaryIO, waiting: "SimpleQueue[Request]") -> None:
    """Queue requests; once the parent is gone, end the process, even during a decision."""
    while head := requests.read(_LENGTH.size):
        body = requests.read(_LENGTH.unpack(head)[0])
        waiting.put(Request(*pickle.loads(body)))  # noqa: S301 - from the parent process
    os._exit(0)


def _is_large() -> bool:
    if sys.platform == "win32":
        return False
    import resource

    size = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return size * (1 if sys.platform == "darwin" else 1_024) > LARGEST


def main() -> None:
    """Answer the parent process, at low priority."""
    for name in ("SIGINT", "SIGTERM"):  # meant for the server, whose end is this process's, too
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(NICE)
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what bots print is no reply
    work(requests, replies)


if __name__ == "__main__":
    main()
