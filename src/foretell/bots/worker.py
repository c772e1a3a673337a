"""A worker process in which bots decide, one observation after another.

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
"""The code for a bot that raised an exception or returned an illegal action."""
NICE: Final = 10
"""The niceness of a worker, so that bots yield to all other processes."""
MAX_MEMORY: Final = 1 << 30
"""Bytes of memory beyond which a worker exits after its reply, to be replaced by a new one."""

_LENGTH: Final = struct.Struct("!I")


class Request(NamedTuple):
    """A decision to make; without an observation, a warm-up."""

    bot: str
    """The bot's name, as for ``foretell.bots.registry.create``."""
    seed: str = ""
    observation: Observation | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """A worker's answer to a request."""

    index: int
    """The index of the action in ``Observation.legal_actions``, or ``ERRED``."""
    seconds: float
    """The processor time, in seconds."""


def encode_request(request: Request) -> bytes:
    """Return a request in the format of the worker's input."""
    body = pickle.dumps(tuple(request), protocol=pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def decode_reply(line: bytes) -> Reply:
    """Return the reply in a line.

    Raises:
        ValueError: when the line is not a reply.
    """
    index, microseconds = line.split()
    return Reply(int(index), int(microseconds) / 1e6)


def choice(request: Request) -> int:
    """Return the index of a bot's action, or ``ERRED``."""
    bot, seed, observation = request
    try:
        if observation is None:
            prepare(bot)
            return 0
        return observation.legal_actions.index(create(bot, seed).act(observation))
    except Exception:  # noqa: BLE001 - bots of other packages can raise anything; the table continues
        return ERRED


def work(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests until memory exceeds the limit; ``_read`` exits at the end of input."""
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
    return size * (1 if sys.platform == "darwin" else 1_024) > MAX_MEMORY


def main() -> None:
    """Answer the parent process, at low priority."""
    for name in ("SIGINT", "SIGTERM"):  # meant for the server; this process ends with it
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(NICE)
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # keeps bots' prints out of the replies
    work(requests, replies)


if __name__ == "__main__":
    main()
