"""Games on the cores of this machine: a process for each, which plays one game after the other."""

import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING

from foretell.arena.played import Played
from foretell.arena.refusals import WorkerLost
from foretell.arena.task import Crew, Task, attempt
from foretell.bots.cores import ONE_THREAD
from foretell.errors import Refusal

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess


def workers(jobs: int) -> Crew:
    """Return a crew of processes on this machine.

    Args:
        jobs: how many; each plays a game at a time, with one thread.
    """

    def crew(tasks: Iterable[Task]) -> Generator[Played, None, None]:
        waiting = iter(tasks)
        with _processes(jobs) as idle:
            busy = dict(zip(idle, waiting, strict=False))
            for connection, task in busy.items():
                _give(connection, task)
            while busy:
                for ready in wait(list(busy)):
                    connection = next(known for known in busy if known is ready)
                    played = _received(connection, busy.pop(connection))
                    for task in islice(waiting, 1):
                        busy[connection] = task
                        _give(connection, task)
                    yield played

    return crew


def serve(connection: "Connection[Played | Refusal, Task | None]") -> None:
    """Play the games that come through a connection, until None comes, or nothing any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError):
        while (task := connection.recv()) is not None:
            connection.send(attempt(task))


def _give(connection: Connection, task: Task) -> None:
    with _told_of_loss(task):
        connection.send(task)


def _received(connection: Connection, task: Task) -> Played:
    with _told_of_loss(task):
        found = connection.recv()
    if isinstance(found, Refusal):
        raise found
    assert isinstance(found, Played)
    return found


@contextmanager
def _told_of_loss(task: Task) -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise WorkerLost(deal=task.deal, bots=",".join(task.bots)) from None


@contextmanager
def _processes(jobs: int) -> Iterator[list[Connection]]:
    """Start processes, give the connections to them, and end them whatever they are doing."""
    context = get_context("spawn")
    started: list[SpawnProcess] = []
    connections: list[Connection] = []
    try:
        with _quiet():
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                process = context.Process(target=serve, args=(theirs,), daemon=True)
                process.start()
                theirs.close()
                started.append(process)
                connections.append(ours)
        yield connections
    finally:
        for connection in connections:
            connection.close()
        for process in started:
            process.terminate()
        for process in started:
            process.join()


@contextmanager
def _quiet() -> Iterator[None]:
    """Give what is started here one thread, and no interest in the interrupt key."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    is_main = threading.current_thread() is threading.main_thread()
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN) if is_main else None
    os.environ.update(ONE_THREAD)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
        if is_main:
            signal.signal(signal.SIGINT, handler)
