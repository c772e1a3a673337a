"""No command starts more processes than there are cores, or than there are tasks."""

from collections.abc import Iterator

import click
import pytest

from foretell.bots import processes
from foretell.terminal.common import jobs
from foretell.terminal.program import COMMANDS, foretell
from tests.terminal.helpers import Run

CORES = 3
"""The cores of the machine in these tests."""
REDUCED = "--jobs 99999 would be more than this machine has cores: 3 at a time."
GAME = ("--players", "3", "--hand-sizes", "1")
SPREADING = {
    "simulate": ("--games", "9999", "--bots", "random", "--out", "g.jsonl", *GAME),
    "tournament": ("--alone", "steady", "--others", "random", "--deals", "9", *GAME),
    "puzzles": ("--out", "found.puzzles"),
}
"""The commands that spread work over processes, each with enough of it."""
TRAINING = ("--steps", "1", "--batch", "4", "--hidden", "3", "--players", "3", "--out", "net")


class Started(Exception):
    """Raised instead of starting processes."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the machine three cores, on which no process starts."""

    def start(_: object, count: int) -> None:
        raise Started(count)

    monkeypatch.setattr(jobs, "cores", lambda: CORES)
    monkeypatch.setattr(processes, "_processes", start)


def commands_with_jobs() -> Iterator[str]:
    with foretell.make_context("foretell", ["bots"]) as ctx:
        for name in COMMANDS:
            command = foretell.get_command(ctx, name)
            assert isinstance(command, click.Command)
            if any(param.name == "jobs" for param in command.params):
                yield name


def test_every_command_with_a_number_of_jobs_is_tested_here() -> None:
    assert set(commands_with_jobs()) == {*SPREADING, "train"}


@pytest.mark.parametrize("command", SPREADING)
def test_a_command_starts_a_process_for_each_core_at_most(command: str, run: Run) -> None:
    for wanted, started in (("99999", CORES), ("2", 2)):
        with pytest.raises(Started) as caught:
            run(command, *SPREADING[command], "--jobs", wanted)
        assert caught.value.count == started


def test_a_reduced_number_is_announced_in_a_line(run: Run) -> None:
    few = ("simulate", "--games", "1", "--bots", "random", *GAME)
    assert REDUCED in run(*few, "--out", "1.jsonl", "--jobs", "99999").err
    assert "--jobs" not in run(*few, "--out", "2.jsonl", "--jobs", "3").err


def test_training_uses_a_thread_for_each_core_at_most(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[int] = []
    monkeypatch.setattr(
        "foretell_lab.training.run.learner_for", lambda _, threads: used.append(threads)
    )
    monkeypatch.setattr("foretell_lab.training.run.train", lambda *_, **__: ())
    ran = run("train", *TRAINING, "--jobs", "99999")
    assert used == [CORES], ran.err
    assert REDUCED in ran.err


@pytest.mark.parametrize(("tasks", "started"), [(0, 0), (2, 2), (9, 4)])
def test_no_more_processes_are_started_than_there_are_tasks(tasks: int, started: int) -> None:
    with pytest.raises(Started) as caught:
        next(processes.spread(str, iter(range(tasks)), jobs=4))
    assert caught.value.count == started
