"""Compiling in the background: one bot after the other, only when a run is long."""

import os
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

    def terminate(self) -> None:
        self.is_over = True

    def wait(self) -> None:
        until(lambda: self.is_over)


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


def test_bots_are_compiled_one_after_the_other_and_each_code_once(
    processes: list[Process],
) -> None:
    compiler = BackgroundCompiler()
    compiler.add("learned", "steady")
    compiler.add("master:bold", "strongest:50", "learned", "random")
    until(lambda: len(processes) == 1)
    assert processes[0].bot == "learned"
    processes[0].terminate()
    until(lambda: len(processes) == 2)
    assert processes[1].bot == "strongest"
    compiler.stop()
    assert len(processes) == 2


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
    assert process.args[-2:] == ("foretell.bots.preparing", "learned")  # type: ignore[index]
    assert process.wait() == 0
