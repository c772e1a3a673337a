"""Compiling in the background: one bot after the other, only when a run is long."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator

import pytest

from foretell.bots import background
from foretell.bots.background import BackgroundCompiler, compiled_meanwhile


class Process:
    """A process that lasts until it is ended."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.is_over = False
        self.returncode = 0

    def terminate(self) -> None:
        self.end(-signal.SIGTERM)

    def end(self, returncode: int) -> None:
        self.returncode = returncode
        self.is_over = True

    def communicate(self) -> tuple[None, bytes]:
        until(lambda: self.is_over)
        return None, b"no space left"


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.001)


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Process]]:
    started: list[Process] = []

    def start(bot: str) -> Process:
        started.append(Process(bot))
        return started[-1]

    monkeypatch.setattr(background, "_started", start)
    yield started
    assert all(process.is_over for process in started)


def test_bots_are_compiled_one_after_the_other_and_each_code_once(processes: list[Process]) -> None:
    compiler = BackgroundCompiler()
    compiler.add("learned", "steady")
    compiler.add("master:bold", "strongest:50", "learned", "random")
    until(lambda: len(processes) == 1)
    assert processes[0].bot == "learned"
    processes[0].end(0)
    until(lambda: len(processes) == 2)
    assert processes[1].bot == "strongest"
    compiler.stop()
    assert len(processes) == 2


def test_a_bot_that_cannot_be_compiled_is_reported_with_the_reason_and_others_follow(
    processes: list[Process],
) -> None:
    """One whose compiling is stopped has not failed."""
    failed: list[tuple[str, str]] = []
    compiler = BackgroundCompiler(lambda bot, errors: failed.append((bot, errors)))
    compiler.add("learned", "strongest", "searcher")
    for number, status in enumerate((1, 0)):
        until(lambda number=number: len(processes) == number + 1)  # type: ignore[misc]  # the default binds the loop's number
        processes[number].end(status)
    until(lambda: len(processes) == 3)
    compiler.stop()
    assert failed == [("learned", "no space left")]


def test_nothing_is_compiled_after_the_end(processes: list[Process]) -> None:
    compiler = BackgroundCompiler()
    compiler.stop()
    compiler.add("learned")
    assert processes == []


def test_bots_of_a_short_run_are_not_compiled(processes: list[Process]) -> None:
    with compiled_meanwhile(["learned"], after=20):
        pass
    assert processes == []


def test_bots_of_a_long_run_are_compiled_until_it_ends(processes: list[Process]) -> None:
    with compiled_meanwhile(["learned"], after=0):
        until(lambda: len(processes) == 1)
    assert processes[0].is_over


def test_compiling_is_a_process_of_low_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # there is nothing to compile
    process = background._started("learned")
    assert isinstance(process, subprocess.Popen)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) >= background.NICE
    assert process.args[-2:] == ("foretell.bots.preparing", "learned")  # type: ignore[index]  # a list, as it is started
    assert process.communicate()[1] == b""
    assert process.returncode == 0
