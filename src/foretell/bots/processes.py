"""A process pool that spreads tasks over the cores of this machine."""

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from foretell.bots.cores import ONE_THREAD

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

T = TypeVar("T")
R = TypeVar("R")


class TaskLost(Exception, Generic[T]):
    """A process ended unexpectedly while working on ``task``."""

    def __init__(self, task: T) -> None:
        super().__init__(task)
        self.task = task


def spread(
    work: Callable[[T], R], tasks: Iterable[T], *, jobs: int
) -> Generator[tuple[T, R], None, None]:
    """Yield each task with its result as soon as it is done, in any order.

    Closing the generator terminates the processes.

    Args:
        work: the function applied to each task; a module-level one, so that it can be pickled.
        tasks: the tasks, started in order.
        jobs: the number of processes, each with one thread; no more are started than there are
            tasks.

    Raises:
        TaskLost: when a process ends unexpectedly.
    """
    waiting = iter(tasks)
    first = list(islice(waiting, jobs))
    with _processes(work, len(first)) as idle:
        busy = dict(zip(idle, first, strict=True))
        for connection, task in busy.items():
            _give(connection, task)
        while busy:
            for ready in wait(list(busy)):
                connection = next(one for one in busy if one is ready)
                finished = busy.pop(connection)
                result = _received(connection, finished)
                for task in islice(waiting, 1):
                    busy[connection] = task
                    _give(connection, task)
                yield finished, result


def serve(connection: "Connection[R, T | None]", work: Callable[[T], R]) -> None:
    """Answer each task from a connection with its result, until None arrives or it closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError):
        while (task := connection.recv()) is not None:
            connection.send(work(task))


def _give(connection: "Connection[T | None, R]", task: T) -> None:
    with _losing(task):
        connection.send(task)


def _received(connection: "Connection[T | None, R]", task: T) -> R:
    with _losing(task):
        return connection.recv()


@contextmanager
def _losing(task: object) -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise TaskLost(task) from None


@contextmanager
def _processes(work: Callable[[T], R], jobs: int) -> "Iterator[list[Connection[Any, Any]]]":
    """Start processes, yield the connections to them, and kill them at the end."""
    context = get_context("spawn")
    started: list[SpawnProcess] = []
    connections: list[Connection[Any, Any]] = []
    try:
        with _quiet():
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                process = context.Process(target=serve, args=(theirs, work), daemon=True)
                process.start()
                theirs.close()
                started.append(process)
                connections.append(ours)
        yield connections
    finally:
        for connection in connections:
            connection.close()
        for process in started:
            process.kill()
        for process in started:
            process.join()


@contextmanager
def _quiet() -> Iterator[None]:
    """Make processes start with one thread and without interrupts, which this one gets later."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(ONE_THREAD)
    try:
        with _uninterrupted():
            yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold SIGINT and SIGTERM back; processes started meanwhile never get any."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[int] = []
    before = {
        number: handler
        for number in (signal.SIGINT, signal.SIGTERM)
        if callable(handler := signal.getsignal(number))
    }
    # Handlers hold back what comes by way of other threads, the mask is what processes inherit.
    for number in before:
        signal.signal(number, lambda received, _: held.append(received))
    try:
        with _masked():
            yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for received in held[:1]:
            signal.raise_signal(received)


@contextmanager
def _masked() -> Iterator[None]:
    """Block SIGINT and SIGTERM in this thread and the processes that it starts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # otherwise the first process starts it, and unblocks
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
