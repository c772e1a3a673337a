"""Processes that play: they answer, fail loudly, and end when no more games are wanted."""

import os
import signal
import threading
from multiprocessing import Pipe, active_children

import pytest

from foretell.arena.played import Played
from foretell.arena.playing import games
from foretell.arena.refusals import WorkerLost
from foretell.arena.task import Task, attempt
from foretell.arena.workers import workers
from foretell.bots import processes
from foretell.bots.cores import ONE_THREAD, cores
from foretell.bots.processes import TaskLost, serve
from foretell.bots.registry import UnknownBot
from tests.arena.helpers import SHORT, duel

BOTS = ("steady", "random", "random")


def a_task(*bots: str) -> Task:
    return Task(SHORT, "2a", 1, (0, 1, 1), bots or BOTS)


@pytest.fixture(autouse=True)
def interrupts() -> object:
    """Restore the handler of SIGINT, which workers replace."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


def test_a_worker_answers_until_it_is_asked_to_stop() -> None:
    ours, theirs = Pipe()
    for task in (a_task(), a_task("steady", "nobody", "steady"), None):
        ours.send(task)
    serve(theirs, attempt)
    assert isinstance(ours.recv(), Played)
    assert isinstance(ours.recv(), UnknownBot)
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN


def test_a_worker_ends_when_its_pipe_is_closed() -> None:
    ours, theirs = Pipe()
    ours.send(a_task())
    ours.close()
    serve(theirs, attempt)


def test_processes_end_when_no_more_games_are_wanted() -> None:
    played = games(duel(deals=100), pool=workers(2))
    assert next(played).deal == 1
    assert len(active_children()) == 2
    played.close()
    assert active_children() == []


def test_a_refusal_in_a_worker_is_raised_and_ends_the_other_workers() -> None:
    played = workers(1)([a_task("steady", "nobody", "steady")])
    with pytest.raises(UnknownBot):
        next(played)
    assert active_children() == []


def test_a_killed_process_is_reported() -> None:
    played = workers(1)(duel_tasks())
    next(played)
    for process in active_children():
        process.kill()
        process.join()
    with pytest.raises(WorkerLost) as lost:
        list(played)
    assert lost.value.bots == "steady,random,random"
    assert active_children() == []


def duel_tasks() -> list[Task]:
    return [Task(SHORT, "2a", deal, (0, 1, 1), BOTS) for deal in range(1, 50)]


def test_a_process_that_has_ended_takes_no_task() -> None:
    ours, theirs = Pipe()
    theirs.close()
    with pytest.raises(TaskLost) as lost:
        processes._give(ours, a_task())
    assert lost.value.task == a_task()


def test_a_worker_process_computes_on_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    monkeypatch.delenv("NUMBA_NUM_THREADS", raising=False)
    with processes._quiet():
        assert all(os.environ[name] == "1" for name in ONE_THREAD)
    assert os.environ["OMP_NUM_THREADS"] == "3"
    assert "NUMBA_NUM_THREADS" not in os.environ


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_is_held_back_while_processes_start_and_comes_then(number: signal.Signals) -> None:
    received: list[int] = []
    usual = signal.signal(number, lambda one, _: received.append(one))
    try:
        with processes._quiet():
            signal.raise_signal(number)
            assert received == []
        assert received == [number]
    finally:
        signal.signal(number, usual)


def test_a_thread_other_than_the_main_one_may_start_processes() -> None:
    """Only the main thread can set the handler of SIGINT."""
    seen: list[object] = []

    def look() -> None:
        with processes._quiet():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [signal.getsignal(signal.SIGINT)]


def test_cores_are_counted_on_every_operating_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cores() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 5)
    assert cores() == 5
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert cores() == 1
