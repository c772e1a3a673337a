"""A process in which bots decide, one observation after another.

    python -m foretell.bots.worker

Requests come on standard input: four bytes with a length, then a pickled ``Request``. A line goes
to standard output for each: the index of the action among the legal ones, and the microseconds
of processor time that it took. Only this module's parent writes to it, so that unpickling is safe;
what comes back are two numbers, so that the parent unpickles nothing.
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
"""Instead of an index: the bot raised, or chose what is not legal."""
NICE: Final = 10
"""By how much bots give way to everything else on the machine."""
LARGEST: Final = 1 << 30
"""Bytes of memory beyond which a worker ends after its answer; another one takes its place."""

_LENGTH: Final = struct.Struct("!I")


class Request(NamedTuple):
    """One decision; without an observation, the bot only gets ready for its first."""

    bot: str
    """Its name, as ``foretell.bots.registry.create`` takes it."""
    seed: str = ""
    observation: Observation | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """What a worker made of a request."""

    index: int
    """Of the action in ``Observation.legal_actions``, or ``ERRED``."""
    seconds: float
    """Processor time."""


def encode_request(request: Request) -> bytes:
    """Return a request as a worker reads it."""
    body = pickle.dumps(tuple(request), protocol=pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def decode_reply(line: bytes) -> Reply:
    """Return what a worker wrote.

    Raises:
        ValueError: when no worker wrote that.
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
    """Answer requests until memory runs short; the process ends when there are no more of them."""
    waiting: SimpleQueue[Request] = SimpleQueue()
    Thread(target=_read, args=(requests, waiting), daemon=True).start()
    while not _is_large():
        began, index = time.process_time(), choice(waiting.get())
        replies.write(b"%d %d\n" % (index, (time.process_time() - began) * 1e6))
        replies.flush()


def _read(requests: BinaryIO, waiting: "SimpleQueue[Request]") -> None:
    """Read requests; once the server is gone, end the process whatever a bot is doing."""
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
    """Serve the parent process, out of everybody's way."""
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
