"""A worker process in which bots decide, one observation after another.

    python -m foretell.bots.worker

Each request on standard input is a length in four bytes, then a pickled ``Request``. Each reply on
standard output is a line: the index of the action among the legal ones and the processor time in
microseconds; for a failure, -1, that time and an array of JSON with the failure's three texts. Only
the parent process writes requests, so unpickling them is safe; the parent unpickles nothing. Bots'
output is dropped, as it may be about their cards; standard error is the parent's to read.
"""

import faulthandler
import json
import os
import pickle
import signal
import struct
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final, NamedTuple

from foretell.bots.preparing import prepare
from foretell.bots.substitutes import Failure, Reason, attempt, failure_of
from foretell.game.observation import SeatObservation

NICE: Final = 10
"""The niceness of a worker, so that bots yield to all other processes."""
MAX_MEMORY: Final = 1 << 30
"""Bytes of memory beyond which a worker exits after its reply, to be replaced by a new one."""

_LENGTH: Final = struct.Struct("!I")
_FAILED: Final = -1
"""Takes the place of an action's index."""


class Request(NamedTuple):
    """A decision to make; without an observation, a warm-up."""

    bot: str
    """The bot's name, as for ``foretell.bots.registry.create``."""
    seed: str = ""
    observation: SeatObservation | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """A worker's answer to a request."""

    outcome: int | Failure
    """The index of the action in ``Observation.legal_actions``; 0 for a warm-up."""
    seconds: float
    """The processor time, in seconds."""


def encode_request(request: Request) -> bytes:
    """Return a request in the format of the worker's input."""
    body = pickle.dumps(tuple(request), protocol=pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def encode_reply(reply: Reply) -> bytes:
    """Return the line for a reply."""
    outcome, microseconds = reply.outcome, round(reply.seconds * 1e6)
    if not isinstance(outcome, Failure):
        return b"%d %d\n" % (outcome, microseconds)
    failure = json.dumps([outcome.reason, outcome.error, outcome.detail]).encode()
    return b"%d %d %s\n" % (_FAILED, microseconds, failure)


def decode_reply(line: bytes) -> Reply:
    """Return the reply in a line.

    Raises:
        ValueError: when the line is not a reply.
    """
    index, microseconds, *failure = line.split(maxsplit=2)
    if not failure:
        return Reply(int(index), int(microseconds) / 1e6)
    texts = json.loads(failure[0])
    if not isinstance(texts, list):
        raise ValueError(line)
    reason, error, detail = map(str, texts)
    return Reply(Failure(Reason(reason), error, detail), int(microseconds) / 1e6)


def outcome_of(request: Request) -> int | Failure:
    """Return the index of a bot's action, 0 for a warm-up, or the bot's failure."""
    bot, seed, observation = request
    if observation is not None:
        action = attempt(bot, seed, observation)
        return action if isinstance(action, Failure) else observation.legal_actions.index(action)
    try:
        prepare(bot)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - bots of other packages can raise anything
        return failure_of(error)
    return 0


def work(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests until memory exceeds the limit; ``_read`` exits at the end of input."""
    waiting: SimpleQueue[Request] = SimpleQueue()
    Thread(target=_read, args=(requests, waiting), daemon=True).start()
    while memory_in_use() <= MAX_MEMORY:
        request, began = waiting.get(), time.process_time()
        outcome = outcome_of(request)
        replies.write(encode_reply(Reply(outcome, time.process_time() - began)))
        replies.flush()


def _read(requests: BinaryIO, waiting: "SimpleQueue[Request]") -> None:
    """Queue requests; once the parent is gone, end the process, even during a decision."""
    while head := requests.read(_LENGTH.size):
        body = requests.read(_LENGTH.unpack(head)[0])
        waiting.put(Request(*pickle.loads(body)))  # noqa: S301 - from the parent process
    os._exit(0)


def memory_in_use() -> int:
    """Return the bytes of memory that this process takes, 0 where that is unknown.

    Not the most that it ever took: for that, Linux counts what the parent had before it started it.
    """
    if sys.platform == "win32":
        return 0
    elif sys.platform == "linux":  # noqa: RET505 - what follows a return would be checked nowhere
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    else:
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most * (1 if sys.platform == "darwin" else 1_024)


def main() -> None:
    """Answer the parent process, at low priority."""
    for name in ("SIGINT", "SIGTERM"):  # meant for the server; this process ends with it
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(NICE)
    faulthandler.enable()
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):  # keeps bots' prints out of the replies
        os.dup2(nothing, stream)
    work(requests, replies)


if __name__ == "__main__":
    main()
